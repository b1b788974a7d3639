# What the client in the browser says besides the sentences of the game.

## The frame of every page

title = 鋼鉄と火薬
motto = 5枚のカードと、発明のピラミッド。歴史の掟はただひとつ、守れないものは奪われる。
language = 言語
rules = ルール
about = このゲームについて
skip = 本文へ移動
settings = 設定
theme = 表示
theme-light = ライト
theme-dark = ダーク
theme-system = システムに合わせる
sound = 音
motion = 動き
motion-full = あり
motion-reduced = 控えめ
motion-off = なし
nowhere = このページはありません。リンクを確認するか、テーブルのリンクかコードをここに入力してください。
to-home = ホームへ
loading = 読み込み中…
page-failed = ページを読み込めませんでした。ゲームは失われていません。
reload = 再読み込み
dismiss = メッセージを閉じる

## Home

play-now = 今すぐ遊ぶ
set = ゲーム
set-base = 鋼鉄と火薬
set-renaissance = ルネサンス
set-combined = 混合（両方のセット）
players = 人数
level = ボットの強さ
level-name = { $level ->
    [recruit] 新兵
    [scout] 斥候
    [soldier] 兵士
    [sergeant] 軍曹
    [captain] 大尉
    [general] 将軍
    [marshal] 元帥
   *[other] { $level }
}
bot-name = { $level }{ $number }
seat = 席{ $number }
person = 人間
who-sees = 公開範囲
by-link = リンクを知っている人のみ
public = 全員
pace = 持ち時間
pace-none = なし（のんびり）
pace-minute = 1回の選択に1分
pace-ten = 10分＋1回ごとに5秒
pace-thirty = 30分＋1回ごとに10秒
pace-day = 1回の選択に1日
take-backs = 待った（取り消し）あり
create = テーブルを開く
code = リンクまたはコード
go = 開く
no-code = テーブルのリンクでもコードでもありません。公開テーブルのコードは英字5文字です。
public-tables = 公開テーブル
public-none = いまは募集中のテーブルがありません。全員に見えるテーブルを用意すると、ここに表示されます。
refresh = 更新
no-record = このファイルは棋譜ではありません。

## The table: before and around the game

status-waiting = 参加者を待っています
status-playing = 対戦中
status-over = ゲーム終了
status-closed = このテーブルは閉じられました
watching = 観戦中です。
invite = このリンクを友だちに送ってください：
own-link = 別の端末で自分の席に戻るリンク（秘密にしてください）：
seat-link = 席{ $number }だけのリンク：
copy = コピー
copied = コピーしました。
new-link = 新しい秘密リンク
name = 名前
anonymous = プレイヤー{ $number }
colour = 色
colour-red = 赤
colour-blue = 青
colour-green = 緑
colour-yellow = 黄
colour-purple = 紫
colour-grey = 灰
shape = 形
shape-circle = 丸
shape-square = 四角
shape-triangle = 三角
shape-diamond = ひし形
shape-star = 星
shape-cross = 十字
sit = ここに座る
stand = 席を立つ
ready = 準備完了
not-ready = 準備を取り消す
start = 今すぐ始める
close = テーブルを閉じる
seats = 席
you = あなた
open = 空席
is-ready = 準備完了
is-gone = 不在
is-away = ボットが代行中
is-resigned = 投了
is-asked = 選択中
is-thinking = 考え中…

## The table: the game

your-move = あなたの番
question = 質問
position = 局面
log = 経過
continued = このゲームは棋譜の続きです。伏せられたカードを知っている人がいるかもしれません。
missed = 離れている間にゲームが進みました。
undone-while-away = 離れている間に、{ $name }が選択を取り消しました。
no-aim = まだ狙いを明かしていません。
take-back = 待った
away = ボットに任せる
back = 自分で続ける
resign = 投了
resign-sure = 本当に投了しますか？　取り消せません。
yes-resign = 投了する
no-resign = 続ける
asks-back = { $name }が直前の選択の取り消しを求めています。
asked-back = 取り消してよいか、ほかの人に確認しています。
substitute-for = { $name }が戻るまでボットに任せる
ask-bot = { $name }の狙いは？
away-now = ボットがあなたの代わりにプレイしています。
back-denied = 取り消されませんでした。ほかの人が認めなかったか、ゲームが進みました。
allow = 認める
deny = 認めない
ended-resigned = ほかの全員が投了しました。
ended-stopped = 終わる見込みのない長さになったため、サーバーがこのゲームを中止しました。
points = { $name }：{ $points }
record = 棋譜をダウンロード
rematch = 再戦
to-rematch = 再戦のテーブルへ
replay = リプレイ

