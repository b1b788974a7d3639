# ゲーム本文以外に端末で表示する文。

title = { $set ->
    [base] Guns & Steel（鋼鉄と火薬）
    [renaissance] Guns & Steel：ルネサンス
   *[combined] Guns & Steel＋ルネサンス（混合）
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
commands = 番号で答えてください。? で質問の説明、why カード名 で選べない理由、card カード名 でカードの説明、ask で相手の狙い、pos で盤面の表示、undo で直前の選択の取り消し、save ファイル名 と load ファイル名 で保存と再開、q で終了します。
turn = { $person ->
    [you] 第{ $turn }手番：あなたの番です
   *[other] 第{ $turn }手番：{ $who }の番です
}
comma = 、
wonders = 世界遺産
pile = 研究の山：{ $card }（残り{ $under }枚）
player = { $person ->
    [you] あなた
   *[other] { $who }
}：軍事力{ $strength }、{ $points }点
culture = 文化トークン{ $count }個
gained = この手番に獲得したエネルギー：{ $what }
surely = 裏向きとわかっているカード：{ $cards }
cost = 購入コスト：{ $cost }
priced = { $card }（{ $price }）
surcharge = ＋好きな資源{ $count }個
not-an-option = 「{ $text }」は選択肢にありません。1から{ $last }の番号で選ぶか、? で説明を見てください。何も変わっていません。
possible = それは選べます。{ $number }番です。
buy-later = 支払えます。購入フェイズに買ってください。
why-what = why のあとにカード名か選択肢を書いてください。例：why { $example }
unknown-card = 「{ $text }」というカードも世界遺産もありません。
ask-whom = そのような対戦相手はいません。ask だけで全員に、ask { $example } でプレイヤー{ $example }に聞けます。
ask-too-early = { $who }はまだ何も決めていません。
ask-silent = { $who }は教えてくれません。
cannot-undo = 取り消せる選択がありません。
saved = ゲームを{ $file }に保存しました。
loaded = { $file }のゲームを再開します。
file-missing = { $command } のあとにファイル名を書いてください。
goodbye = ありがとうございました。またどうぞ。
card-line = { $type }、{ $back }、軍事力{ $strength }、{ $vp }点{ $response ->
    [yes] 、反撃
   *[no] { "" }
}
wonder-line = { $age }、{ $vp }点{ $glory ->
    [0] { "" }
   *[other] 、栄光 { $glory }
}、初期配置アイコン：{ $indicator }
nothing-affordable = この手番に買えるカードはありません。
several = （番号は空白で区切って一度にいくつでも選べます。順番は自由です。1つずつ選ぶと、それより後のものだけが残ります。）
not-together = その組み合わせは選べません。何も変わっていません。
players = { $count }人：
save-failed = { $file } に保存できませんでした。ゲームはそのままです。別の名前を試してください。
load-failed = { $file } を読み込めませんでした。今のゲームはそのままです。
