// Forms of one word that no ending explains: bought and buy, pris and prendre. Words are folded: small letters, no accents.

const FAMILIES: readonly (readonly [forms: RegExp, name: string])[] = [
  // English
  [/^b(?:uy(?!.*er)|ought)/, "buy"],
  [/^pa(?:y|id$|ie|ye)/, "pay"],
  [/^la(?:y(?!out)|id)/, "lay"],
  [/^l(?:ies?|ying)$/, "lie"],
  [/^ti(?:es?|ed)$/, "tie"],
  [/^t(?:ak(?:e|ing)|ook)/, "take"],
  [/^g(?:iv(?:e|ing)|ave)/, "give"],
  [/^(?:win(?:s|n.*)?|won)$/, "win"],
  [/^(?:hold|held)/, "hold"],
  [/^los(?:e|ing|t)/, "lose"],
  [/^(?:keep|kept)/, "keep"],
  [/^(?:gets?|getting|got)$/, "get"],
  [/^(?:see(?:s|n|ing)?|saw)$/, "see"],
  [/^kn(?:ow|ew)/, "know"],
  [/^beg[aiu]n/, "begin"],
  [/^hal(?:f|ves)$/, "half"],
  [/^attack/, "attack"],
  [/^respon[ds]/, "respond"],
  // English and French
  [/^cho(?:os|se|ice|i[sx])/, "choose"],
  [/^conver[st]/, "convert"],
  [/^defen[cds]/, "defend"],
  // French
  [/^repon[ds]/, "repondre"],
  [/^ach[ae]t/, "acheter"],
  [/^(re|sur|com)?pr(?:en[den]|is)/, "prendre"],
  [/^(re|per|pro)?m(?:et[st]?|ett.+|is|ises?)$/, "mettre"],
  [/^(re|main|ob|con)?t(?:en(?:ir|ez|ons|u.*)|ien(?:s|t|nent|dra))$/, "tenir"],
  [/^(re|de|pre)?v(?:en(?:ir|ez|ons|u.*)|ien(?:s|t|nent|dra))$/, "venir"],
  [/^(de|re)?couv(?:r|ert)/, "couvrir"],
  [/^perd/, "perdre"],
  [/^d(?:oi[st]|oivent|ev(?:oir|ez|ons|ra|ait).*)$/, "devoir"],
  [/^p(?:eu[tvx]|ouv(?:oir|ez|ons|ait)|ourr[aeio])/, "pouvoir"],
  [/^rec(?:u|us|ues?|oi[stv].*|ev.+)$/, "recevoir"],
  [/^(?:voi[rst]|voient|voy[eo].+|vu|vus|vues?)$/, "voir"],
  [/^fin(?:i.*|s)?$/, "finir"],
  [/^joueu[rs]/, "joueur"],
  [/^nouve(?:au|l)/, "nouveau"],
];

/** The name of a word's family: what all forms of an irregular word have in common. */
export function familyOf(word: string): string | undefined {
  for (const [forms, name] of FAMILIES) {
    const found = forms.exec(word);
    if (found !== null) return `${found[1] ?? ""}~${name}`;
  }
  return undefined;
}