## Talk

talk = チャット
message = メッセージ
send = 送信
feeling = ひとこと
no-talk = チャットはオフです。
talk-off = チャットをオフにする
talk-on = チャットをオンにする
feeling-hello = こんにちは！
feeling-thanks = ありがとう！
feeling-well-played = お見事！
feeling-good-luck = がんばって！
feeling-oops = しまった…
feeling-hurry = あなたの番ですよ！
feeling-wow = すごい！
feeling-goodbye = さようなら！

## Replay

step = { $total }手中{ $n }手目
to-start = 最初へ
step-back = 1手戻る
step-on = 1手進む
to-end = 最後へ
eyes = 視点
spectator = 観戦者

## Rules and About

search-rules = ルールを検索
contents = 目次
found = { $count ->
    [0] 見つかりません
   *[other] { $count }件
}
about-fan = これはファンによる非公式版です。文章もイラストも独自に作成したもので、出版社とは関係ありません。
about-game = 「鋼鉄と火薬」（Guns & Steel）と「Guns & Steel：ルネサンス」は Jesse Li によるゲームです。気に入ったら、ぜひ実物のカードを手に取ってください。

## Trouble: what is wrong, that nothing is lost, and what to do

connecting = 接続中…
lost = 接続が切れました。再接続しています。ゲームは失われません。
ended = 接続は終了しました。ゲームは失われていません。もう一度お試しください。
try-again = もう一度試す
no-lost = いまは接続がないため、送信されませんでした。ゲームは失われません。少し待ってからもう一度お試しください。
no-unreachable = サーバーが応答しません。ゲームは失われていません。少し待ってからもう一度お試しください。
no-malformed = サーバーが内容を理解できませんでした。何も変わっていません。ページを再読み込みしてください。
no-too-large = データが大きすぎます。何も変わっていません。
no-too-fast = 操作が速すぎます。何も変わっていません。少しお待ちください。
no-version = サーバーがこのページより新しくなっています。再読み込みしてください。ゲームは失われません。
no-hello-first = 接続の開始に失敗しました。ゲームは失われていません。ページを再読み込みしてください。
no-no-table = このテーブルはありません。リンクを確認してください。古いテーブルはしばらくすると削除されます。
no-wrong-key = このリンクの席はもう使えません。観戦はできます。
no-closed = このテーブルは閉じられました。新しいテーブルを用意できます。
no-banned = 現在このサーバーを利用できません。管理者にお問い合わせください。
no-full = 接続が多すぎます。ゲームは失われていません。ほかのタブを閉じてからもう一度お試しください。
no-damaged = このテーブルの棋譜が壊れているため、続けられません。サーバーの管理者が修復できます。ほかのテーブルに影響はありません。
no-busy = サーバーが混み合っています。何も失われていません。少し待ってからもう一度お試しください。
no-not-seated = 観戦中です。席に着いている人だけができます。
no-already-seated = すでにこのテーブルに席があります。
no-seat-taken = すでに誰かが座っています。別の席を選んでください。
no-no-seat = このテーブルにその席はありません。
no-looks-taken = その色か形はすでに使われています。別のものを選んでください。
no-bad-name = 名前には表示できる文字を使ってください。
no-no-level = その強さのボットはいません。
no-not-host = テーブルを開いた人だけができます。
no-not-waiting = ゲームはすでに始まっています。
no-not-ready = まだ空席があります。
no-not-playing = ゲームは進行中ではありません。
no-still-there = そのプレイヤーは席にいるか、さっきまでいました。
no-resigned = 投了しました。ボットが続けます。
no-over = ゲームは終了しました。
no-not-asked = いまは別の人が選ぶ番です。
no-stale = その間にゲームが進みました。これがいまの局面です。
no-not-offered = いまは選べません。
no-cannot-undo = 取り消せる選択がありません。
no-no-undo = このテーブルでは取り消しはできません。
no-nothing-asked = 取り消しの依頼はもうありません。
no-no-bot = その席にボットはいません。
no-no-chat = このテーブルではチャットはオフです。
no-bad-text = メッセージには表示できる文字を使ってください。
no-failed = こちら側で問題が起きました。何も失われていません。もう一度お試しください。
no-stopping = サーバーを再起動しています。自動的に再接続します。ゲームは失われません。
no-slow = 接続が遅すぎます。ゲームは失われていません。再接続しています。

## Replay: slider, jumps, going on

