import { describe, expect, it } from "vitest";

import { loadRulebook, searchRules } from "../src/lib/rulebook";
import { createMatcher } from "../src/lib/wordForms";

describe("a word is found in all its forms", () => {
  it.each([
    ["deplete", "You depleted two cards."],
    ["depleting", "To deplete is to turn a card."],
    ["card", "Cards come back."],
    ["CARDS", "A card is what it shows."],
    ["buying", "You may buy one card."],
    ["bought", "You may buy one card."],
    ["pay", "What was paid is gone."],
    ["supplies", "The supply lies in the middle."],
    ["planned", "You plan anew."],
    ["epuiser", "Vous épuisez 2 ressources."],
    ["rechargée", "Recharger, c’est couvrir une carte."],
    ["recharger", "Les cartes rechargées sont prêtes."],
    ["chevaux", "un cheval"],
    ["cheval", "2 chevaux"],
    ["l'age", "L’âge du Cheval"],
    ["jetons", "un jeton culture"],
    ["payer", "Vous payez le coût ; elle paie aussi."],
    ["achat", "Les achats du tour."],
    ["消費する", "資源を2個消費します。"],
    ["消費しました", "消費とは、裏向きのカードを表向きにすることです。"],
    ["買います", "カードを買うときは"],
    ["戻した", "手札に戻します"],
    ["ぴらみっど", "ピラミッドを組みます"],
    ["ﾋﾟﾗﾐｯﾄﾞ", "ピラミッドを組みます"],
    ["コンピューター", "《コンピュータ》の2枚"],
    ["Ｒ４０", "R40"],
  ])("%s", (query, text) => {
    expect(createMatcher(query)(text)).toBe(true);
  });

  it.each([
    ["deplete", "You replenish a card."],
    ["horse", "You buy a house."],
    ["消費", "回復します"],
    ["epuiser", "Vous rechargez 2 ressources."],
    ["card wonder", "A card alone."],
  ])("and others are not: %s", (query, text) => {
    expect(createMatcher(query)(text)).toBe(false);
  });
});

const FAMILIES = [
  "buy buys buying bought",
  "pay pays paid paying payment payments",
  "take takes took taken taking",
  "win wins won winning winner",
  "lose loses lost losing",
  "tie tied ties",
  "attack attacks attacked attacker attackers attacking",
  "response responses respond responding responds",
  "replenish replenishes replenished",
  "convert conversion conversions converted",
  "choose chose chosen choosing choice choices",
  "cover covered covers",
  "city cities",
  "begin began begun begins",
  "lay laid lays",
  "lie lies lying",
  "give gave given",
  "turn turns turned",
  "penalty penalties",
  "activate activated activation",
  "get got",
  "keep kept",
  "see saw seen",
  "know known",
  "put putting",
  "end ends",
  "half halves",
  "player players",
  "acheter achète achetez achat achats acheté achetée achètent",
  "payer paie payez paiement payé paient",
  "prendre prend prenez pris prise prennent prises",
  "reprendre reprenez repris reprend",
  "couvrir couverte couvert couvrez couvertes",
  "visible visibles",
  "perdre perd perdu perdez perdus perdue",
  "choisir choisit choisissez choisi choix",
  "joueur joueurs joueuse",
  "premier première premières",
  "nouveau nouvelle nouveaux",
  "civil civile civiles",
  "jeu jeux",
  "jouer joue jouez jouée jouent jouera",
  "attaquer attaque attaquez attaquant attaques",
  "répondre répond réponse réponses répondez",
  "cheval chevaux",
  "égal égale égaux",
  "mettre met mettez mis mise",
  "devoir doit devez doivent",
  "pouvoir peut pouvez peuvent",
  "dernier dernière",
  "recevoir reçoit recevez reçu",
  "défendre défend défense défendez",
  "gagner gagne gagnez gagné gagnée",
  "finir fini finie finit fin",
  "épuiser épuise épuisé épuisées",
  "gloire gloires",
  "voir voit voyez vu",
  "merveille merveilles",
  "convertir convertissez conversion converti",
  "partie parties",
  "oeuvre œuvre œuvres",
  "céder cède cédez",
  "plein pleine",
  "vainqueur vainqueurs",
  "tenir tient tenez",
  "remplir remplit remplissez rempli",
];

it.each(FAMILIES)("each of these finds all of them: %s", (family) => {
  const forms = family.split(" ");
  const missed = forms.flatMap((one) =>
    forms.filter((other) => !createMatcher(one)(`x ${other} y`)).map((other) => [one, other]),
  );
  expect(missed).toEqual([]);
});

it.each([
  ["しょうひ", "資源を2個消費します。"],
  ["ショウヒする", "消費とは"],
  ["しはらった", "購入コストを支払います。"],
  ["もどした", "手札に戻します。"],
  ["かいます", "カードを買うときは"],
  ["かいふく", "回復する"],
  ["せかいいさん", "世界遺産を獲得します。"],
  ["うばいました", "世界遺産を奪う"],
])("the reading %s finds %s", (query, text) => {
  expect(createMatcher(query)(text)).toBe(true);
});

it.each([
  ["しょうひ", "回復します"],
  ["prise", "une carte prête"],
  ["voir", "vous pouvez"],
  ["reprendre", "prenez une merveille"],
  ["finit", "une fine couche"],
])("%s does not find %s", (query, text) => {
  expect(createMatcher(query)(text)).toBe(false);
});

it.each([
  ["en", "depleting", "R20"],
  ["en", "converted", "R61"],
  ["fr", "épuisées", "R20"],
  ["fr", "convertissez", "R61"],
  ["ja", "消費した", "R20"],
  ["ja", "変換する", "R61"],
  ["ja", "へんかん", "R61"],
  ["en", "bought", "R54"],
  ["fr", "achetée", "R54"],
  ["fr", "reprenez", "R48"],
] as const)("in the rules of %s, %s finds %s", async (language, query, number) => {
  const found = searchRules(await loadRulebook(language), query);
  expect(found.flatMap((line) => line.numbers)).toContain(number);
  expect(found.length).toBeLessThan(80);
});
