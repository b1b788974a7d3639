# ゲーム本文以外に端末で表示する文。

title = { $set ->
    [base] 鋼鉄と火薬（Guns & Steel）
    [renaissance] Guns & Steel：ルネサンス
   *[combined] 鋼鉄と火薬＋ルネサンス（混合）
}、{ $players }人プレイ。あなたはプレイヤー{ $number }です。
opponents = 対戦相手：{ $bots }。
opponent = { $who }（{ $level }）
level = { $level ->
    [recruit] 新兵
    [scout] 斥候
    [soldier] 兵士
    [sergeant] 軍曹
    [captain] 大尉
    [general] 将軍
    [marshal] 元帥
    [random] ランダム
   *[other] { $level }
}
thinking = { $who }が考えています…
commands = 番号を入力して選んでください。「?」で質問の説明、「why カード名」で選べない理由、「card カード名」でカードの説明、「ask」で相手の狙い、「pos」で場の様子、「undo」で直前の選択の取り消し、「save ファイル名」で保存、「load ファイル名」で再開、「q」で終了します。
turn = { $person ->
    [you] 第{ $turn }手番：あなたの番です
   *[other] 第{ $turn }手番：{ $who }の番です
}
comma = 、
wonders = 世界遺産
pile = 研究の山：{ $card }（下に{ $under }枚）
player = { $person ->
    [you] あなた
   *[other] { $who }
}：軍事力{ $strength }、{ $points }点
culture = 文化トークン{ $count }個
gained = この手番に獲得したエネルギー：{ $what }
surely = 確実に裏向きのカード：{ $cards }
cost = 購入コスト：{ $cost }
priced = { $card }（{ $price }）
surcharge = ＋好きなエネルギー{ $count }個
not-an-option = 「{ $text }」は選択肢にありません。{ $last ->
    [1] 1を選ぶか
   *[other] 1から{ $last }の番号で選ぶか
}、「?」で説明を見てください。何も変わっていません。
possible = それは選べます。{ $number }番です。
buy-later = 支払えます。購入フェイズに買ってください。
why-what = 「why」のあとにカード名か選択肢を書いてください。例：why { $example }
unknown-card = 「{ $text }」というカードも世界遺産もありません。
ask-whom = そのような対戦相手はいません。「ask」だけで全員に、「ask { $example }」で{ $who }に聞けます。
ask-too-early = { $who }はまだ何も決めていません。
ask-silent = { $who }は教えてくれません。
cannot-undo = 取り消せる選択がありません。
saved = ゲームを{ $file }に保存しました。
loaded = { $file }のゲームを再開します。
file-missing = 「{ $command }」のあとにファイル名を書いてください。
goodbye = ありがとうございました。またどうぞ。
card-line = { $type }、{ $back }、軍事力{ $strength }、{ $vp }点{ $response ->
    [yes] 、反撃
   *[no] { "" }
}
wonder-line = { $age }、{ $vp }点{ $glory ->
    [0] { "" }
   *[other] 、栄光{ $glory }
}、初期配置アイコン：{ $indicator }
nothing-affordable = この手番に買えるカードはありません。
pay-with = { $sources }で支払う
several = （番号は空白で区切って、一度にいくつでも入力できます。順番は自由です。1つずつ入力すると、次からは一覧でそれより下のものだけが選べます。）
not-together = その組み合わせは選べません。何も変わっていません。
players = { $count }人：
save-failed = { $file }に保存できませんでした。ゲームはそのままです。別の名前を試してください。
load-failed = { $file }を読み込めませんでした。いまのゲームはそのままです。
list-column = { $column ->
    [card] カード
    [wonder] 世界遺産
    [age] 時代
    [type] タイプ
    [cost] 購入コスト
    [strength] 軍事力
    [points] 勝利点
    [response] 反撃
    [three] 3人以上
    [glory] 栄光
   *[indicator] 初期配置アイコン
}
list-icon = { $there ->
    [yes] あり
    [no] なし
   *[hidden] { "" }
}
list-reconstructed = *　復元した値（どのルールブックにも書かれていません）
values-checked = { $file }：変更{ $changed }件、警告{ $warnings }件
lesson-heading = { $before }：{ $text }
lesson-commands = 番号で選びます。「why カード名」で選べない理由、「card カード名」でカードの説明、「pos」でテーブルの表示、「q」で終了です。
lesson-go-on = （エンターキーで次へ進みます。）
lesson-next = 次のレッスン：{ $command }
lesson-real = 初心者を相手に本番のゲーム：{ $command }
served-at = Gunsteel のアドレス：{ $address } （Ctrl-C で停止。テーブルは残ります）
served-in-network = ローカルネットワークでは：{ $address }
help-usage = 使い方：{ $line }
help-about = 「鋼鉄と火薬」と「ルネサンス」のルール、棋譜、対戦。
help-command = { $command ->
    [serve] ブラウザーやプログラムにテーブルを提供する
    [play] このターミナルで遊ぶ
    [admin] サーバーのテーブルを管理する
    [trace] ランダムなゲームや棋譜のトレースを書き出す
    [replay] 棋譜を調べて、結果を表示する
    [deal] 新しいゲームの棋譜を書き出す
    [perft] 選択の列を数える（実装の比較用）
    [rules] ルールを読む、探す
    [cards] カードの一覧や説明を見る
    [arena] ボットどうしを対戦させる
   *[ladder] レベルの強さを測る
}
help-more = { $line } で各コマンドの説明を表示します（英語）。終了コード：0は成功、1は検査で不合格、2は入力の誤り。
replayed = { $file }：{ $summary }
replayed-game = { $set ->
    [base] 鋼鉄と火薬
    [renaissance] ルネサンス
   *[combined] 混合
}、{ $players }人、選択{ $choices }回
replayed-going = { $game }、途中（第{ $turn }手番、席{ $seat }）
replayed-over = { $game }。{ $points }。{ $winners }の{ $count ->
    [1] 勝ち
   *[other] 同点勝利
}
replayed-seat = 席{ $seat }
replayed-points = { $name }は勝利点{ $points }（カード{ $cards }枚）