replay-controls = 再生
replay-play = 再生する
replay-pause = 一時停止
replay-speed = 速さ
replay-scrub = ゲームの進み具合
replay-turn-back = 手番のはじめに戻る
replay-turn-on = 次の手番へ進む
replay-attack-back = 前の攻撃に戻る
replay-attack-on = 次の攻撃へ進む
replay-course = ゲームの流れ
replay-turn = 第{ $turn }手番：{ $name }
replay-bought = { $name }が{ $card }を購入
replay-wonder = { $name }が{ $wonder }を獲得
replay-wonder-from = { $name }が{ $whom }から{ $wonder }を獲得
replay-attack-won = { $attacker }（{ $attack }）が{ $defender }（{ $defence }）を破る
replay-attack-held = { $defender }（{ $defence }）が{ $attacker }（{ $attack }）を防ぐ
replay-points = 得点
replay-go-on = ここから{ $name }として続ける
replay-share = リンクをコピー
replay-save = 棋譜を保存
replay-more = その他
replay-link = リンク
replay-copied = コピーしました。

## Home, setting up a table, the lobby, settings, keys, about

set-base-note = 基本のゲーム。はじめての方に。
set-renaissance-note = 新しいカードと文化、栄光で競う世界遺産。
set-combined-note = 2つのセットを混ぜ、「研究の山」も使います。
level-note = { $level ->
    [recruit] はじめて遊ぶ人くらい。計画はあまり立てない
    [scout] 少し慣れた人くらい。勘で判断する
    [soldier] 大事なことはわかっている
    [sergeant] すべての手を試してみる
    [captain] 少し先まで読む
    [general] 手番全体をじっくり考える
    [marshal] いちばん強い
   *[other] ボット
}
running = 進行中のゲーム
finished = 終わったゲーム
with-friends = 友だちと遊ぶ
with-friends-hint = ゲームと席と持ち時間を決めて、リンクを送るだけ。アカウントは不要です。
new-table = テーブルを用意する
look-back = リプレイを見る
record-drop = 棋譜を開く：ファイルを選ぶか、ここにドロップ
list-won = 勝者：{ $names }
list-open = { $count ->
    [0] 満席
   *[other] 空席{ $count }
}
seat-mine = あなた
seats-bots = ボットだけの対戦を観戦します。
seats-alone = ボットとの対戦です。すぐに始まります。
seats-friends = 友だちへのリンクは次の画面に出ます。空いた席にはそこでボットを入れられます。
pace-and-absence = 時間
pace-week = 1回の選択に7日
pace-own = 自分で決める…
pace-type = 持ち時間の数え方
pace-move = 1回の選択ごと
pace-total = ゲーム全体
pace-minutes = 分
pace-increment = 選択ごとに加える秒数
pace-move-note = 時間切れになると、戻るまでボットが代わりにプレイします。
pace-total-note = 時間切れになると投了とみなされます。
absence = 不在の人の代わりにボットが入るまで
absence-60 = 1分
absence-600 = 10分
absence-3600 = 1時間
absence-86400 = 1日
absence-0 = 代わらない（ゆっくり遊ぶとき）
substitute-level = 代わりのボットの強さ
variants = ルールの変更
switch-second-player-resource = 2人のとき、2番目のプレイヤーははじめに資源を1枚置く（ルネサンスと混合では標準）。
switch-end-at-once = 最後の宇宙のカードか世界遺産を取った瞬間に終わる。手番の残りは行わない。
switch-space-counts-two = 資源を消費するとき、宇宙を2個分と数えてもよい（ルネサンスと混合では標準）。
switch-culture-limited = 文化トークンは35個しかない（ルネサンスのカード）。
switch-pisa-own = ピサの斜塔は自分の購入だけを見る（ルネサンスの世界遺産）。
switch-open-hands = 手札を公開する：全員がすべてのカードを見られる。一緒に学ぶときに。
switch-rulebook-wonders = 獲得条件がルールブックに書かれている世界遺産だけを使います。ほかの条件は当方で考えたものです。
switch-turned = 標準から変更
own-values = { $count ->
    [0] 自分のカードの値で遊ぶ（まだありません）。
   *[other] 自分のカードの値で遊ぶ（変更{ $count }件）。
}
open-refused = この設定ではテーブルを開けません。何も変わっていません。サーバーの説明：{ $text }
seat-kept = あなたの席です
is-unready = 準備中
free-seat = この席を空ける
table-full = 満席です。ここで観戦するか、自分のテーブルを用意できます。
waits-open = あと{ $count }席が埋まり、全員の準備ができると始まります。
waits-ready = 全員の準備を待っています。
fill-bots = 空席にボットを入れる（{ $level }）
invite-friends = 友だちを招く
code-is = または、ホームでこのコードを入力してください：{ $code }
qr = スマートフォンのカメラで読めるリンクのQRコード
share = 共有…
share-local = このアドレスはこのコンピューターでしか開けません。ほかの人を招くには「gunsteel serve --host 0.0.0.0」でサーバーを起動し、ネットワーク内のアドレスを開いてください。
seat-links = 1つの席だけのリンク
seat-links-note = 開いた人だけがその席に座れます。
reserve-seat = 席{ $number }のリンクを作る
own-device = 別の端末で続ける
own-warning = このリンクを持つ人は、あなたの代わりにプレイでき、手札も見られます。自分の端末でだけ開いてください。新しいリンクを作ると古いリンクは使えなくなります。
speed = アニメーションの速さ
speed-times = { $times }倍
hints = はじめのうちのヒント
hints-again = ヒントをもう一度すべて表示
keys = キー操作
keys-all = どこでも
keys-table = テーブルで
keys-replay = リプレイで
key-name = { $key }
key-tab = 次の項目へ、前の項目へ
key-press = 選択中の項目を押す
key-close = ウィンドウを閉じる、選択をやめる
key-help = この一覧
key-option = 表示された数字や文字で選ぶ
key-step = 1手戻る、1手進む
key-obvious = 選んだものを決定する。選択肢が1つならそれを選ぶ
key-around = 矢印の方向のカードへ
key-explain = 選択中のカードを拡大し、説明を見る
key-turn = 前の手番、次の手番へ
key-ends = 最初、最後へ
key-run = 再生と一時停止
close-window = 閉じる
lost-kept = あなたの選択は残っています。質問が変わっていなければ、一度だけ送られます。
try-now = 今すぐ試す
about-game-title = ゲーム
about-designer = デザイナー
about-publisher = 出版社
about-pictures-title = 文章とイラスト
about-pictures = ルールとカードの文章は独自のもので、カードの絵はプログラムが描いています。シンボルは{ $names }ほかの作品（game-icons.net、CC BY 3.0）で、一部は独自のものです。
about-values-title = 復元した値
about-values-known = ルールブックにない購入コスト・軍事力・勝利点は復元したものです（カードと世界遺産あわせて{ $cards }枚に、{ $values }個の値）。どれがそうかは、カードの拡大表示と「gunsteel cards --provenance」でわかります。
about-values-own = お手元のカードと値が違うときは、自分の値を入力して遊べます。値は棋譜にも残ります。コマンドラインでは --cards にファイルを渡してください。
about-wonders = 世界遺産ごとの内訳：
about-program-title = プログラム
about-program = MITライセンスのフリーソフトウェアで、ソースコードも付いています。ほかのサーバーには接続せず、アカウントもありません。設定はこのブラウザーに、テーブルの情報だけがサーバーに保存されます。
about-version = バージョン{ $version }

