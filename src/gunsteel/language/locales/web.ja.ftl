# What the client in the browser says besides the sentences of the game.

## The frame of every page

title = ガンズ＆スティール
motto = 馬の時代から宇宙の時代へ。ひと握りのカードで文明を築こう。
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
nowhere = このページはありません。リンクを確認してください。ホームでは、コードからテーブルを探せます。
to-home = ホームへ
loading = 読み込み中…
page-failed = ページを読み込めませんでした。ゲームは失われていません。
reload = 再読み込み
dismiss = メッセージを閉じる

## Home

play-now = 今すぐ遊ぶ
play-hint = ワンクリックでボットと対戦。登録は不要です。
set = ゲーム
set-base = ガンズ＆スティール
set-renaissance = ルネサンス
set-combined = 両方の組み合わせ
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
seat = 席{ $number }
person = 人
who-sees = 公開範囲
by-link = リンクを知っている人のみ
public = 全員
pace = 時計
pace-none = なし（ゆっくり）
pace-minute = 1回の選択に1分
pace-ten = 10分＋1回ごとに5秒
pace-thirty = 30分＋1回ごとに10秒
pace-day = 1回の選択に1日
take-backs = 待った（取り消し）あり
create = テーブルを開く
code = リンクまたはコード
go = 移動
no-code = テーブルのリンクでもコードでもありません。コードは英数字10文字です。
public-tables = 公開テーブル
none = 今はありません。
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
seat-link = この席だけのリンク：
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
won = 勝者

## The table: the game

your-move = あなたの番
question = 質問
position = 局面
log = 経過
missed = 離れている間にゲームが進みました。
no-aim = まだ狙いを明かしていません。
take-back = 待った
away = ボットに任せる
back = 自分で続ける
resign = 投了
resign-sure = 本当に投了しますか？取り消せません。
yes-resign = 投了する
no-resign = 続ける
asks-back = { $name }が直前の選択の取り消しを求めています。
asked-back = 取り消してよいか、他の人に確認しています。
substitute-for = { $name }が戻るまでボットに任せる
ask-bot = { $name }の狙いは？
away-now = ボットがあなたの代わりにプレイしています。
back-denied = 取り消されませんでした。他の人が認めなかったか、ゲームが進みました。
allow = 認める
deny = 認めない
winners = ゲーム終了。勝者：{ $names }
ended-resigned = 他の全員が投了しました。
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
found = { $count ->
    [0] 見つかりません
   *[other] { $count }件
}
about-fan = これはファンが作った版で、文章も絵も独自のものです。出版社とは関係ありません。
about-game = 「ガンズ＆スティール」と「ガンズ＆スティール：ルネサンス」は Jesse Li によるゲームです。気に入ったら、ぜひ実物のカードを手に取ってください。

## Trouble: what is wrong, that nothing is lost, and what to do

connecting = 接続中…
lost = 接続が切れました。再接続しています。ゲームは失われません。
ended = 接続は終了しました。ゲームは失われていません。もう一度お試しください。
try-again = もう一度試す
no-lost = 今は接続がないため送信されませんでした。ゲームは失われません。少し待ってからもう一度お試しください。
no-unreachable = サーバーが応答しません。ゲームは失われていません。少し待ってからもう一度お試しください。
no-malformed = サーバーが理解できませんでした。何も変わっていません。ページを再読み込みしてください。
no-too-large = 大きすぎます。何も変わっていません。
no-too-fast = 一度に多すぎます。何も変わっていません。少しお待ちください。
no-version = サーバーがこのページより新しくなっています。再読み込みしてください。ゲームは失われません。
no-hello-first = 接続の開始に失敗しました。ゲームは失われていません。ページを再読み込みしてください。
no-no-table = このテーブルはありません。リンクを確認してください。古いテーブルはしばらくすると削除されます。
no-wrong-key = このリンクの席はもう使えません。観戦はできます。
no-closed = このテーブルは閉じられました。新しいテーブルを用意できます。
no-full = 接続が多すぎます。ゲームは失われていません。ほかのタブを閉じてからもう一度お試しください。
no-damaged = このテーブルの記録が壊れているため、続けられません。サーバーの管理者が修復できます。ほかのテーブルに影響はありません。
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
no-not-asked = 今は別の人の番です。
no-stale = その間にゲームが進みました。これが今の局面です。
no-not-offered = 今は選べません。
no-cannot-undo = 取り消せる選択がありません。
no-no-undo = このテーブルでは取り消しはできません。
no-nothing-asked = 取り消しの求めはもうありません。
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
replay-scrub = ゲーム内の位置
replay-turn-back = 手番の始めに戻る
replay-turn-on = 次の手番へ進む
replay-attack-back = 前の攻撃に戻る
replay-attack-on = 次の攻撃へ進む
replay-course = ゲームの流れ
replay-turn = 第{ $turn }手番：{ $name }
replay-attack-won = { $attacker }（{ $attack }）が{ $defender }（{ $defence }）を破る
replay-attack-held = { $defender }（{ $defence }）が{ $attacker }（{ $attack }）を防ぐ
replay-points = 得点
replay-go-on = ここから{ $name }として続ける
replay-share = リンクをコピー
replay-save = 記録を保存
replay-more = その他
replay-link = リンク
replay-copied = コピーしました。

