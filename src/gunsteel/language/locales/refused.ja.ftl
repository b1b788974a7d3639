# 受け付けられない入力への返事。英語の文はプログラムの中にある（gunsteel.errors.Refused の code）。

no-set = 「{ $set }」というセットはありません。選べるのは{ $sets }です。
players = 「{ $players }」人では遊べません。2人から4人までです（R4）。
no-switch = 「{ $switch }」というスイッチはありません。選べるのは{ $switches }です。
no-layout = この値では、ピラミッドを組めません：{ $text }
no-seat = { $players }人の席は0から{ $last }までです。「{ $seat }」という席はありません。
bots = 相手{ $opponents }人に対して、ボットが{ $bots }つ指定されました。全員に1つか、1人に1つずつ指定してください。
no-bot = 「{ $bot }」というボットはありません。選べるのは{ $bots }です。
no-card = 「{ $text }」というカードも世界遺産も、ここにはありません。{ $hint ->
    [yes] もしかして：{ $close }
   *[no] { "" }
}
no-rule = 「{ $text }」というルールはありません。選べるのは{ $rules }です。
several-sections = 「{ $text }」に当てはまる章がいくつかあります：{ $sections }。番号で指定してください。
no-section = 「{ $text }」という章はありません。1から{ $last }までの番号、章の題名の一部、ルールの番号（{ $rules }）のどれかで指定してください。
no-file = { $file }を読めません：{ $text }
not-text = { $file }はUTF-8のテキストではありません。
bad-record = { $file }は棋譜として読めません：{ $text }
unwritable = { $file }に書き込めません：{ $text }
game-given = どのゲームかは{ $instead }で決まります。--{ $option }は指定しないでください。

## コマンドライン

at = { $where }：{ $text }
see-help = { $text }（「{ $prog } --help」を参照）
no-command = { $name }というコマンドはありません。選べるのは{ $known }です。
arguments-missing = 引数が足りません：{ $names }
arguments-unknown = 知らない引数です：{ $names }
argument-value = 値を続けて書いてください
argument-choice = { $given }は使えません。選べるのは{ $known }です
argument-number = 整数が必要です（{ $given }は使えません）
argument-positive = 1以上が必要です（{ $given }は使えません）
argument-ambiguous = { $given }に当てはまるオプションがいくつかあります：{ $known }
option-missing = --{ $option }がありません（または --record で棋譜を指定してください）。
both-options = { $one }と{ $other }は、どちらか片方だけを指定してください。
needs-extra = { $who }には追加パッケージ「{ $extra }」が必要です：{ $command }
rating-needs-extra = レーティングには追加パッケージ「{ $extra }」が必要です：{ $command }
no-language = { $lang }という言語の文章はありません。選べるのは{ $known }です。

## ファイルやポートについてシステムが言うこと

os-missing = ファイルまたはフォルダーがありません
os-forbidden = アクセスが許可されていません
os-folder = フォルダーです
os-no-folder = フォルダーではありません
os-exists = すでにあります
os-full = 空き容量がありません
os-read-only = 書き込みできない場所です
os-in-use = すでに使われています
unreadable = { $file }を読めません：{ $text }
not-utf8 = テキストではありません
not-folder = フォルダーとして使えません：{ $text }
no-folder = フォルダーがありません
no-such-folder = フォルダー{ $folder }がありません。

## カードの値

