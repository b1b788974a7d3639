# ゲームの文章、日本語。
#
# 引数の意味は en.ftl にある。カード名と世界遺産の名前はカードのデータから入る。用語は locales/rules.ja.md に合わせる。

## Names

player = プレイヤー{ $number }
bot = { $level ->
    [recruit] 新兵
    [scout] 斥候
    [soldier] 兵士
    [sergeant] 軍曹
    [captain] 大尉
    [general] 将軍
    [marshal] 元帥
   *[other] { $name }
}{ $number }
you = あなた
quoted-card = 《{ $name }》
quoted-wonder = 〈{ $name }〉
quoted-text = 「{ $text }」
card-from = { $other ->
    [you] { $name }（元の持ち主：あなた）
   *[other] { $name }（元の持ち主：{ $whom }）
}
resource = { $resource ->
    [food] 食糧
    [iron] 鉄
    [horse] 馬
    [gunpowder] 火薬
    [oil] 石油
    [earth] 地球
   *[space] 宇宙
}
age = { $age ->
    [start] 初期
    [horse] 馬
    [gunpowder] 火薬
    [oil] 石油
    [earth] 地球
   *[space] 宇宙
}
type = { $type ->
    [civil] 技術
    [tactic] 戦術
   *[attack] ユニット
}
phase = { $phase ->
    [resource] 資源フェイズ
    [development] 進歩フェイズ
    [purchase] 購入フェイズ
   *[end] 手番終了フェイズ
}
zone = { $zone ->
    [hand] 手札
    [up] 表向き
    [down] 裏向き
    [row] ピラミッド
    [pile] 研究の山
   *[revealed] 公開中
}

## Lists and amounts

list-comma = { $first }、{ $next }
list-and = { $count ->
    [2] { $first }と{ $last }
   *[other] { $first }、{ $last }
}
list-or = { $count ->
    [2] { $first }か{ $last }
   *[other] { $first }、{ $last }のどれか
}
paragraph = { $first }{ $next }
sentence = { $clause }。
amount = { resource }{ $count }個
amount-cards = { resource }{ $count }枚
amount-any = 好きなカード{ $count }枚
nothing = なし
type-of-card = { $type ->
    [civil] 技術カード
    [tactic] 戦術カード
   *[attack] ユニットカード
}
cards-of-types = { $types }{ $count }枚
face-up-cards-of-types = 表向きの{ $types }{ $count }枚
all-cards-of-types = 自分の表向きの{ $types }すべて

## Questions: to whoever is asked, and about somebody else

question-by = { $card }：{ $question }
question-start-resource = { $person ->
    [you] はじめの資源として置くカードを選んでください。
   *[other] { $who }がはじめの資源を選んでいます。
}
question-resource = { $person ->
    [you] この手番の資源として置くカードを選んでください。
   *[other] { $who }が資源を選んでいます。
}
question-develop = { $person ->
    [you] 進歩として出すカードを選んでください。
   *[other] { $who }が進歩を選んでいます。
}
question-activate = { $person ->
    [you] いま出したカードの効果を発動しますか？
   *[other] { $who }が発動するかどうか考えています。
}
question-buy = { $person ->
    [you] カードを買いますか？
   *[other] { $who }が買うカードを考えています。
}
question-pay = { $person ->
    [you] 支払いに使うものを選んでください。
   *[other] { $who }が支払い方を選んでいます。
}
question-claim = { $person ->
    [you] どの世界遺産を獲得しますか？
   *[other] { $who }が獲得する世界遺産を選んでいます。
}
question-take-back = { $person ->
    [you] 裏向きのカードを手札に戻しますか？
   *[other] { $who }が手札に戻す裏向きのカードを考えています。
}
question-glory = { $person ->
    [you] 栄光トークンを置きますか？
   *[other] { $who }が栄光トークンの置き場所を考えています。
}
question-glory-from = { $person ->
    [you] どの世界遺産からトークンを移しますか？
   *[other] { $who }が移すトークンを選んでいます。
}
question-gain = { $person ->
    [you] 何を獲得しますか？
   *[other] { $who }が獲得するものを選んでいます。
}
question-option = { $person ->
    [you] どちらの効果にしますか？
   *[other] { $who }が2つの効果から選んでいます。
}
question-replenish = { $person ->
    [you] どのカードを回復しますか？
   *[other] { $who }が回復するカードを選んでいます。
}
question-deplete = { $person ->
    [you] どの裏向きのカードを消費しますか？
   *[other] { $who }が消費するカードを選んでいます。
}
question-play = { $person ->
    [you] 手札からどのカードを出しますか？
   *[other] { $who }が手札から出すカードを選んでいます。
}
question-activate-card = { $person ->
    [you] どのカードを発動しますか？
   *[other] { $who }が発動するカードを選んでいます。
}
question-flip = { $person ->
    [you] どの裏向きのユニットカードを表にしますか？
   *[other] { $who }が裏向きのユニットカードを選んでいます。
}
question-opponent = { $person ->
    [you] どの相手を選びますか？
   *[other] { $who }が相手を選んでいます。
}
question-back = { $person ->
    [you] その手札から、裏面を見て1枚選んでください。
   *[other] { $who }が裏面を見てカードを選んでいます。
}
question-reveal = 同じ裏面のカードから、ランダムに決まります。
question-target = { $person ->
    [you] 相手のどの裏向きのカードを表にしますか？
   *[other] { $who }が相手の裏向きのカードを選んでいます。
}
question-take = { $person ->
    [you] どのユニットカードをもらいますか？
   *[other] { $who }がもらうユニットカードを選んでいます。
}
question-take-wonder = { $person ->
    [you] どの世界遺産を獲得しますか？
   *[other] { $who }が世界遺産を選んでいます。
}
question-retrieve = { $person ->
    [you] どのカードを手札に戻しますか？
   *[other] { $who }が手札に戻すカードを選んでいます。
}
question-respond = { $person ->
    [you] 攻撃されています。反撃しますか？
   *[other] { $who }が反撃を考えています。
}
question-give = { $person ->
    [you] どの世界遺産を渡しますか？
   *[other] { $who }が渡す世界遺産を選んでいます。
}

