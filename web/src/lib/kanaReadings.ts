// The words of the rules by their reading: whoever types しょうひ finds 消費.

const READINGS = `しげん 資源|しんぽ 進歩|こうにゅう 購入|てばん 手番|てふだ 手札|せかいいさん 世界遺産|じだい 時代|ぎじゅつ 技術|せんじゅつ 戦術
しょうひ 消費|かいふく 回復|かくとく 獲得|はつどう 発動|はんげき 反撃|こうげき 攻撃|ぐんじりょく 軍事力|しょうりてん 勝利点|ぶんか 文化|えいこう 栄光
けんきゅう 研究|うま 馬|かやく 火薬|せきゆ 石油|ちきゅう 地球|うちゅう 宇宙|しょくりょう 食糧|てつ 鉄|じょうけん 条件|へんかん 変換|ついか 追加
ひょうじゅん 標準|きほん 基本|こんごう 混合|しょき 初期|じゅんび 準備|ぶんめい 文明|おもて 表|うら 裏|おもてむき 表向き|うらむき 裏向き|こうか 効果
こうきょう 公共|あいて 相手|しゅうりょう 終了|どうてん 同点|しょうしゃ 勝者|しはらう 支払|かう 買|もどす 戻|うばう 奪|おく 置|だす 出|えらぶ 選|かつ 勝|まける 負|わたす 渡
うしなう 失|かいます 買|かいました 買|かった 買|おきます 置|おいた 置|まけた 負|まけます 負|つかう 使|かえす 返|まもる 守|うつす 移`;

const KANJI: ReadonlyMap<string, string> = new Map(
  READINGS.split(/[|\n]/).map((pair) => pair.split(" ") as [string, string]),
);

/** What is written with kanji in the rules, for a word in kana; `stem` cuts the ends of verbs. */
export function kanjiFor(word: string, stem: (word: string) => string): string | undefined {
  const known = KANJI.get(word) ?? KANJI.get(stem(word));
  if (known !== undefined) return known;
  for (const [reading, kanji] of KANJI) {
    if (stem(reading) !== reading && stem(reading) === stem(word)) return kanji;
  }
  return undefined;
}