not-toml = TOMLではありません：{ $text }
expected-cards = カードの表が必要です（{ $given }は使えません）
expected-values = 値の表が必要です（{ $given }は使えません）
no-such-card = そのようなカードも世界遺産もありません
no-such-table = そのようなカードも世界遺産もないか、値が表になっていません
no-value = そのような値はありません。選べるのは{ $known }です
expected-number = { $low }から{ $high }までの整数が必要です（{ $given }は使えません）
expected-flag = true か false が必要です（{ $given }は使えません）
expected-cost = { $example }のような資源の表が必要です（{ $given }は使えません）
cost-resource = 購入コストに使えるのは{ $known }だけです
starting-card = 最初の手札のカードは、ゲームから除けません（R32）
choose-indicator = { $known }から選んでください（{ $given }は使えません。R31）
same-indicator = { $other }の初期配置アイコンも{ $indicator }です。同じ時代の世界遺産には、別のカードが必要です（R31）
expected-requirement = { $example }のような獲得条件が必要です（{ $given }は使えません）
choose-from = { $known }から選んでください（{ $given }は使えません）
no-part = そのような値はありません。{ $what }の値は{ $parts }です
part-needed = { $what }に必要です
few-resources = 資源の種類は{ $count }つしかありません
three-numbers = 4人、3人、2人用の3つの数が必要です（{ $given }は使えません）
expected-ages = { $example }のような時代のリストが必要です（{ $given }は使えません）
age-twice = 同じ時代が2回書かれています
short-row = { $age }のカードが{ $count }枚しか残らず、{ $wanted }枚の列を作れません（R106）
no-pyramid = { $rows }ではピラミッドになりません。必要なのは{ $fitting }です。どの列も1つ下の列より1枚少なく、いちばん下の列は{ $widest }枚までです（{ $rule }）。

## 棋譜

not-json = { $line }行{ $column }列：JSONではありません（{ $text }）
no-json = { $text }はJSONではありません
nested = 入れ子が深すぎます
half-character = 文字の半分だけを含むテキストがあります
expected-record = 棋譜は1つのJSONオブジェクトです（{ $given }は使えません）
no-member = そのような項目はありません
member-missing = この項目がありません
member-twice = この項目が2回あります
large-number = 数{ $number }は大きすぎます
record-version = バージョン{ $version }は読めません。読めるのはバージョン1だけです
record-format = { $wanted }が必要です（{ $given }は使えません）
expected-text = テキストが必要です（{ $given }は使えません）
expected-list = リストが必要です（{ $given }は使えません）
expected-object = オブジェクトが必要です（{ $given }は使えません）
expected-numbers = 整数のリストが必要です（{ $given }は使えません）
number-count = { $players }個の数が必要ですが、{ $given }個あります
name-count = { $players }人分の名前が必要ですが、{ $given }個あります
unprintable = { $text }には表示できない文字があります
row-size = ここには{ $count }枚が必要ですが、{ $given }枚あります（R30）
wrong-place = { $card }はここに置けません
card-twice = { $card }が2回書かれています
card-missing = { $card }がありません（R107）
wrong-wonder = この配置で使われるのは{ $given }ではなく{ $right }です（R31）
no-card-named = { $given }というカードはありません
no-wonder-named = { $given }という世界遺産はありません
no-age = そのような時代はありません
age-missing = この時代がありません
after-end = { $choice }はゲーム終了後の選択です
game-over = ゲームは終了しています
not-on-offer = { $text }は、ここでは選べません（{ $kind }）。選べるのは{ $offered }です
bad-choice = { $text }
old-payment = { $text }。以前の支払い方の棋譜にはここに done がないため、もう読めません。
not-over = { $count }回の選択では、ゲームはまだ終わっていません
wrong-result = 再現した結果は{ $right }ですが、棋譜には{ $given }とあります
no-choice = { $count }回の選択からなるゲームに、{ $number }回目の選択はありません。
broken-game = { $file }はルールに反しています：{ $text }
too-deep = { $depth }回の選択は数えきれません。{ $most }回までです

## ボットと対戦

level-budget = { $level }は強さの名前で、思考量は決まっています。{ $budget }は付けないでください。
bot-made = ボット{ $bot }を作れません：{ $text }
bot-loaded = ボット{ $bot }を読み込めません：{ $text }
bot-kind = ボット{ $bot }（{ $kind }）はボットを作れません。エントリーポイントには { "module:Class" }を指定してください。
bad-budget = 思考量は、シミュレーションの回数（2000）か秒数（{ "0.3s" }）です。{ $budget }は使えません。
bot-failed = 席{ $seat }のボット{ $bot }が失敗しました：{ $text }
game-failed = ボット{ $bot }が失敗しました（席{ $seat }、ブロック{ $block }のゲーム{ $game }、シード{ $seed }）：{ $text }
two-bots = ボットは2つ以上必要です。
seed-bits = { $most }ビットまでです（{ $given }ビットあります）
other-version = このマシンのルールかボットのバージョンが、対戦を始めたマシンと違います。
process-died = 対戦中のプロセスが終了しました。メモリー不足かもしれません。
ray = { $text }
no-connection = 接続できません（{ $text }）
results-file = 結果は、すでにあるフォルダーの通常のファイルにしか書けません
more-games = すでにもっと多くのゲームがあります。それ以上の数を指定するか、別のファイルを指定してください
other-contest = 別の対戦の結果です（{ $what }が違います）。別のファイルを指定してください
no-results = 対戦の結果ではありません（{ $text }）