## Why this is asked

help-start-resource = 手番順があとのプレイヤーは、裏向きの資源を1枚置いて始めます（R35、R37）。
help-resource = カードは裏向きで自分の場に置かれ、購入の支払いに使えます（R40）。
help-develop = カードは表向きで自分の場に出て、軍事力が加わります。効果を発動することもできます（R41）。
help-activate = いま発動しなければ、手札からもう一度出すまで使えません（R42、R44）。発動するなら、できるかぎりすべて適用します（R43）。
help-buy = 1手番に1枚まで買えます。購入コストのほかに、そのカードを支えるカード1枚につき、好きなエネルギーが1個必要です（R54、R58）。
help-buy-pile = 研究の山から買うときは、購入コストのほかに、1つ下の時代の列に残っているカード1枚につき、好きなエネルギーが1個必要です（R71）。
help-pay = 支払いに使ったカードは表向きになります。変換して使い切れるなら、必要な分より多く出してもかまいません（R55、Q13）。
help-claim = 条件を満たしていて手札が1枚以下なので、世界遺産を必ず1枚獲得します（R84）。
help-take-back = 表向きのカードは手札に戻りました。裏向きのカードは戻しても、資源として残してもかまいません（R48、R49）。
help-glory = この手番に、世界遺産が求める行動をしました。トークンは1手番に1個まで置けます。同じ世界遺産に自分の3個目を置くと、それを獲得します（R89、R91）。
help-glory-from = 手元にトークンがないので、別の世界遺産から1個移します（R90）。
help-gain = 獲得したエネルギーは、この手番の終わりまで使えます（R25）。
help-option = どちらか一方だけを選びます。両方は選べません（S4）。
help-replenish = カードは裏向きの資源になり、すぐに使えます。できるだけ多く回復しなければなりません（R23、R24、S5）。
help-deplete = カードは表向きになります。エネルギーは得られません（R20、R21）。
help-play = カードは表向きで自分の場に出て、軍事力がすぐに加わります（S10）。
help-activate-card = そのカードの効果を、いま出したかのように適用します（S1）。
help-flip = カードは表向きになり、すぐに攻撃します。エネルギーは得られません（Q8）。
help-opponent = この効果の対象は相手1人です。誰にするかを選んでください。
help-back = 見えるのは裏面だけです。同じ裏面が何枚かあれば、ランダムに決まります（Q23）。
help-reveal = 裏からは見分けがつかないので、ランダムに決まります（Q23、Q35）。
help-target = あなたはそのカードの資源を、持ち主は文化トークン1個を獲得します。全員が表を見た裏向きのカードは名前で選べます。それ以外はランダムに決まります（Q35）。
help-take = 渡したカードと引き換えに1枚もらいます。もらったカードは、ずっとあなたのものです（Q22）。
help-take-wonder = 古い時代の世界遺産ほど、消費する資源は少なくて済みます（Q21）。
help-retrieve = 相手のカードの効果で、1枚を手札に戻します（R45）。
help-respond = 反撃アイコンのあるカードを手札から出すか、裏向きのユニットカードや戦術カードを表にします。軍事力が加わるだけで、効果は発動しません（R75、R76）。
help-give = 世界遺産を奪う攻撃に敗れました。どれを渡すかは自分で選べます（R81）。

## Details of a question