## The board

board-supply = 公共の場
board-row = { $age }の列
board-pile = 研究の山：{ $age }
board-pile-left = 山の残り{ $count }枚
board-revealed = 公開されたカード
board-hand = 手札
board-empty-hand = 手札がありません。
board-covered = 裏向き
board-developments = 表向き
board-wonders = 世界遺産
board-gained = この手番に獲得したエネルギー
board-points = 勝利点
board-strength = 軍事力
board-culture = 文化
board-glory = 栄光トークン：手元に{ $stock }個、世界遺産の上に{ $placed }個
board-on-turn = 手番
board-turn = 第{ $turn }手番・{ $name }
board-your-turn = 第{ $turn }手番・あなた
board-phases = フェイズ
board-phase-resource = 資源
board-phase-development = 進歩
board-phase-purchase = 購入
board-phase-end = 手番終了
board-ending = ゲーム終了まで
board-space-left = 宇宙のカード残り{ $count }枚
board-wonders-left = 世界遺産残り{ $count }枚
board-culture-left = 文化トークンあと{ $count }個で終了
board-parts = テーブルの各部
board-tab-supply = 公共の場
board-tab-others = プレイヤー
board-tab-area = 自分の場
board-tab-aside = 経過
board-options = 選択肢
board-confirm = { $number ->
    [0] 決定（{ $count }）
   *[other] 決定（{ $count }／{ $number }）
}
board-explain = 質問しているカードを見る
board-more = その他
board-result = 結果を見る
board-look = テーブルを見る

