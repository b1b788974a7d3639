# リンクを共有した先に表示される文章。

title = 鋼鉄と火薬
about = 馬から宇宙までを駆け抜けるカードゲーム。5枚のカード、発明のピラミッド、そして守れないものを奪うライバル。ブラウザーで、ボットや友だちと、登録なしで遊べます。
picture = 夜空の下、4つの時代のカードのピラミッド
invited-by = { $name }さんが鋼鉄と火薬に招待しています
invited = 鋼鉄と火薬に招待されています
running = 鋼鉄と火薬の観戦
over = 鋼鉄と火薬の対局を振り返る
daily = 鋼鉄と火薬の本日の配置
set = { $set ->
    [base] 鋼鉄と火薬
    [renaissance] ルネサンス
   *[combined] 両方の組み合わせ
}
players = { $count }人
seats = { $count ->
    [0] 空席なし
   *[other] 空席{ $count }
}
clock-none = 時間制限なし
clock-seconds = { $count }秒
clock-minutes = { $count }分
clock-hours = { $count }時間
clock-days = { $count }日
clock-move = 1手{ $time }
clock-total = 持ち時間{ $time }
