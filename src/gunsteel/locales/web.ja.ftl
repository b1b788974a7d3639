# What the client in the browser says besides the sentences of the game.

## The frame of every page

title = ガンズ＆スティール
motto = 馬の時代から宇宙の時代へ。ひと握りのカードで文明を築こう。
language = 言語
home = ホーム
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
nowhere = このページはありません。
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
friends = 友だちとのテーブル
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
join = テーブルに参加
code = リンクまたはコード
go = 移動
no-code = テーブルのリンクでもコードでもありません。コードは英数字10文字です。
my-tables = 自分のテーブル
public-tables = 公開テーブル
none = 今はありません。
refresh = 更新
open-record = 棋譜を開く
record-file = 棋譜ファイル（.gs.json）
no-record = このファイルは棋譜ではありません。

## The table: before and around the game

status-waiting = 参加者を待っています
status-playing = 対戦中
status-over = ゲーム終了
status-closed = このテーブルは閉じられました
watching = 観戦中です。
links = リンク
invite = このリンクを友だちに送ってください：
own-link = 別の端末で自分の席に戻るリンク（秘密にしてください）：
seat-link = この席だけのリンク：
copy = コピー
copied = コピーしました。
new-link = 新しい秘密リンク
reserve = 予約
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
rename = 保存
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
why = なぜ？
why-hint = このボットの狙い
no-aim = まだ狙いを明かしていません。
substitute = ボットに代わってもらう
mute = ミュート
unmute = ミュート解除
take-back = 待った
away = ボットに任せる
back = 自分で続ける
resign = 投了
resign-sure = 本当に投了しますか？取り消せません。
yes-resign = 投了する
no-resign = 続ける
asks-back = { $name }が直前の選択の取り消しを求めています。
asked-back = 取り消してよいか、他の人に確認しています。
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
continue-here = ここからボットと続ける

## Rules and About

search-rules = ルールを検索
found = { $count ->
    [0] 見つかりません
   *[other] { $count }件
}
about-fan = これはファンが作った版で、文章も絵も独自のものです。出版社とは関係ありません。
about-game = 「ガンズ＆スティール」と「ガンズ＆スティール：ルネサンス」は Jesse Li によるゲームです。気に入ったら、ぜひ実物のカードを手に取ってください。
about-values = 説明書にないコスト・戦力・得点は復元したものです。どれがそうかは「gunsteel cards --provenance」で分かります。

## Trouble: what is wrong, that nothing is lost, and what to do

connecting = 接続中…
lost = 接続が切れました。再接続しています。ゲームは失われません。
ended = 接続は終了しました。
try-again = もう一度試す
no-lost = 今は接続がないため送信されませんでした。ゲームは失われません。少し待ってからもう一度お試しください。
no-unreachable = サーバーが応答しません。少し待ってからもう一度お試しください。
no-malformed = サーバーが理解できませんでした。何も変わっていません。ページを再読み込みしてください。
no-too-large = 大きすぎます。
no-too-fast = 一度に多すぎます。何も変わっていません。少しお待ちください。
no-version = サーバーがこのページより新しくなっています。再読み込みしてください。ゲームは失われません。
no-hello-first = 接続の開始に失敗しました。ページを再読み込みしてください。
no-no-table = このテーブルはありません。リンクを確認してください。古いテーブルはしばらくすると削除されます。
no-wrong-key = このリンクの席はもう使えません。観戦はできます。
no-closed = このテーブルは閉じられました。
no-full = 接続が多すぎます。ほかのタブを閉じてからもう一度お試しください。
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
no-cannot-take-back = 取り消せる選択がありません。
no-no-take-backs = このテーブルでは取り消しはできません。
no-nothing-asked = 取り消しの求めはもうありません。
no-no-bot = その席にボットはいません。
no-no-chat = このテーブルではチャットはオフです。
no-bad-text = メッセージには表示できる文字を使ってください。
no-failed = こちら側で問題が起きました。何も失われていません。もう一度お試しください。
no-stopping = サーバーを再起動しています。自動的に再接続します。ゲームは失われません。
no-slow = 接続が遅すぎます。再接続しています。