## Home, setting up a table, the lobby, settings, keys, about

set-base-note = 基本のゲーム。はじめての方に。
set-renaissance-note = 新しいカードと文化、栄光で競う世界遺産。
set-combined-note = 2つの箱を混ぜて、研究の山とともに。
level-note = { $level ->
    [recruit] はじめてのゲーム、計画なし
    [scout] 経験は少し、勘で判断
    [soldier] 大事なことは分かっている
    [sergeant] すべての手を試す
    [captain] 少し先を読む
    [general] 手番をじっくり考える
    [marshal] いちばん強い
   *[other] ボット
}
running = 進行中のゲーム
finished = 終わったゲーム
with-friends = 友だちと遊ぶ
with-friends-hint = ゲームと席と時計を決めて、リンクを送るだけ。登録は誰にも要りません。
new-table = テーブルを用意する
look-back = ふり返る
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
pace-type = 持ち時間
pace-move = 1回の選択ごと
pace-total = ゲーム全体
pace-minutes = 分
pace-increment = 選択ごとに加える秒数
pace-move-note = 時間切れになると、戻るまでボットが代わりに打ちます。
pace-total-note = 時間切れになると投了になります。
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
switch-turned = 標準と異なる
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
code-is = ホームでこのコードを入れてもかまいません：{ $code }
qr = スマートフォンのカメラで読めるリンクのQRコード
share = 共有…
share-local = このアドレスはこのコンピューターでしか開けません。ほかの人を招くには「gunsteel serve --host 0.0.0.0」でサーバーを起動し、ネットワーク内のアドレスを開いてください。
seat-links = 1つの席だけのリンク
seat-links-note = 開いた人だけがその席に座れます。
reserve-seat = 席{ $number }のリンクを作る
own-device = 別の端末で続ける
own-warning = このリンクを持つ人は、あなたの代わりに打ち、手札も見られます。自分の端末でだけ開いてください。新しいリンクを作ると古いリンクは使えなくなります。
speed = アニメーションの速さ
speed-times = { $times }倍
hints = はじめのうちのヒント
hints-again = ヒントをもう一度すべて表示
keys = キー操作
keys-all = どこでも
keys-table = テーブルで
keys-replay = リプレイで
key-tab = 次へ、前へ移る
key-press = 選んでいるものを押す
key-close = 窓を閉じる、選択をやめる
key-help = この一覧
key-option = 書かれた数字や文字で選ぶ
key-step = 1手戻る、1手進む
key-obvious = 選んだものを決定する、または明らかな選択肢をとる
key-around = その方向のカードへ移る
key-explain = 選んでいるカードを拡大し、説明を見る
key-turn = 前の手番、次の手番へ
key-ends = 最初、最後へ
key-run = 再生と一時停止
close-window = 閉じる
lost-kept = あなたの選択は残っています。質問が変わっていなければ、一度だけ送られます。
try-now = 今すぐ試す
about-game-title = ゲーム
about-designer = デザイナー
about-publisher = 出版社
about-pictures-title = 文章と絵
about-pictures = ルールとカードの文章は独自のもので、カードの絵はプログラムが描いています。シンボルは { $names } ほかの作品（game-icons.net、CC BY 3.0）で、一部は独自のものです。
about-values-title = 復元した値
about-values-known = 説明書にないコスト・戦力・得点は復元したものです（カードと世界遺産{ $cards }枚のうち{ $values }個の値）。どれがそうかは、カードの拡大表示と「gunsteel cards --provenance」で分かります。
about-values-own = お手元のカードと違うときは、自分の値を入力して遊べます。値は棋譜にも残ります。コマンドラインでは --cards にファイルを渡してください。
about-wonders = 世界遺産ごとの内訳：
about-program-title = プログラム
about-program = MITライセンスの自由ソフトウェアで、ソースも付いています。ほかのサーバーには接続せず、登録もありません。好みはこのブラウザーが、テーブルだけをサーバーが覚えます。
about-version = バージョン { $version }