## What moves, what happened, how it ended

banner-yours = あなたの番です
banner-turn = { $name }の番です
log-mine = 前回の自分の手番へ
log-newest = 最新へ
log-empty = まだ何も起きていません。
log-earlier = もっと前へ
log-undone = 取り消された{ $count }行
log-failed = これまでの出来事を読み込めませんでした。失われたものはありません。
news = ゲームの知らせ
note-unaffordable = 買えるカードがありません。いちばん近い{ $card }まで、あと{ $short }
note-resources = エネルギー{ $count }個
note-refilled = 手札に{ $count }枚戻りました
since = 前回のあなたの手番からの出来事
since-bought = 購入：
since-took = 獲得：
since-used = 使用：
since-nothing = 特になし
since-culture = 文化{ $change }
since-beat = { $you ->
    [true] { $attack }対{ $defence }であなたに勝利
   *[other] { $attack }対{ $defence }で{ $name }に勝利
}
since-failed = { $you ->
    [true] { $attack }対{ $defence }であなたへの攻撃に失敗
   *[other] { $attack }対{ $defence }で{ $name }への攻撃に失敗
}
talk-mute = { $name }をミュート
talk-unmute = { $name }のミュートを解除
talk-report = { $name }を通報
talk-report-why = 理由（サーバーの管理者が読みます）
talk-reported = サーバーの管理者に通報しました。
talk-empty = まだ発言はありません。
clock-left = 残り時間：{ $time }
clock-days = { $days }日と{ $rest }
clock-low = 残り時間がわずかです。
points-graph = 得点の推移
points-turn = 第{ $turn }手番
end-you-win = { $count ->
    [1] あなたの勝ち
   *[other] { $names }と勝利を分け合いました
}
end-wins = { $count ->
    [1] { $names }の勝ち
   *[other] { $names }が勝利を分け合いました
}
end-and = と
end-kind-wonder = 世界遺産
end-kind-culture = 文化
end-kind-other = その他のカード
end-kind-age = { $age }のカード
end-owns = カード{ $cards }枚、世界遺産{ $wonders }つ
turning-points = 勝負の分かれ目
turning-turn = 第{ $turn }手番 · { $name }
turning-change = 得点差の変化
turning-bought = { $person ->
    [you] あなたが{ $card }を購入：+{ $points }。
   *[other] { $name }が{ $card }を購入：+{ $points }。
}
turning-wonder = { $person ->
    [you] あなたが{ $wonder }を獲得：+{ $points }。
   *[other] { $name }が{ $wonder }を獲得：+{ $points }。
}
turning-stolen = { $person ->
    [you] あなたが攻撃{ $known ->
        [yes] （{ $card }）
       *[no] { "" }
    }で{ $whom }から{ $wonder }を獲得。
   *[other] { $other ->
        [you] { $name }が攻撃{ $known ->
            [yes] （{ $card }）
           *[no] { "" }
        }であなたから{ $wonder }を獲得。
       *[other] { $name }が攻撃{ $known ->
            [yes] （{ $card }）
           *[no] { "" }
        }で{ $whom }から{ $wonder }を獲得。
    }
}
turning-culture = { $person ->
    [you] あなたが文化トークン{ $points }個を獲得。
   *[other] { $name }が文化トークン{ $points }個を獲得。
}
turning-culture-lost = { $person ->
    [you] あなたが文化トークン{ $points }個を支払い。
   *[other] { $name }が文化トークン{ $points }個を支払い。
}
turning-lead = { $person ->
    [you] あなたが首位に。
   *[other] { $name }が首位に。
}
end-place = 順位
end-player = プレイヤー
end-total = 合計
end-by-cards = 同点（カード{ $count }枚）
end-sources = 得点の内訳
ended-last-space = ピラミッド最後の宇宙のカードが購入されました。
ended-last-wonder = 最後の世界遺産が獲得されました。
ended-culture = 文化トークンを15個以上集めたプレイヤーがいます。
end-failed = ゲームの経過を読み込めませんでした。何も失われていません。

## 攻撃の場面