asked-card = { $who }が{ $card }を発動しました。
asked-about = あなたは{ $card }を出しました。
asked-price = { $surcharge ->
    [0] { $card }を買うには、{ $cost }が必要です。
   *[other] { $card }を買うには、{ $cost }のほかに、好きなエネルギー{ $surcharge }個が必要です。
}
asked-paid = ここまでの支払い：{ $paid }。
asked-left = { $left ->
    [0] ここで終えてもかまいません。
   *[other] { $number }つのうち、あと{ $left }つ選びます。
}
asked-penalty = あなたは攻撃に敗れました。
asked-wonder-price = { $wonder }を獲得するための代価です。
asked-wonder-target = トークンは{ $wonder }へ移します。
asked-opponent = { $other ->
    [you] あなたのカードが対象です。
   *[other] { $whom }のカードが対象です。
}
asked-back = 裏面は{ $back }です。
asked-strengths = { $who }の軍事力は{ $attack }、あなたの軍事力は{ $defence }です。

## 攻撃に懸かっているもの。防御する人に。$whoが攻撃する

stake-wonder = { $count ->
    [0] 負けても、渡す世界遺産がないので何も起こりません。
    [1] 負けると、{ $wonders }を{ $who }に渡します。
   *[other] 負けると、{ $count }つの世界遺産のうち自分で選んだ1つを{ $who }に渡します。
}
stake-resources = { $count ->
    [0] 負けても、裏向きのカードがないので何も起こりません。
   *[other] 負けると、資源を{ $count }個消費します。
}
stake-culture-each = こうして表にしたカード1枚につき、{ $who }は文化トークン1個を獲得します。
stake-attack-culture = { $who }は勝敗に関係なく文化トークン{ $count }個を獲得します。
stake-hold-culture = 守りきると、文化トークン{ $count }個を獲得します。

## Options

option-card-resource = { $card }（{ $resource }）
option-gained = 獲得した{ $resource }
gained-resource = 獲得した{ $resource }
option-pile = { $card }（研究の山から）
option-hand = 手札から{ $card }を出す
option-flip = { $card }を表にする
option-of-seat = { $whom }：{ $item }
option-wonder-price = { $count ->
    [0] { $wonder }（代価なし）
   *[other] { $wonder }（資源を{ $count }個消費）
}
option-number = { $number ->
    [1] 1つめの効果
   *[2] 2つめの効果
}
option-yes = 発動する
option-no = 発動しない
option-pass = 何も買わない
option-none-glory = 置かない
option-none-activate-card = どれも発動しない
option-done-pay = これで支払う
option-done-take-back = これ以上戻さない
option-done-deplete = これで終わり
option-done-respond = 反撃しない（これで終える）

## Events

