### What stands on and beside the cards in the browser. tools/gen_catalog.py takes these words into the catalogue.

cost = 購入コスト
surcharge = 追加コスト
strength = 軍事力
points = 勝利点
response = 反撃
response-help = 攻撃されたときに使えます。
no-response = アイコンなし
three-players = 2人プレイでは使わない
two-players = 2人ゲームでも使う
reconstructed = 復元した値です（どのルールブックにも書かれていません）。
back = 資源面
glory = 必要な栄光トークンの数
indicator = 初期配置アイコン
requirement = 獲得条件
with-2 = 2人
with-3 = 3人
with-4 = 4人
comma = 、
colon = ：
sources = 値の出どころ

# What a card does, in a word before signs: as short as can be.
verb-gain = 獲得
verb-replenish = 回復
verb-play = 出す
verb-activate = 発動
verb-take-back = 手札へ
verb-weaker = 弱い相手
verb-others = ほかの人
verb-opponents = 相手
verb-all = 全て
verb-rival = 相手の
verb-each = ごとに

# Where a word of a name may be broken, if it does not fit into a line.
breaks = クー|デター　コン|ピュータ　ステルス|爆撃機　チャリ|オット　ナショナ|リズム　フリ|ゲート　交易と|貢納　人工|衛星　側面|攻撃　原子力|潜水艦　宇宙開発|競争　待ち|伏せ　海外|貿易　物々|交換　蒸気|機関　証券|取引所　アポロ|計画　アレクサン|ドリアの|大灯台　アンコール・|ワット　エッフェル|塔　ギザの|三大|ピラミッド　ゴールデン・|ゲート・|ブリッジ　サグラダ・|ファミリア　シドニー・|オペラ|ハウス　ジェンネの|大モスク　タージ・|マハル　バビロンの|空中|庭園　パナマ|運河　ピサの|斜塔　マチュ・|ピチュ　マン|ハッタン|計画　ロードス|島の|巨像　国際|宇宙|ステー|ション　聖ソフィア|大聖堂
# The same on plates, which are too narrow for smaller letters.
narrow-breaks = { "" }