## The board

board-supply = サプライ
board-row = { $age }の列
board-pile = 研究の山：{ $age }
board-pile-left = 山の残り{ $count }枚
board-revealed = 公開されたカード
board-hand = 手札
board-empty-hand = 手札がありません。
board-covered = 裏向き
board-developments = 表向き
board-wonders = 世界遺産
board-gained = この手番に獲得した資源
board-points = 勝利点
board-strength = 軍事力
board-culture = 文化
board-glory = 栄光トークン：ストック{ $stock }個、世界遺産の上に{ $placed }個
board-on-turn = 手番
board-turn = 第{ $turn }手番：{ $name }
board-your-turn = 第{ $turn }手番：あなた
board-phases = フェイズ
board-phase-resource = 資源
board-phase-development = 進歩
board-phase-purchase = 購入
board-phase-end = 手番終了
board-ending = ゲーム終了まで
board-space-left = 宇宙のカード残り{ $count }枚
board-wonders-left = 世界遺産残り{ $count }つ
board-culture-left = 文化トークンあと{ $count }個で終了
board-parts = テーブルの各部
board-tab-supply = サプライ
board-tab-others = プレイヤー
board-tab-area = 自分の場
board-tab-aside = 記録
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
clash-wins = { $name }の勝ち！
clash-holds = { $name }が守りました。
log-mine = 自分の前の手番へ
log-newest = 最新へ
log-empty = まだ何も起きていません。
log-earlier = もっと前へ
log-failed = これまでの出来事を読み込めませんでした。失われたものはありません。
news = ゲームの知らせ
since = あなたの前の手番のあと
since-bought = 購入：
since-took = 獲得：
since-used = 使用：
since-nothing = 特になし
since-culture = 文化 { $change }
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
talk-empty = まだ発言はありません。
clock-left = 残り時間：{ $time }
clock-days = { $days }日 { $rest }
clock-low = 残り時間がわずかです。
points-graph = 得点の推移
points-turn = 第{ $turn }手番
end-place = 順位
end-player = プレイヤー
end-cards = カード
end-wonders = 世界遺産
end-culture = 文化
end-total = 合計
end-by-cards = 同点のためカードの枚数（{ $count }枚）で決定
end-sources = 得点の内訳
ended-last-space = ピラミッド最後の宇宙のカードが購入されました。
ended-last-wonder = 最後の世界遺産が獲得されました。
ended-culture = 文化トークンが15個以上集まりました。
end-failed = ゲームの経過を読み込めませんでした。何も失われていません。

## 説明・購入・反撃・ヒント