## サーバーとテーブル

two-places = --data も --database もテーブルの保存先です。どちらか片方だけを指定してください。
workers = 複数のプロセスには PostgreSQL が必要です。{ "--database postgresql://…" }を指定するか、プロセスを1つにしてください。
bad-prefix = { $prefix }はパスの先頭として使えません。{ "/games/steel" }のように書いてください。
no-network = { $text }は、アドレスでも 10.0.0.0/8 のようなネットワークでもありません。
cannot-listen = { $address }で待ち受けできません：{ $text }。別の --port を試してください。
bad-port = ポートは0から65535までの数です
none-of = { $given }は使えません。選べるのは{ $known }です
no-setting = { $name }という設定はありません。設定の名前はコマンドのオプションと同じです
expected-setting = テキストか数が必要です
database-address = データベースのアドレスを読めません。{ "sqlite:///folder/file.db" }か{ "postgresql://user:password@host/name" }のように書いてください（パスワードの中の{ "@" }は{ "%40" }、{ ":" }は{ "%3A" }、{ "/" }は{ "%2F" }と書きます）。
database-in-memory = メモリー上のデータベースは失われます。{ "sqlite:///gunsteel.db" }のようにファイルを指定してください。
database-kind = データベースは{ "sqlite:///folder/file.db" }か{ "postgresql://user:password@host/name" }です。{ $given }は使えません。
database-closed = データベース{ $place }を開けません：{ $text }
database-locked = 別のプログラムがロックしています
database-failed = データベースでエラーが起きました：{ $text }
newer-database = リビジョン{ $revision }は、このバージョンの Gunsteel では扱えません。何も変わっていません。作成した新しい Gunsteel を使うか、別のデータベースを指定してください。
other-database = 同じ名前の、別のプログラムの表があります。何も変わっていません。空のデータベースを指定してください。
unprintable-name = { $text }は保存できません。表示できない文字があります。
nothing-stored = まだテーブルが保存されていません。--data でフォルダーを指定してください
no-table = { $table }というテーブルはありません。
damaged = テーブル{ $table }は{ $n }番目のアクトで壊れています。修復するか、削除してください。
already = テーブル{ $table }は、すでに{ $status ->
    [over] 終了しています
   *[closed] 閉じられています
}。
not-damaged = テーブル{ $table }は壊れていません。何も変わっていません。
only-delete = テーブル{ $table }は最初のアクトから壊れています（{ $text }）。削除しかできません。
no-message = テーブル{ $table }にメッセージ{ $number }はありません。「show --chat」で一覧を見られます。
not-banned = { $whom }は禁止されていません。
archive-unwritable = アーカイブを書き込めません：{ $text }
archive-line = { $number }行目：{ $text }
broken-archive = Gunsteel の完全なアーカイブではありません（{ $text }）
archive-ends = アーカイブがここで途切れています
game-in-record = どのゲームかは棋譜で決まります。ほかに指定しないでください。
choices-alone = choices は棋譜と一緒に使います。
seat-count = { $players }席が必要ですが、{ $given }席あります
record-choices = 棋譜の選択は{ $count }回です。{ $wanted }回ではありません。
over-there = そこではゲームが終わっています。もっと前の選択から続けてください。
record-or-point = 棋譜かテーブルの途中か、どちらか片方から続けてください。
long-record = ここでは棋譜の選択は{ $most }回までです（{ $given }回あります）
long-name = 名前は{ $most }文字までです