event-lay-resource = { $person ->
    [you] あなたは{ $card }を資源として置きました。
   *[other] { $who }は{ $card }を資源として置きました。
}
event-lay-resource-back = { $person ->
    [you] あなたは資源を置きました：{ $back }。
   *[other] { $who }は資源を置きました：{ $back }。
}
event-play = { $person ->
    [you] あなたは{ $card }を出しました。
   *[other] { $who }は{ $card }を出しました。
}
event-turn-up = { $person ->
    [you] あなたは{ $card }を表にしました。
   *[other] { $who }は{ $card }を表にしました。
}
event-replenish = { $person ->
    [you] あなたは{ $card }を回復しました（{ $resource }）。
   *[other] { $who }は{ $card }を回復しました（{ $resource }）。
}
card-with-resource = { $card }（{ $resource }）
event-replenish-several = { $person ->
    [you] あなたは{ $cards }を回復しました。
   *[other] { $who }は{ $cards }を回復しました。
}
event-take-back = { $person ->
    [you] あなたは{ $card }を手札に戻しました。
   *[other] { $who }は{ $card }を手札に戻しました。
}
event-take-back-covered = { $person ->
    [you] あなたは裏向きの{ $card }を手札に戻しました。
   *[other] { $who }は裏向きの{ $card }を手札に戻しました。
}
event-take-back-back = { $person ->
    [you] あなたは裏向きのカードを手札に戻しました：{ $back }。
   *[other] { $who }は裏向きのカードを手札に戻しました：{ $back }。
}
covered-cards = 裏向きのカード{ $count }枚（{ $cards }）
event-buy = { $person ->
    [you] あなたはピラミッドから{ $card }を取りました。
   *[other] { $who }はピラミッドから{ $card }を取りました。
}
event-buy-pile = { $person ->
    [you] あなたは研究の山から{ $card }を取りました。
   *[other] { $who }は研究の山から{ $card }を取りました。
}
event-change-sides = { $person ->
    [you] { $card }があなたから{ $whom }へ移りました。
   *[other] { $other ->
        [you] { $card }が{ $who }からあなたへ移りました。
       *[other] { $card }が{ $who }から{ $whom }へ移りました。
    }
}
event-reveal = { $person ->
    [you] あなたは手札の{ $card }を見せました。
   *[other] { $who }は手札の{ $card }を見せました。
}
event-return = { $person ->
    [you] { $card }はあなたの手札に戻りました。
   *[other] { $card }は{ $who }の手札に戻りました。
}
event-gained = { $person ->
    [you] あなたは{ $amount }を獲得しました。
   *[other] { $who }は{ $amount }を獲得しました。
}
event-lost = { $person ->
    [you] あなたが使わなかったエネルギーは失われました：{ $amount }。
   *[other] { $who }が使わなかったエネルギーは失われました：{ $amount }。
}
event-culture-gained = { $person ->
    [you] あなたは文化トークン{ $count }個を獲得しました。
   *[other] { $who }は文化トークン{ $count }個を獲得しました。
}
event-culture-paid = { $person ->
    [you] あなたは文化トークン{ $count }個を支払いました。
   *[other] { $who }は文化トークン{ $count }個を支払いました。
}
event-glory-placed = { $person ->
    [you] あなたは{ $wonder }に栄光トークンを置きました。
   *[other] { $who }は{ $wonder }に栄光トークンを置きました。
}
event-glory-returned = { $person ->
    [you] { $wonder }の栄光トークン{ $count }個があなたの手元に戻りました。
   *[other] { $wonder }の栄光トークン{ $count }個が{ $who }の手元に戻りました。
}
event-wonder = { $person ->
    [you] あなたは{ $wonder }を獲得しました。
   *[other] { $who }は{ $wonder }を獲得しました。
}
event-wonder-given = { $person ->
    [you] あなたは{ $wonder }を{ $whom }に渡しました。
   *[other] { $other ->
        [you] { $who }は{ $wonder }をあなたに渡しました。
       *[other] { $who }は{ $wonder }を{ $whom }に渡しました。
    }
}
event-activated = { $person ->
    [you] あなたは{ $card }を発動しました。
   *[other] { $who }は{ $card }を発動しました。
}
event-compared-wins = { $person ->
    [you] あなたが{ $whom }を攻撃、{ $attack }対{ $defence }：あなたの勝ちです。
   *[other] { $other ->
        [you] { $who }があなたを攻撃、{ $attack }対{ $defence }：あなたの負けです。
       *[other] { $who }が{ $whom }を攻撃、{ $attack }対{ $defence }：{ $who }の勝ちです。
    }
}
event-compared-holds = { $person ->
    [you] あなたが{ $whom }を攻撃、{ $attack }対{ $defence }：{ $whom }が守りきりました。
   *[other] { $other ->
        [you] { $who }があなたを攻撃、{ $attack }対{ $defence }：あなたが守りきりました。
       *[other] { $who }が{ $whom }を攻撃、{ $attack }対{ $defence }：{ $whom }が守りきりました。
    }
}
event-bought = { $person ->
    [you] あなたは{ $paid }で{ $card }を買いました{ $surcharge ->
        [0] 。
       *[other] （追加コスト{ $surcharge }）。
    }
   *[other] { $who }は{ $paid }で{ $card }を買いました{ $surcharge ->
        [0] 。
       *[other] （追加コスト{ $surcharge }）。
    }
}
event-none-in-hand = { $person ->
    [you] あなたの手札に、出せる{ $types }はありません。
   *[other] { $who }の手札に、出せる{ $types }はありません。
}
event-none-covered = { $person ->
    [you] あなたの場に、表にできる裏向きの{ $types }はありません。
   *[other] { $who }の場に、表にできる裏向きの{ $types }はありません。
}
event-declined-activate = { $person ->
    [you] あなたは発動しませんでした。
   *[other] { $who }は発動しませんでした。
}
event-declined-buy = { $person ->
    [you] あなたは何も買いませんでした。
   *[other] { $who }は何も買いませんでした。
}
any-resources = エネルギー{ $count }個
event-unaffordable = { $person ->
    [you] あなたは何も買えませんでした。いちばん近いのは{ $card }で、{ $short }足りません。
   *[other] { $who }は何も買えませんでした。いちばん近いのは{ $card }で、{ $short }足りません。
}
event-declined-glory = { $person ->
    [you] あなたは栄光トークンを置きませんでした。
   *[other] { $who }は栄光トークンを置きませんでした。
}
event-declined-activate-card = { $person ->
    [you] あなたはどのカードも発動しませんでした。
   *[other] { $who }はどのカードも発動しませんでした。
}
event-declined-respond = { $person ->
    [you] あなたは反撃しませんでした。
   *[other] { $who }は反撃しませんでした。
}
event-chose-buy = { $person ->
    [you] あなたは{ $card }を買うことにしました。
   *[other] { $who }は{ $card }を買うことにしました。
}
event-chose-glory = { $person ->
    [you] あなたは{ $wonder }へ栄光トークンを移すことにしました。
   *[other] { $who }は{ $wonder }へ栄光トークンを移すことにしました。
}
event-chose-take-wonder = { $person ->
    [you] あなたは{ $wonder }を選びました。
   *[other] { $who }は{ $wonder }を選びました。
}
event-chose-option = { $number ->
    [1] { $person ->
        [you] あなたは1つめの効果を選びました。
       *[other] { $who }は1つめの効果を選びました。
    }
   *[2] { $person ->
        [you] あなたは2つめの効果を選びました。
       *[other] { $who }は2つめの効果を選びました。
    }
}
event-chose-opponent = { $person ->
    [you] あなたは{ $whom }を選びました。
   *[other] { $other ->
        [you] { $who }はあなたを選びました。
       *[other] { $who }は{ $whom }を選びました。
    }
}
event-chose-back = { $person ->
    [you] あなたはその手札から1枚を指定しました：{ $back }。
   *[other] { $who }はその手札から1枚を指定しました：{ $back }。
}
event-chose-target = { $person ->
    [you] あなたは{ $whom }の裏向きのカードを選びました：{ $target }。
   *[other] { $other ->
        [you] { $who }はあなたの裏向きのカードを選びました：{ $target }。
       *[other] { $who }は{ $whom }の裏向きのカードを選びました：{ $target }。
    }
}
event-turn = { $person ->
    [you] 第{ $turn }手番：あなたの番です。
   *[other] 第{ $turn }手番：{ $who }の番です。
}
event-undone = { $person ->
    [you] あなたは直前の選択を取り消しました。
   *[other] { $who }は直前の選択を取り消しました。
}
event-ended = ゲーム終了です（{ $reasons }）。