explain-close = 閉じる
explain-nothing = なし
rule = ルール{ $number }
why-not = 選べない理由
price = 価格
price-suffices = 支払いに足ります。
price-now = 今のあなたの値段
price-surcharge = 追加コスト{ $count }は、下にあるカード{ $count }枚の分です。
price-payable = { $cards ->
    [0] カードを使わずに支払えます
   *[other] カード{ $cards }枚で支払えます
}{ $more ->
    [yes] （{ $ways }通り以上）。
   *[no] （{ $ways }通り）。
}
price-have = 使える資源
price-missing = 足りない資源
price-enough = これだけ増えれば買えます
price-or = または
of-any-kind = 好きな資源{ $count }個
gained-resource = { $resource }（獲得）
wonder-owner = { $name }が持っています。
wonder-glory = 栄光トークン
wonder-tokens = { $name }：{ $count }／{ $needed }
buy-title = { $card }を買う
buy-ways = 支払い方（カードの少ない順）
buy-all = すべての支払い方を見る
buy-more = 支払い方はほかにもあります。
buy-step = 1枚ずつ支払う
buy-pick = 裏向きのカードと獲得した資源から、支払うものを選んでください
buy-good = これで支払えます。
buy-missing = まだ足りません。例えば：
buy-excess = 余分です：{ $things }。
buy-confirm = 買う
buy-cancel = やめる
after-title = 買ったあと
after-up = 表向きになる
after-covered = 裏向きのまま
after-gained = 残る獲得資源
respond-title = 攻撃されています
respond-who = { $name }の攻撃：
respond-attack = 攻撃
respond-defence = あなた
respond-holds = 守りきれます。
respond-short = あと{ $count }
respond-adds = 反撃で加わる軍事力
respond-hand = 手札から
respond-flip = 裏向き
respond-never = すべて使っても足りません。
respond-enough = これで足ります：{ $cards }。
respond-take = これを選ぶ
hint = ヒント
hint-understood = わかりました
hint-never = もう表示しない
hint-resource = 手番は資源から始まります。手札を1枚、裏向きに置きます。これからは裏面の資源として、支払いに使えます。カードを失うわけではありません。
hint-last-card = 最後の手札です。必ず資源になり、進歩は出せません。でも手番の終わりに、カードが手札に戻ります。
hint-develop = 今度は1枚を表向きに出します。軍事力はすぐに加わり、効果も使えます。
hint-activate = 効果を使えるのは今だけです。使わなければ、このカードをもう一度手札から出すまで待つことになります。
hint-attack = 攻撃は相手全員に及びます。自分の軍事力の合計で比べ、合計が下回る相手にだけ勝ちます。
hint-buy = カードを1枚買えます。光っているカードなら支払えます。支払いには、裏向きのカード（表向きになります）と、この手番に獲得した資源を使います。
hint-surcharge = 上の段のカードほど高くなります。下に残っているカード1枚につき、好きな資源が1個余分に要ります。一番下の段は安く買えます。
hint-gained = カードなしで獲得した資源は、手番の終わりに失われます。使うなら今です。
hint-respond = 軍事力を加えられます。反撃アイコンのある手札と、裏向きのユニットカードや戦術カードが使えます。同じなら守りきれます。
hint-claim = 世界遺産の条件を満たしました。費用はかからず、攻撃で奪われないかぎり自分のものです。
hint-glory = 世界遺産が求める行動をしました。トークンを1個置きましょう。自分のトークンが3個になると、その世界遺産を獲得します。
hint-give = 世界遺産を奪う攻撃に負けました。どれを渡すかは自分で選べます。
hint-retake = 手札が1枚以下になったので、表向きのカードは手札に戻ります。裏向きのカードは、戻しても、資源のまま残してもかまいません。
hint-deplete = 「消費」とは、裏向きのカードを表向きにすることです。資源ではなくなりますが、カードは自分のものです。
hint-replenish = 「回復」とは、表向きのカードをまた裏向きにすることです。この手番のうちに、すぐ支払いに使えます。
hint-end = 終わりが近づいています。手札も場のカードも、表でも裏でも、世界遺産とあわせて、すべての点数が数えられます。
hint-look = カードの上で少し待つか長押しすると、大きく見られます。選べないカードなら、その理由もわかります。
hint-undo = 間違えましたか。「待った」で、直前の答えを取り消せます。ほかの人がそこから何かを知るまでのあいだです。

## カードの値

card-values = カードの値
values-intro = コスト、軍事力、アイコンのすべてがルールブックに書かれているわけではありません。*が付いた値は当方の推定です。カードをお持ちなら、カードを開いて、書かれている値を入力してください。値はルールブックと照らし合わされ、このブラウザに保存されます。
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
values-refused-indicator = { $name }：同じ時代のもう一つの世界遺産と指定カードが同じです。
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