scene-title = { $person ->
    [you] あなたが{ $card }で攻撃
   *[other] { $name }が{ $card }で攻撃
}
scene-title-unknown = { $person ->
    [you] あなたが攻撃
   *[other] { $name }が攻撃
}
scene-you = あなた
scene-attack = 攻撃
scene-defence = 防御
scene-attacks-tag = 攻撃中
scene-line = { $count }で守れる
respond-help = 光っているカードで守りを固められます。数えるのは軍事力だけです。
scene-would-hold = 守りきれます
scene-short = あと{ $count }足りません
scene-holds = { $person ->
    [you] あなたは守りきりました
   *[other] { $name }は守りきりました
}
scene-loses = { $person ->
    [you] あなたの負けです
   *[other] { $name }の負けです
}
scene-decides = { $name }が考えています
scene-state-later = これから
scene-state-deciding = 思案中
scene-state-answered = 決定済み
scene-state-holds = 防御成功
scene-state-falls = 敗北
scene-verdict-tie = { $attack }対{ $defence }。同点なら守りきれます。
scene-verdict-more = { $attack }対{ $defence }。防御のほうが強いです。
scene-verdict-less = { $attack }対{ $defence }。あと{ $count }で守りきれます。
scene-verdict-lost = { $attack }対{ $defence }。攻撃のほうが強いです。
scene-gave = { $person ->
    [you] あなたは{ $wonder }を{ $whom }に渡します。
   *[other] { $other ->
        [you] { $name }は{ $wonder }をあなたに渡します。
       *[other] { $name }は{ $wonder }を{ $whom }に渡します。
    }
}
scene-turned = { $person ->
    [you] あなたは{ $cards }を表にします。
   *[other] { $name }は{ $cards }を表にします。
}
scene-culture = { $person ->
    [you] あなたは文化トークン{ $count }個を獲得します。
   *[other] { $name }は文化トークン{ $count }個を獲得します。
}
scene-stake = 懸かっているもの
scene-points = { $count }点
moment-wonder = { $name }がこの世界遺産を獲得
moment-age = { $name }がこの時代の最後のカードを購入
sound-offer = 音を出しますか？
sound-on = 音を出す
sound-no = いいえ

## 説明・購入・反撃・ヒント

explain-close = 閉じる
explain-nothing = なし
rule = ルール{ $number }
why-not = 選べない理由
price = 合計コスト
price-suffices = 支払えます。
price-now = いまの合計コスト
price-surcharge = 追加コスト{ $count }は、下にあるカード{ $count }枚の分です。
price-payable = { $cards ->
    [0] カードを使わずに支払えます
   *[other] カード{ $cards }枚で支払えます
}{ $more ->
    [yes] （{ $ways }通り以上）。
   *[no] （{ $ways }通り）。
}
price-have = 使えるもの
price-missing = 足りないもの
price-enough = あと、これだけあれば買えます
price-or = または
of-any-kind = 好きなエネルギー{ $count }個
gained-resource = { $resource }（獲得分）
wonder-owner = { $name }が持っています。
wonder-glory = 栄光トークン
wonder-tokens = { $name }：{ $count }／{ $needed }
buy-title = { $card }を買う
buy-ways = 支払い方（カードの少ない順）
buy-all = すべての支払い方を見る
buy-more = 支払い方はほかにもあります。
buy-step = 1枚ずつ支払う
buy-pick = 裏向きのカードと獲得したエネルギーから、支払うものを選んでください
buy-good = これで支払えます。
buy-missing = まだ足りません。たとえば：
buy-excess = 余分です：{ $things }。
buy-confirm = 買う
buy-cancel = やめる
after-title = 買ったあと
after-up = 表向きになるカード
after-covered = 裏向きのままのカード
after-gained = 残るエネルギー
respond-hand = 手札から
respond-flip = 裏向き
respond-never = すべて使っても足りません。
respond-enough = これで守りきれます：{ $cards }。
respond-take = これを選ぶ
respond-holds = { $count ->
    [0] カードを使わずに守る
   *[other] { $count }枚で守る
}
respond-yields = { $count ->
    [0] 反撃しない
   *[other] { $count }枚で反撃する
}
hint = ヒント
hint-understood = わかりました
hint-never = もう表示しない
hint-goal = 目標は、ゲーム終了時に勝利点がいちばん多いことです。カードと世界遺産が勝利点になります。
hint-resource = まず、手札1枚を裏向きに置きます。これで裏に書かれた資源になり、カードの支払いに使えます。あとで手札に戻ります。
hint-last-card = 最後の手札です。必ず資源として置くので、進歩は出せません。手番の終わりに、カードは手札に戻ります。
hint-develop = 次に、1枚を表向きに置きます。いま効果を使えますし、表向きの間は軍事力も数えます。
hint-activate = 効果を使えるのはいまだけです。使わなければ、このカードをもう一度手札から出すまで待つことになります。
hint-attack = 攻撃は相手全員に及びます。自分の軍事力の合計で比べ、合計が下回る相手にだけ勝ちます。
hint-buy = カードを1枚買えます。勝利点と、よりよい資源になります。光っているカードは支払えます。支払いに使った裏向きのカードは表になります。
hint-surcharge = 上の段のカードほど高くなります。下に残っているカード1枚につき、好きなエネルギーが1個余分に必要です。いちばん下の段は安く買えます。
hint-gained = 獲得したエネルギーは、手番の終わりに失われます。使うならいまです。
hint-respond = 軍事力を加えられます。反撃アイコンのある手札と、裏向きのユニットカードや戦術カードが使えます。同じなら守りきれます。
hint-claim = 世界遺産の条件を満たしました。費用はかからず、攻撃で奪われないかぎり自分のものです。
hint-glory = 世界遺産が求める行動をしました。トークンを1個置きましょう。自分のトークンが3個になると、その世界遺産を獲得します。
hint-give = 世界遺産を奪う攻撃に負けました。どれを渡すかは自分で選べます。
hint-retake = 手札が1枚以下になったので、表向きのカードは手札に戻ります。裏向きのカードは、戻しても、資源のまま残してもかまいません。
hint-deplete = 「消費」とは、裏向きのカードを表向きにすることです。資源ではなくなりますが、カードは自分のものです。
hint-replenish = 「回復」とは、表向きのカードをまた裏向きにすることです。この手番のうちに、すぐ支払いに使えます。
hint-end = 終わりが近づいています。手札と場のカードは、表でも裏でも、世界遺産とあわせてすべて勝利点になります。
hint-look = カードにカーソルを合わせて少し待つか、長押しすると、大きく見られます。選べないカードなら、その理由もわかります。
hint-undo = 間違えましたか？　「待った」で直前の選択を取り消せます。ただし、ほかの人に何か知られたあとは取り消せません。