## What a player is after, in the player's own words

aim = { $who }「{ $words }」
aim-and-chances = { $who }「{ $words }。{ $chances }」
aim-buy = { $named ->
    [yes] { $thing }を買うのが狙いです
   *[no] カードを買うのが狙いです
}
aim-save = { $named ->
    [yes] { $thing }を買うために資源を蓄えています
   *[no] 先のために資源を蓄えています
}
aim-wonder = { $named ->
    [yes] { $thing }を狙っています
   *[no] 世界遺産を狙っています
}
aim-attack = { $named ->
    [yes] { $thing }で攻めます
   *[no] 攻めに出ます
}
aim-end = { $named ->
    [yes] { $thing }でゲームを終わらせて、勝つつもりです
   *[no] ゲームを終わらせて、勝つつもりです
}
aim-gather = 資源を集めながら、機会を待っています
aim-lots = 運まかせで選んでいるだけです
aim-chances = { $outlook ->
    [good] かなり有利だと思います
    [poor] 勝つのは難しそうです
   *[open] 勝つ見込みは{ $chance }％くらいです
}

## The end

end-reason = { $reason ->
    [last-space] ピラミッド最後の宇宙のカードの購入
    [last-wonder] 最後の世界遺産の獲得
   *[culture] 文化トークン15個以上の達成
}
result-won = { $person ->
    [you] { $points }点であなたの勝ちです。
   *[other] { $points }点で{ $who }の勝ちです。
}
result-won-by-cards = { $person ->
    [you] 同じ{ $points }点ですが、カードの多いあなたの勝ちです。
   *[other] 同じ{ $points }点ですが、カードの多い{ $who }の勝ちです。
}
result-shared = { $people }が{ $points }点で勝利を分かち合います。
result-line = { $place }位　{ $person ->
    [you] あなた
   *[other] { $who }
}：{ $points }点、カード{ $cards }枚

## Effects of cards, clause by clause

