### What stands on and beside the cards in the browser. tools/gen_catalog.py takes these words into the catalogue.

cost = コスト
surcharge = 追加コスト
strength = 軍事力
points = 勝利点
response = 反撃
response-help = 攻撃されたときに使えます。
no-response = アイコンなし
three-players = 2人ゲームでは使わない
two-players = 2人ゲームでも使う
reconstructed = 復元値：どのルールブックにも書かれていません。
back = 資源面
glory = 必要な栄光トークン
indicator = 指定カード
requirement = 条件
with-2 = 2人
with-3 = 3人
with-4 = 4人
comma = 、
colon = ：