## カードの値

card-values = カードの値
values-intro = 購入コスト、軍事力、アイコンのすべてがルールブックに書かれているわけではありません。*が付いた値は当方の推定です。カードをお持ちなら、カードを開いて、書かれている値を入力してください。値はルールブックと照らし合わされ、このブラウザーに保存されます。
values-changed = { $count ->
    [0] 変更なし
   *[other] 変更{ $count }件
}
values-guessed = * 推定{ $count }件
values-warned = { $count ->
    [0] 警告なし
   *[other] 警告{ $count }件
}
values-refused = ありえない値{ $count }件
values-impossible = ありえない値
values-against = ルールブックとの食い違い
values-differences = 変更した値（{ $count }件）
values-undo = 元に戻す
values-redo = やり直す
values-reset = このカードを初期値に戻す
values-reset-all = すべて初期値に戻す
values-import = 読み込む…
values-imported = ファイルから値を{ $count }件読み込みました。
values-import-failed = 何も読み込みませんでした。{ $text }
values-export = 書き出す
values-link = この値へのリンク
values-save = { $file }に保存
values-saved = { $file }に保存しました。
values-play = この値で遊ぶ
values-shared = これはリンクに含まれていた値です。あなたの値は残っています。
values-keep = これからこの値を使う
values-mine = 自分の値に戻る
values-show = 表示
values-show-all = すべて
values-show-base = 基本
values-show-renaissance = ルネサンス
values-show-changed = 変更したもの
values-yes = あり
values-no = なし
values-nothing = なし
values-refused-number = { $name }の{ $field }：{ $low }から{ $high }までの整数が必要です。
values-refused-indicator = { $name }：同じ時代のもう1つの世界遺産と初期配置アイコンが同じです。
values-refused-requirement = { $name }：条件には、時代か、1から99までの整数が必要です（資源の種類は7まで）。
need-kind = 条件の種類
need-covered = 裏向きのカード
need-covered-kinds = 裏向きの資源の種類
need-visible = ある種類の表向きのカード
need-card-of-each = 各時代のカード
need-strength = 軍事力
need-cards = 場のカード
need-points = 場の勝利点
need-did = 手番での行動
need-laid = 手番に置いた資源
need-took-back = 手番に手札に戻した勝利点
need-type = 種類
need-resource = 資源
need-any = どの資源でも
need-count = 数
need-by-players = 人数によって変える

## 新しい盤面