subject = { $mood ->
    [each] 相手はそれぞれ、
    [weaker] 軍事力があなたより低い相手はそれぞれ、
   *[others] 軍事力があなた以上の相手はそれぞれ、
}
effect-replenish = { $mood ->
    [you] { $what }を回復します
    [self] あなたは{ $what }を回復します
    [to] { $what }を回復します
    [option] { $what }を回復する
   *[other] { subject }{ $what }を回復します
}
effect-deplete = { $mood ->
    [you] 資源を{ $count }個消費します
    [self] あなたは資源を{ $count }個消費します
    [to] 資源を{ $count }個消費します
    [option] 資源を{ $count }個消費する
   *[other] { subject }資源を{ $count }個消費します
}
effect-for-deplete = 資源を{ $count }個消費して、{ $then }
effect-for-culture = 文化トークン{ $count }個を支払って、{ $then }
effect-gain = { $mood ->
    [you] { $what }を獲得します
    [self] あなたは{ $what }を獲得します
    [to] { $what }を獲得します
    [option] { $what }を獲得する
   *[other] { subject }{ $what }を獲得します
}
effect-gain-one = { $mood ->
    [you] { $what }を選んで獲得します
    [self] あなたは{ $what }を選んで獲得します
    [to] { $what }を選んで獲得します
    [option] { $what }を選んで獲得する
   *[other] { subject }{ $what }を選んで獲得します
}
effect-gain-culture = { $mood ->
    [you] 文化トークン{ $count }個を獲得します
    [self] あなたは文化トークン{ $count }個を獲得します
    [to] 文化トークン{ $count }個を獲得します
    [option] 文化トークン{ $count }個を獲得する
   *[other] { subject }文化トークン{ $count }個を獲得します
}
effect-culture-per-card = こうして裏返ったカード1枚につき、あなたは文化トークン1個を獲得します
effect-one-of = 次のどちらか一方を選びます。①{ $first }。②{ $second }
effect-play = { $mood ->
    [you] 手札から{ $what }を出します
    [self] あなたは手札から{ $what }を出します
    [to] 手札から{ $what }を出します
    [option] 手札から{ $what }を出す
   *[other] { subject }手札から{ $what }を出します
}
effect-not-activated = そのカードの効果は発動しません
effect-activate-visible = 自分の場の表向きの{ $types }1枚を発動します
effect-activate-covered = 自分の場の裏向きの{ $types }1枚を表にして、発動します
effect-activate-played = { $count ->
    [1] それを発動します
   *[other] いま出した{ $types }のうち1枚を発動します
}
effect-activate-all-played = それらを好きな順にすべて発動します
effect-activate-opponents = 相手の表向きの{ $types }1枚を、自分が出したかのように発動できます
effect-activate-revealed = それが{ $types }なら、自分が出したかのように発動します
effect-take-back = { $mood ->
    [you] { $what }を手札に戻します
    [self] あなたは{ $what }を手札に戻します
    [to] { $what }を手札に戻します
    [option] { $what }を手札に戻す
   *[other] { subject }{ $what }を手札に戻します
}
effect-take-back-all = { $mood ->
    [you] このカードを除き、{ $what }を手札に戻します
    [self] あなたはこのカードを除き、{ $what }を手札に戻します
    [to] このカードを除き、{ $what }を手札に戻します
    [option] このカードを除き、{ $what }を手札に戻す
   *[other] { subject }{ $what }を手札に戻します
}
effect-attack = 相手全員を攻撃します
effect-give-wonder = { subject }自分で選んだ世界遺産1枚をあなたに渡します
effect-spy = 相手1人の手札から、裏面だけを見て1枚を選び、公開させます。そのカードは最後にその相手の手札に戻ります
effect-tribute = 相手1人の裏向きのカードを1枚選び、表にします。あなたはその資源を獲得し、その相手は文化トークン1個を獲得します
effect-change-sides = このカードを相手1人に渡し、引き換えにその相手の表向きのユニットカード1枚をもらいます
effect-by-attack-cards = 相手全員の表向きのユニットカードが合わせてちょうど{ $few }枚なら{ $little }、{ $many }枚以上なら{ $much }を獲得します
effect-take-wonder = 時代に応じた数の資源を消費して（{ $prices }）、公共の場の世界遺産1枚を獲得します
effect-wonder-price = { age }は{ $count }個

## Requirements of wonders

need-covered = 自分の場に、裏向きのカードが{ $count }枚以上あることが条件です。
need-covered-resource = 自分の場に、裏向きの{ resource }が{ $count }枚以上あることが条件です。
need-covered-kinds = 自分の場の裏向きのカードに、資源が{ $count }種類以上あることが条件です。
need-visible = 自分の場に、表向きの{ $types }が{ $count }枚以上あることが条件です。
need-card-of-each = 自分の場に、{ $ages }の各時代のカードが1枚以上あることが条件です（表向きでも裏向きでもかまいません）。
need-strength = 軍事力が{ $count }以上あることが条件です。
need-cards = 自分の場に、世界遺産を含めてカードが{ $count }枚以上あることが条件です（表向きでも裏向きでもかまいません）。
need-points = 自分の場のカードの勝利点が、世界遺産を含めて合計{ $count }点以上あることが条件です（表向きでも裏向きでもかまいません）。
need-took-back = 手番の終わりに手札に戻したカードの勝利点が、合計{ $count }点以上あることが条件です。
need-laid = 資源フェイズに、{ $ages }の時代のカードを手札から資源として置くことが条件です。
need-deed = { $deed ->
    [activated-attack] ユニットカードを発動することが条件です。
    [activated-tactic] 戦術カードを発動することが条件です。
    [bought-nothing] カードを1枚も買わないことが条件です。
    [bought-lower] これまでに買われた最も新しい時代のカードより、古い時代のカードを買うことが条件です。
    [converted] カードの支払いで、2対1か3対1の変換をすることが条件です。
   *[paid-culture] 文化トークンを支払うことが条件です。
}

## When an answer cannot be taken

refusal = { $refusal ->
    [over] ゲームは終わっています。何も変わっていません。
    [not-asked] いまはほかの人が選ぶ番です。何も変わっていません。順番をお待ちください。
    [not-offered] ここでは選べません。何も変わっていません。ほかのものを選んでください。
   *[cannot-undo] もう取り消せません。ほかの人に知られたか、ほかの人がすでに選んでいます。
}
place = { $place ->
    [hand] 手札にあります
    [face-up] 自分の場に表向きで置かれています
   *[covered] 自分の場に裏向きで置かれています
}
reason-game-over = ゲームは終わっています。
reason-not-your-question = { $person ->
    [other] いまは{ $who }が選んでいます。
   *[chance] いまはランダムに決めるところです。
}
reason-no-such-option = { $option }は、ここでは選べません。
reason-not-in-this-game = { $card }はこのゲームにありません。2人プレイでは使わないカードです。
reason-not-yours = { $card }はあなたのカードではありません。
reason-revealed = { $card }はいま公開中で、あとで手札に戻ります。
reason-not-in-hand = { $card }は手札にありません。{ place }。
reason-not-covered = { $card }は裏向きではありません。{ place }。
reason-not-face-up = { $card }は表向きではありません。{ place }。
reason-not-there = { $place ->
    [hand] { $whom }の手札に{ $card }はありません。
    [face-up] { $whom }の場に、表向きの{ $card }はありません。
   *[covered] { $whom }の場に、裏向きの{ $card }はありません。
}
reason-wrong-resource = { $card }の資源は{ $resource }です。必要なのは{ $wanted }です。
reason-wrong-type = { $card }のタイプは{ $type }です。必要なのは{ $wanted }です。
reason-no-response-icon = { $card }には反撃アイコンがありません。
reason-before-chosen = { $option }は{ $last }より先に選ぶ必要があります。取り消して選び直してください。
reason-set-incomplete = 次に{ $option }を選ぶと、あと{ $need }つ必要なのに、{ $have }つしか選べなくなります。先に別のものを選んでください。
reason-done-too-early = { $need }つのうち、まだ{ $have }つしか選んでいません。続けて選んでください。
reason-bought-already = { $card }はもう買われています。
reason-in-row = { $card }は研究の山ではなく、ピラミッドにあります。
reason-in-pile = { $card }はピラミッドではなく、研究の山にあります。
reason-not-top-of-pile = { $card }は山のいちばん上ではありません。いちばん上は{ $top }です。
reason-cannot-pay = { $card }を買うには足りません。必要：{ $cost }。使えるもの：{ $have }。
reason-cannot-pay-surcharge = 追加コスト{ $surcharge }は、{ $connected }の分です。
reason-cannot-pay-missing = 足りないのは{ $missing }です。
reason-cannot-pay-closest = あと、これだけあれば買えます：{ $ways }。
reason-way-or = { $first }／{ $next }
reason-any-kind = 好きなエネルギー{ $count }個
reason-nothing-gained = 獲得した{ $resource }はもう残っていません。
reason-not-used-up = { $card }の支払いでは、{ $option }を使い切れません。
reason-not-paid = { $paid }では、まだ{ $card }の支払いになりません。
reason-choose-others-first = { $option }は{ $card }の支払いに使えますが、先にほかの分を選んでください。
reason-wonder-not-in-this-game = { $wonder }はこのゲームにありません。同じ時代のもう1枚の世界遺産を使っています。
reason-wonder-taken = { $wonder }はもう獲得されています。
reason-not-your-wonder = { $wonder }はあなたのものではありません。
reason-requirement-not-met = { $wonder }：{ $what ->
    [covered] 裏向きのカードが{ $need }枚必要ですが、{ $have }枚しかありません
    [covered-kinds] 裏向きの資源が{ $need }種類必要ですが、{ $have }種類しかありません
    [visible] 表向きの{ $types }が{ $need }枚必要ですが、{ $have }枚しかありません
    [card-of-each] 自分の場に次の時代のカードがありません（{ $lacking }）
    [strength] 軍事力が{ $need }必要ですが、{ $have }しかありません
    [cards] 自分の場にカードが{ $need }枚必要ですが、{ $have }枚しかありません
    [points] 自分の場のカードの勝利点が{ $need }点必要ですが、{ $have }点しかありません
   *[took-back] 手札に戻したカードの勝利点が{ $need }点必要ですが、{ $have }点しかありません
}。
reason-requirement-covered = { $wonder }：裏向きの{ $resource }が{ $need }枚必要ですが、{ $have }枚しかありません。
reason-deed-not-done = { $wonder }：{ $deed ->
    [activated-attack] この手番にユニットカードを発動していません
    [activated-tactic] この手番に戦術カードを発動していません
    [bought-nothing] この手番にカードを買いました
    [bought-lower] これまでに買われた最も新しい時代のカードより、古い時代のカードを買っていません
    [converted] この手番の購入で変換をしていません
   *[paid-culture] この手番に文化トークンを支払っていません
}。
reason-not-laid = { $wonder }の条件は、この手番に置いた資源が{ $wanted }であることです。あなたが置いた資源：{ $laid }。
reason-no-token = { $wonder }に置ける栄光トークンがありません。
reason-no-token-there = { $wonder }にあなたの栄光トークンはありません。
reason-same-wonder = トークンは{ $wonder }へ移すので、別の世界遺産から選んでください。
reason-too-few-covered = { $wonder }には資源{ $need }個の消費が必要ですが、{ $have }個しかありません。
reason-being-resolved = { $card }は処理中なので、いまはもう一度発動できません。
reason-not-just-played = { $card }は、{ $by }の効果で出したカードではありません。
reason-compulsory = { $by }の効果では、必ず選ばなければなりません。
reason-not-on-card = { $card }の効果では、{ $option }を獲得できません。
reason-no-opponent = 自分ではなく、相手を選んでください。
reason-empty-hand = { $whom }には手札がありません。
reason-seen-by-all = { $whom }の場で裏面が{ $back }のカードは、全員が表を見ています。{ $cards }を名前で選んでください。
reason-not-seen-by-all = { $card }は、{ $whom }の裏向きのカードのうち全員が表を見たものではありません。
reason-no-such-back = { $place ->
    [hand] { $whom }の手札に、この裏面のカードはありません：{ $back }。
    [face-up] { $whom }の場の表向きのカードに、この裏面のものはありません：{ $back }。
   *[covered] { $whom }の場の裏向きのカードに、この裏面のものはありません：{ $back }。
}
reason-other-back = { $card }の裏面は{ $back }ではありません。