board-row-sold = ピラミッドの{ $age }のカードはすべて購入されました
board-show-cards = { $name }のカード
board-stronger = あなたより強い：{ $theirs } › { $mine }
board-no-wonder = なし
board-this-turn = この手番のみ
board-to-spend = 使えるもの
board-left-over = 残るもの
board-in-reach = { $count ->
    [0] 買えるカードはありません。
   *[other] 買えるカードは{ $count }枚です。光っています。
}
board-use = { $card }を使う
board-only-lay = 使わない
board-beat = 首位
board-to-beat = 首位は{ $count }点です
board-culture-short = 終了まで文化{ $count }
wonder-progress = 各自の進み具合
buy-other-ways = 別の支払い方
buy-tap = 別のカードを選ぶと支払いが変わります。
buy-incomplete = まだ足りません。
buy-useless = { $name }には使い道がありません。
buy-costs = { $card }の支払い：{ $sources }
buy-costs-short = { $card }の合計コスト
buy-short = 買う
attack-loses = { $name }は負けます
attack-holds = { $name }は守りきれます
symbols = 記号
symbol-any = 種類は自由
symbol-missing = 白抜き：足りません
symbol-surcharge = 下のカード1枚につき1個
symbol-vp = 勝利点
symbol-strength = 軍事力
symbol-response = 反撃に使えます
symbol-covered = 裏向きのカード（資源）
symbol-hand = 手札
symbol-wonder = 世界遺産
symbol-culture = 文化
symbol-glory = 栄光トークン
symbol-replenish = 回復：カードをまた裏向きにする
key-symbols = 記号の意味

## レッスン

learn = 遊びながら学ぶ
learn-about = 補給係のオデルと一緒に遊びましょう。ガイド付きゲームは約3分、レッスンは1つ約1分です。
learn-guided = ガイド付きゲーム
learn-lessons = レッスン
learn-state = { $state ->
    [finished] 完了
    [begun] 途中
   *[new] 未プレイ
}
lesson = レッスン
lesson-you = あなた
lesson-back = 戻る
lesson-skip = やめる
lesson-face-down = 裏向き
lesson-next = 次へ
lesson-step = ステップ{ $step }／{ $steps }
lesson-do = あなたの番です。テーブルで選んでください。
lesson-first-game = 最初のゲームを始める
lesson-following = 次のレッスン
lesson-all = レッスン一覧
lesson-again = もう一度
lesson-failed = レッスンを読み込めませんでした。何も失われていません。

## トップページ、招待、本日の配置

learn-minutes = 3分で覚える
learn-note = 遊びながら順番に
play-against = ボット{ $bots }体（{ $level }）と対戦
play-change = 別のゲームや強さを選ぶ
home-facts = 2～4人用・アカウントもインストールも不要
continue-moves = 続きから：あなたの番のゲームが{ $count }つ
continue-games = 続きから：進行中のゲームが{ $count }つ
code-unknown = コード{ $code }の公開テーブルはありません。文字を確認するか、リンクを送ってもらってください。非公開のテーブルにコードはありません。
list-code = コード：{ $code }
invitation-by = { $name }さんから招待されています
invitation = 招待されています
table-about = ゲームの内容
clock-move = 1回の選択につき{ $time }
clock-total = ゲーム全体で{ $time }
clock-increment = ゲーム全体で{ $time }、選択のたびに{ $more }追加
table-undo = 待った
undo-allowed = あり
undo-forbidden = なし
table-absence = 不在のとき
absence-after = { $time }後に{ $level }が代わる
absence-never = ほかの人が待つ
switch-off = 使わない：{ $text }
values-own = 独自のカードの値
daily = 本日の配置
daily-same = 全員が同じピラミッドで
daily-invites = この配置でボットに勝てますか？
daily-to-beat = ボットの最高：{ $points }点
daily-mine = あなたの最高：{ $points }対{ $against }
daily-try = 挑戦する
daily-go-on = 続ける
daily-again = もう一度遊ぶ
daily-about = この日（UTC）に遊ぶ人は全員、同じピラミッドと同じ世界遺産になります。基本セットで、あなたが先手、相手は{ $level }です。取り消しはできません。
daily-how = ボットも各レベルが{ $games }回ずつ、あなたの席で同じ相手と対戦します。その席の勝利点がいちばん高かったゲームを結果とします。強さの順位ではありません。強いボットは点数ではなく勝利をめざします。
daily-results = ボットの結果
daily-who = あなたの席
daily-score = 最高の結果
daily-games = ゲーム数
daily-score-of = { $points }対{ $against }
daily-not-yet = まだ
daily-playing = ボットが対戦中です。終わった順に結果が表示されます。
daily-you = あなた