## カードの値の出どころと、ルールブックとの食い違い

value-name = { $value ->
    [name] 名前
    [age] 時代
    [type] 種類
    [effect] 効果
    [cost] 購入コスト
    [strength] 軍事力
    [vp] 勝利点
    [response] 反撃アイコン
    [not_in_two_player] 2人ゲームのアイコン
    [requirement] 獲得条件
    [indicator] 初期配置アイコン
   *[glory] 必要な栄光トークンの数
}
provenance-of = { $wonder }。{ $text }
provenance-stated = ルールブックによる：{ $values }。
provenance-reviewed = 公開されたレビューによる：{ $values }。
provenance-ours = 当方の推定：{ $values }。
provenance-changed = このゲームで変更：{ $values }。
doubt-no-cost = ルールブックでは、{ $card }に購入コストはありません。
doubt-cost = ルールブックでは、{ $card }の購入コストは{ $cost }です。
doubt-vp = ルールブックでは、{ $card }は{ $count }点です。
doubt-response = ルールブックでは、{ $card }に反撃アイコンがあります。
doubt-not-in-two-player = ルールブックでは、{ $card }は2人ゲームでは使いません。
doubt-indicator = ルールブックでは、{ $wonder }の初期配置アイコンは{ $card }です。
doubt-requirement = ルールブックでは、{ $wonder }の獲得条件は別のものです：{ $requirement }
doubt-glory = ルールブックでは、{ $card }に必要な栄光トークンは{ $count }個です。
doubt-sum = ルールブックの例では、{ $cards }の軍事力の合計は{ $total }です（いまは{ $have }）。
doubt-six-points = ルールブックの例では、{ $cards }と、ルネサンスのほかの石油カード1枚で合計6点です。いまは名前を挙げたカードが合計{ $have }点で、どの石油カードを足しても6点になりません。
doubt-worth-more = ルールブックの例によれば、{ $more }は{ $less }より勝利点が高いはずです。
doubt-worth-as-much = ルールブックの例によれば、{ $more }の勝利点は{ $less }以上のはずです。
doubt-with-points = ルールブックの図では、{ $card }に勝利点があります。
doubt-no-response = ルールブックによれば、反撃アイコンのないユニットカードがあるはずです。
doubt-leaving = ルールブックによれば、2人ゲームで使わないカードはどの時代も同じ枚数（1枚か2枚）です。そうでないとピラミッドになりません。{ $set ->
    [base] 基本セット
   *[renaissance] ルネサンス
}ではいま、{ $ages }です。
doubt-age = { $age }{ $count }枚
doubt-two-player-strength = 2人ゲームでは、{ $wonder }の軍事力{ $total }に誰も届きません。全カードの合計が{ $have }です。
