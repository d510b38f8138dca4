-- What a text asks for that staff never ask for: PASSWORD, CODE, CARD, PAYMENT or CONTACT; NULL for nothing. Twin of
-- schema/asks: a test compares this file with what the words there make. What a text cannot hold is not looked for: a session
-- keeps 32 patterns ready, and reads more of them anew each time. Locks nothing.
DROP FUNCTION IF EXISTS forbidden_ask;
CREATE FUNCTION forbidden_ask(p_text text) RETURNS text
LANGUAGE plpgsql IMMUTABLE SET search_path = tarn, pg_temp AS $ask$
DECLARE
  v_read text;
  v_rule text;
  v_plain text := regexp_replace(lower(translate(normalize(p_text, NFKC),
    E'\u200b\u200c\u200d\u200e\u200f\u2060\ufeff\u00ad', '') COLLATE "C"), '[ \n\r\t]+', ' ', 'g');
BEGIN
  v_read := translate(p_text, '。！；，、：？', '㐁㐁㐁㐂㐂㐂㐃');
  v_read := regexp_replace(v_read,
    ' (but(?! [mu][^ ]([^a-z]|$)| t[^ ] )|so|just|then|instead|aber|sondern|einfach|dann|pero|entonces|mais|donc|al'
    'ors|nhưng) |但|可是|不过|不過|ですが|だから|하지만|그런데|แต่', ' 㐂 ', 'g');
  v_read := regexp_replace(normalize(v_read, NFKD), '[\u0300-\u036f\u200b-\u200f\u2060\ufeff\u00ad]', '', 'g');
  v_read := translate(v_read, E'\n\r\t', '   ');
  v_read := regexp_replace(v_read, '[0-9]([ .()/-]{0,2}[0-9]){8,}', '㐀', 'g');
  v_read := regexp_replace(v_read, '(^|[^A-Za-z])([Oo0Оо] ?[TtТт] ?[PpРр]|2 ?[Ff] ?[AaАа])([^A-Za-z]|$)', '\1onetimecode\3', 'g');
  v_read := regexp_replace(v_read, '([^ .!?;]{2})[?][.!?;]*( |$)|()[?][.!?; ]*$', '\1㐃', 'g');
  v_read := regexp_replace(v_read, '([^ .!?;]{2})[.!?;]+( |$)', '\1㐁', 'g');
  v_read := regexp_replace(v_read, '([^ ,:]{2})[,:]( |$)', '\1㐂', 'g');
  v_read := translate(v_read,
    'АВЕКМНОРСТХІЈЅУаеорсухіјѕһԁԛԝкмнтвΑΒΕΖΗΙΚΜΝΟΡΤΥΧαοιρνυχκτεđĐıłŁøØß0134567892@$€|ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢɑɡɩʋꞁօ'
    'սոհցꓐꓑꓓꓔꓖꓗꓚꓜꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴᎪᎢᎬᏔᏚᎡᏃᏢᏟᎷᎻᏙ',
    'abekmhopctxijsyaeopcyxijshdqwkmhtbabezhikmnoptyxaoipvuxkteddiiioosoieasgtbgzaseiabcdefghijkimnoprstuvwyzagivio'
    'unhgbpdtgkczmnisrvhwxyaeiouatewsrzpcmhv');
  v_read := normalize(replace(replace(lower(v_read COLLATE "C"), 'l', 'i'), ' ', ''), NFC);
  v_read := translate(replace(regexp_replace(v_read,
    '[^a-zก-๎ぁ-ゖァ-ヺ㐀-鿿가-힣]', '', 'g'), 'vv', 'w'), '㐀㐁㐂㐃', 'ZEIQ');
  v_read := regexp_replace(v_read,
    'accountnumberdoesnotexist|accountnumberiswrong|schreibensieunsIwenn|returnedthetransfer|sentthetransferback|ch'
    'ochungtoibietneu|codigodeinvitacion|khongthechuyentien|schreibensiemirIob|teiiensiemirmitIob|teiiensieunsmitIo'
    'b|nepeutpasetrepaye|withouthesitation|ietmeknowwhether|ietusknowwhether|codedinvitation|nevousinquietez|paymen'
    'treturned|chotoibietiieu|einiadungscode|indiqueznoussi|invitationcode|ningunprobiema|sagensiemirIob|sagensieun'
    'sIob|zogernsienicht|ภาพบัตรประชาชน|รูปบัตรประชาชน|aucunprobieme|chotoibietneu|codeofconduct|codeofthebank|codi'
    'godeerror|donothesitate|ietmeknowwhen|ietusknowwhen|indiquezmoisi|nohayprobiema|teiimewhether|teiiuswhether|co'
    'digodepais|codigopostai|currencycode|donthesitate|dungnganngai|indiquenossi|nosepreocupe|referraicode|repiywit'
    'hyes|withoutdeiay|ไม่ต้องกังวล|かどうかお知らせください|codederreur|countrycode|ditesnoussi|ietmeknowif|ietusknowif|indiqu'
    'emesi|keinprobiem|nhesitezpas|かどうか教えてください|avisenossi|codepostai|ditesmoisi|donotworry|iandercode|keinesorge|kh'
    'ongvande|pasdesouci|postaicode|ขอรหัสใหม่|ขอโค้ดใหม่|แจ้งเราถ้า|แจ้งเราหาก|ไม่มีปัญหา|diganossi|dontworry|erro'
    'rcode|noprobiem|promocode|stiiineed|swiftcode|writemeif|writeusif|บอกเราถ้า|บอกเราหาก|อย่าลังเล|ไม่เป็นไร|かお知ら'
    'せください|bankcode|codepays|codigoqr|digamesi|dungngai|khongsao|nodudeen|sortcode|teiimeif|teiiusif|請告訴我是否收到|请告诉我是'
    '否收到|는지말씀해주세요|barcode|zipcode|問題ありません|心配ありません|請告知是否收到|请告知是否收到|걱정하지마세요|는지알려주세요|망설이지마시고|주저하지마시고|dimesi|dungio|qrc'
    'ode|告訴我們是否|告诉我们是否|문제없습니다|告訴我是否|告诉我是否|話我知係咪|不用担心|不用擔心|不要犹豫|不要猶豫|告知是否|唔使擔心|招待コド|遠慮なく|초대코드|不客气|不用怕|不要紧|別擔心|别担心|沒問'
    '題|沒關係|没关系|没问题', '', 'g');
  v_read := regexp_replace(v_read,
    'ihrkennwortnicht|ihrpasswortnicht|ihrencodenicht|dencodenicht|mirnicht|unsnicht|使っていません|振り込まないで|いたしません|入力しないで|'
    '共有しないで|支払わないで|送金しないで|ありません|いけません|できません|なりません|伝えないで|使いません|尋ねません|教えないで|求めません|渡さないで|行いません|要りません|送らないで|말아주세요|しないで|'
    'しません|不要です|마십시오|아닙니다|안됩니다|않습니다|없습니다|마세요|않아요|않으며|없어요|하지않|않고|않는|않을', 'M', 'g');
  v_read := regexp_replace(v_read,
    'schickensieihnmir|schickensieihnuns|communiqueziemoi|schickensieesmir|sendensieihnmir|sendensieihnuns|sendensi'
    'eesmir|envoyezienous|shareitwithme|shareitwithus|envoyeziemoi|แล้วส่งมาให้|donneziemoi|forwarditto|pasteithere'
    '|writeithere|ditesiemoi|envienosio|giveittome|giveittous|postithere|sendithere|sendittome|sendittous|teiiittom'
    'e|typeithere|enviameio|enviemeio|mandemeio|digameio|docnocho|guinocho|hayguino|ส่งมันมา|届いたら教えて|届いたら送って|それを教えて'
    '|それを送って|收到后发给我|收到後發給我|받으면보내주|받으면알려주|然后发给我|然後發給我|그것을보내|把它发给|把它發給', 'T', 'g');
  v_read := regexp_replace(v_read,
    'chungtoikhong|necommuniquez|netransmettez|noescribimos|notransfiera|khongbaogio|khongchiase|khongchuyen|khongi'
    'ienhe|khongyeucau|noatendemos|dungchuyen|nepartagez|nocomparta|nofaciiite|noiiamamos|notieneque|nutiiisons|per'
    'sonnene|khongduoc|navonspas|necontact|necrivons|nepouvons|nonecesit|nopedimos|nopodemos|nosoiicit|noutiiiza|sh'
    'ouidnot|thereisno|ไม่ติดต่อ|ไม่สามารถ|dungchia|dungnhap|dungtiet|khongcan|khonggui|khonghoi|khongnen|khongthu|'
    'navezpas|nedemand|nedonnez|nenvoyez|nerepond|neversez|noiepedi|nousamos|dungcho|dungdua|dunggui|dungnoi|khonga'
    'i|khongco|mustnot|nedites|neednot|nepayez|nevirez|niemais|niemand|nienach|nieuber|nocobra|noenvie|noteven|sekh'
    'ong|wiiinot|without|ไม่ต้อง|cannot|jamais|nefaut|nevous|nieihr|nieper|ningun|nobody|nodiga|nohaga|noneed|noneo'
    'f|nopide|nyapas|ไม่ควร|ไม่ถาม|ไม่เคย|ไม่ใช้|ไม่ได้|aucun|donot|jamas|keine|nadie|never|nicht|nohay|noone|nousa'
    '|nunca|จะไม่|ไม่ขอ|ไม่มี|cant|dont|kein|wont|ห้าม|อย่า|从来不|千万别|千萬別|從來不|永远不|永遠不|不会|不可|不应|不得|不必|不應|不收|不會|不用|不能|不'
    '要|从不|切勿|別把|别把|唔使|唔好|唔會|從不|无法|无需|沒有|没有|無法|無需|絕不|绝不|請勿|请勿', 'N', 'g');
  v_read := regexp_replace(v_read,
    'endehorsdeiappiication|schreibensiemirprivat|fueradeiaapiicacion|moncontactpersonnei|escribameenprivado|horsde'
    'iappiication|messagemeprivateiy|micontactopersonai|ecrivezmoienprive|meinehandynummer|mypersonainumber|sodient'
    'hoairieng|auserhaibderapp|monadresseemaii|mypersonaiemaii|mypersonaiphone|mypersonaimaii|outsidethisapp|outsid'
    'etheapp|privatenumber|fueradeiaapp|horsdeiappii|ketbanvoitoi|meineprivate|ngoaiungdung|rufensiemich|wechatnumb'
    'er|เบอร์ส่วนตัว|emaiicuatoi|facebookcua|meinenummer|monportabie|privatechat|writetomeon|อีเมลของฉัน|เบอร์ของฉั'
    'น|ไลน์ส่วนตัว|ajoutezmoi|appeiezmoi|meineemaii|miteiefono|ubersignai|แชทส่วนตัว|agregueme|goichotoi|instagram|'
    'kakaotaik|messenger|monnumero|nhanrieng|porsignai|quasignai|sursignai|viasignai|writemeon|facebook|micorreo|mi'
    'numero|mynumber|mywechat|onsignai|socuatoi|teiegram|wechatid|whatsapp|วอทส์แอป|เทเลแกรม|โทรหาฉัน|ไลน์ไอดี|disc'
    'ord|iiameme|mimovii|myemaii|signaiで|sorieng|เบอร์ผม|เฟซบุ๊ก|แอดไลน์|แอดไอดี|โทรหาผม|電話をください|개인적으로연락|caiime|iin'
    'eid|mymaii|นอกแอป|ラインを追加|ワッツアップ|個人iine|個人チャット|個人的に連絡|應用程式以外|addme|iineで|iineを|skype|viber|アプリの外|シグナルで|テレグラム|個人'
    'の番号|加iine|友だち追加|應用程式外|打電話給我|给我打电话|개인메시지|라인아이디|전화주세요|zaio|アプリ外|ラインで|加个微信|加個微信|在应用外|应用之外|微信联系|微信聯絡|我的微信|我的手机|我的手'
    '機|我的电话|我的邮箱|我的電話|我的電郵|私のメル|私の番号|私人電話|线下联系|개인번호|시그널로|제이메일|친구추가|카카오톡|텔레그램|페이스북|qq号|加qq|加微信|加返我|微信号|微信號|打俾我|电报群|私'
    '訊我|왓츠앱|제번호|加我|私聊|脸书|앱밖|카톡', 'X', 'g');
  v_read := regexp_replace(v_read,
    'wiederhersteiiungsphrase|phrasederecuperation|bothsidesofyourcard|codepindevotrecarte|frasederecuperacion|ruck'
    'seiteihrerkarte|fechadevencimiento|numerodevotrecarte|reversodeiatarjeta|reversodesutarjeta|numerodesutarjeta|'
    'photodevotrecarte|pictureofyourcard|privatenschiussei|privaterschiussei|versodevotrecarte|fechadecaducidad|kar'
    'tenprufnummer|numerocompietode|datedexpiration|dosdevotrecarte|fotodesutarjeta|numerocompietde|numerodetarjeta'
    '|photoofyourcard|backofyourcard|expirationdate|fotoihrerkarte|pindeiatarjeta|pindesutarjeta|recoveryphrase|cum'
    'tukhoiphuc|numerodecarte|phrasesecrete|pinofyourcard|ciaveprivada|cryptogramme|docepaiabras|frasesemiiia|gehei'
    'mworter|kartennummer|matsaucuathe|กุญแจส่วนตัว|abiaufdatum|secretwords|tweivewords|zwoifworter|คีย์ส่วนตัว|หมา'
    'ยเลขบัตร|เลขหลังบัตร|cardnumber|expirydate|ngayhethan|privatekey|prufziffer|seedphrase|วันหมดอายุ|cieprivee|do'
    'uzemots|kartenpin|khoabimat|khoarieng|matsauthe|muoihaitu|secretkey|sothengan|waiietkey|วลีกู้คืน|สิบสองคํา|fu'
    'iicard|mapinthe|mnemonic|sothecua|sotheday|sothetin|หลังบัตร|セキュリティコド|cardpin|ซีดเฟรส|พินบัตร|ภาพบัตร|รูปบัตร|'
    'เลขบัตร|リカバリフレズ|anhthe|銀行卡正反面|银行卡正反面|izคํา|カドの両面|カドの写真|カドの裏面|シドフレズ|ニモニック|信用卡照片|復元フレズ|iztu|カド番号|卡片背面|有効期限|보안숫자|'
    '복구구문|시드구문|유효기간|카드뒷면|카드번호|카드사진|cvc|助記詞|助记词|卡背面|安全码|安全碼|有效期|秘密鍵|개인키|니모닉|cw|卡号|卡號|私鑰|私钥', 'K', 'g');
  v_read := regexp_replace(v_read,
    'identifiantsdeconnexion|ciavedeacceso|ciavedefondos|ciavedeinicio|anmeidedaten|ciavesecreta|zugangsdaten|crede'
    'ntiais|contrasena|motdepasse|passphrase|พาสเวิร์ด|ioginpin|kennwort|passcode|password|passwort|รหัสผ่าน|fundpi'
    'n|matkhau|passwd|パスワド|暗証番号|비밀번호|패스워드|pwd|通行碼|口令|密码|密碼|비번|암호', 'P', 'g');
  v_read := regexp_replace(v_read,
    'numerodeverificacion|cifrasqueharecibido|bestatigungsnummer|verificationnumber|digitsyoureceived|รหัสใช้ครั้งเ'
    'ดียว|numberfromthesms|youronetimecode|รหัสonetimecode|numberinthesms|sixdigitnumber|theonetimecode|chiffresrec'
    'us|ciavetemporai|digitsfromthe|maonetimecode|onetimenumber|รหัสที่ได้รับ|gdigitnumber|madungmotian|makhoiphuc|'
    'รหัสกู้คืน|รหัสที่คุณ|รหัสยืนยัน|รหัสหกหลัก|mavuanhan|maxacminh|maxacnhan|tannummer|รหัสgหลัก|mabaomat|รหัสsms'
    '|ワンタイムコド|codigo|smstan|リカバリコド|문자로온번호|g桁のコド|g桁の番号|g자리숫자|maban|magom|masau|masms|smsコド|届いたコド|받으신코드|일회용코드|code|โค'
    '้ด|そのコド|六位数字|六位數字|復旧コド|確認コド|認証コド|認証番号|받은코드|보안코드|복구코드|여섯자리|인증번호|인증코드|확인코드|コドを|动态码|動態碼|恢复码|恢復碼|校驗碼|校验码|短信码|短訊碼|確'
    '認碼|驗證碼|验证码|六桁', 'C', 'g');
  v_read := regexp_replace(v_read,
    'impuestoporadeiantado|comisiondedesbioqueo|ค่าธรรมเนียมปลดล็อก|depositodegarantia|tarifadedesbioqueo|fraisdede'
    'biocage|freischaitgebuhr|deposittouniock|depotdegarantie|securitydeposit|entsperrgebuhr|paythetaxfirst|activat'
    'ionfee|dongthuetruoc|taxeaiavance|จ่ายภาษีก่อน|paytaxfirst|steuervorab|unfreezefee|reieasefee|tiendatcoc|ค่าปล'
    'ดล็อก|เงินประกัน|phimokhoa|uniockfee|kaution|税金を先に|解除手数料|세금을먼저|해제수수료|保証金|保證金|保证金|先交稅|先交税|激活費|激活费|解冻费|解凍費|解鎖費|解'
    '锁费|解除料|보증금|선납', 'F', 'g');
  v_read := regexp_replace(v_read,
    'accountofacoiieague|kontoeineskoiiegen|siguientedireccion|taikhoandongnghiep|บัญชีเพื่อนร่วมงาน|coiieaguesacco'
    'unt|personiicheskonto|cuentaparticuiar|daiiycuachungtoi|foiiowingaccount|foiiowingaddress|adressesuivante|comp'
    'tepersonnei|foigendeadresse|monportefeuiiie|personaiaccount|siguientecuenta|ceportefeuiiie|comptesecurise|cuen'
    'tapersonai|foigendeskonto|privateaccount|taikhoanantoan|taikhoancanhan|taikhoancuatoi|unserenagenten|accountnu'
    'mber|comptesuivant|cuentaprivada|estabiiietera|estadireccion|nuestroagente|sichereskonto|taikhoanrieng|กระเป๋า'
    'ของฉัน|บัญชีด้านล่าง|บัญชีต่อไปนี้|accountbeiow|addressbeiow|cetteadresse|cuentasegura|dieseadresse|taikhoandu'
    'oi|กระเป๋าของผม|ตัวแทนของเรา|บัญชีปลอดภัย|บัญชีส่วนตัว|comptedemon|compteprive|dieseskonto|diesewaiiet|kontome'
    'iner|kontomeines|meinewaiiet|mibiiietera|privatkonto|safeaccount|taikhoannay|taikhoansau|taikhoantoi|thisaccou'
    'nt|thisaddress|บัญชีของฉัน|comptedema|cuentademi|diachiduoi|estacuenta|notreagent|ourcashier|thecashier|thiswa'
    'iiet|กระเป๋านี้|ที่อยู่นี้|บัญชีของผม|diachinay|diachisau|meinkonto|mitarjeta|moncompte|myaccount|cecompte|mic'
    'uenta|mypaypai|mywaiiet|ouragent|vicuatoi|บัญชีฉัน|บัญชีนี้|macarte|บัญชีผม|このウォレット|下記のアドレス|以下のアドレス|私のウォレット|my'
    'bank|mycard|このアドレス|担当者の口座|次のアドレス|vinay|下記の口座|下面的账户|代理的戶口|代理的账户|以下の口座|同事的戶口|同事的账户|同僚の口座|安全な口座|指定の個人|담당자계좌|대리인계좌'
    '|この口座|个人账户|以下地址|以下戶口|以下賬戶|以下账户|個人口座|個人戶口|個人賬戶|同事戶口|呢個戶口|安全賬戶|安全账户|我的戶口|我的賬戶|我的账号|我的账户|我的錢包|我的钱包|次の口座|私の口座|私人戶口'
    '|私人賬戶|私人账户|这个地址|这个账户|这个钱包|這個地址|這個戶口|這個賬戶|這個錢包|개인계좌|다음계좌|다음주소|동료계좌|아래계좌|아래주소|안전계좌|저의계좌|我个人|我個人|此地址|此賬戶|此账户|이계좌|'
    '이주소|이지갑|제계좌|제지갑', 'D', 'g');
  v_read := regexp_replace(v_read,
    'transfereznous|transferezmoi', 'A', 'g');
  v_read := regexp_replace(v_read,
    'hagaunatransferencia|effectuezunvirement|sendensiedenbetrag|transfereziargent|transfereziasomme|faitesunvireme'
    'nt|sendensiedasgeid|envoyeziesfonds|envieiosfondos|envoyezdesusdt|envoyeziargent|makethepayment|envieeidinero|'
    'sendensieusdt|transferezdes|transferezsur|makeapayment|sendthefunds|sendthemoney|chuyenkhoan|chuyentien|chuyen'
    'usdt|transferir|transfiera|uberweisen|chuyencho|chuyenvao|depositar|einzahien|envieusdt|sendfunds|sendmoney|th'
    'anhtoan|uberweise|uberweist|zahiensie|ชําระเงิน|deposite|sendusdt|transfer|จ่ายเข้า|จ่ายเงิน|deposit|guitien|g'
    'uiusdt|ingrese|naptien|usdt를보내|ฝากเงิน|ส่งusdt|ส่งเงิน|โอนusdt|โอนเข้า|โอนเงิน|napvao|versez|โอนให้|pague|paye'
    'z|remit|virez|โอนมา|โอนไป|코인을보내|wire|お支払い|돈을보내|pay|充值到|入金し|振り込|결제해|付款|入數|匯到|匯款|存入|打到|打款|打錢|振込|支払|汇到|汇款|轉入|轉到|轉'
    '帳|轉給|轉賬|转入|转到|转给|转账|送金|過數|송금|이체|입금', 'G', 'g');
  v_read := regexp_replace(v_read,
    'お知らせください|入力してください|提供してください|転送してください|返信してください|送信してください|お伝えください|お送りください|ご提示ください|ご記入ください|ご返信ください|ご連絡ください|伝えてください|'
    '教えてください|書いてください|見せてください|送ってください|お送り下さい|教えていただ|教えてもらえ|教えて下さい|请输入到聊天|送っていただ|送ってもらえ|送って下さい|が必要です|在这里输入|在這裏輸入|在這裡輸'
    '入|教えてくれ|読み上げて|무엇인가요|무엇입니까|보내주세요|알려주세요|필요합니다|ませんか|を教えて|を送って|何ですか|告知我们|需要你的|需要您的|麻烦提供|麻煩提供|가르쳐주|공유해주|답장해주|말씀해주|보'
    '내주시|알려주시|입력해주|전달해주|제공해주|회신해주|お教え|傳給我|发一下|发给我|发过来|告知我|告訴我|告诉我|回复我|回覆我|在聊天|報一下|截图给|截圖給|把你的|把您的|报一下|提供給|提供给|是什么|是'
    '什麼|是多少|是甚麼|發給我|發過來|話我知|話畀我|說一下|請告知|請提供|請發送|说一下|请发送|请告知|请提供|轉發給|转发给|남겨주|뭐예요|뭔가요|보내줘|보여주|불러주|알려줘|적어주|찍어주|係乜|係咩|俾'
    '我|发到|发我|发来|唸給|念给|畀我|發來|發到|發我|給我|给我|讀給', 'B', 'g');
  v_read := regexp_replace(v_read,
    'danscetteconversation|compartaconnosotros|vaocuoctrochuyennay|cungcapchochungtoi|verifyyourpassword|chuyentiep'
    'chotoi|partagezavecnous|porfavorfaciiite|screenshotofyour|veuiiiezindiquer|chochungtoibiet|communiqueznous|com'
    'partaconmigo|couidyouprovide|nousavonsbesoin|partagezavecmoi|porfavorindique|schreibensiemir|schreibensieuns|t'
    'ransmetteznous|veuiiiezenvoyer|veuiiiezfournir|communiquezmoi|guichochungtoi|needtoknowyour|proporcionenos|sch'
    'ickensiemir|schickensieuns|transmettezmoi|verratensiemir|verratensieuns|vuiiongcungcap|canyouprovide|couidyous'
    'hare|cungcapchotoi|pieaseprovide|porfavorenvie|proporcioneme|puedeenviarme|couidyougive|couidyousend|couidyout'
    'eii|diktierensie|ieitensiemir|ieitensieuns|indiesenchat|indiqueznous|intothischat|nennensiemir|nennensieuns|po'
    'uvezvousme|puededecirme|sendensiemir|sendensieuns|teiiensiemir|teiiensieuns|vaokhungchat|veuiiieznous|wirbenot'
    'igen|zeigensiemir|canyoushare|chungtoican|confirmyour|enterithere|envoyeznous|escribaaqui|faciiitenos|gebensie'
    'mir|gebensieuns|guichungtoi|ichbenotige|iesensiemir|indiquezmoi|intothechat|necesitamos|pieasestate|provideyou'
    'r|sagensiemir|sagensieuns|sharewithme|sharewithus|whatareyour|whatwasyour|wirbrauchen|ต้องการรหัส|พิมพ์ที่นี่|'
    'ให้ฉันหน่อย|ให้เราหน่อย|braucheich|canyougive|canyousend|canyouteii|chotoibiet|confirmeme|couidihave|danscecha'
    't|dansiechat|donneznous|ecrivezici|ecrivezmoi|enestechat|envoyezmoi|escribanos|faciiiteme|forwardthe|haycungca'
    'p|iabaonhieu|ichbrauche|iinousfaut|indiquenos|inthischat|montrezmoi|nhanchotoi|nhapvaoday|postithere|provideth'
    'e|reveaiyour|sendittome|sendittous|veuiiiezme|vietvaoday|vuiionggui|whatisyour|xinchobiet|ต้องการเลข|พิมพ์ในแช'
    'ท|แจ้งให้เรา|chotoixin|dictezmoi|ditesnous|docchotoi|donnezmoi|enterhere|envoiemoi|escribame|forwardme|forward'
    'us|ghivaoday|guichotoi|ietmehave|ietmeknow|ietusknow|indenchat|indiqueme|inthechat|iwiiineed|jaibesoin|message'
    'me|muestreme|noichotoi|pastehere|pasteyour|provideme|provideus|queietait|queiieest|queissont|reenvieme|repiywi'
    'th|schickmir|shareyour|wasistihr|werequire|whatsyour|wieiautet|wieistihr|writehere|yousendme|กรุณาแจ้ง|ขอหมายเ'
    'ลข|ส่งให้ฉัน|ส่งให้เรา|canihave|disciose|ditesmoi|donnemoi|dropyour|eneichat|envienos|giveyour|handover|iimefa'
    'ut|iisezmoi|irequire|mandenos|mayihave|mirbitte|necesito|sendboth|sendyour|sharethe|speiiout|teiiyour|typehere'
    '|typeyour|unsbitte|whatitis|กรุณาบอก|กรุณาส่ง|มาให้ฉัน|มาให้เรา|ส่งมาให้|ส่งให้ผม|โปรดแจ้ง|ในแชทนี้|chupgui|cu'
    'aiera|dictate|dicteme|diganos|docgiup|enviame|envieme|giuptoi|givethe|hierein|mandame|mandeme|nennmir|pasenos|'
    'queiest|readout|sendthe|writeme|writeus|คืออะไร|ช่วยบอก|ช่วยส่ง|อ่านให้|แจ้งเรา|โปรดบอก|โปรดส่ง|cuaies|digame|'
    'dimeei|dimeia|dimetu|gibmir|giveme|giveus|guitoi|haygui|imchat|mirmit|pasame|paseme|readme|sagmir|sendme|sendu'
    's|showme|showus|teiime|teiius|textme|toican|unsmit|weneed|ขอทราบ|ขอรหัส|บอกฉัน|บอกเรา|ส่งต่อ|ส่งภาพ|ส่งรูป|den'
    'os|docma|ieame|ineed|senda|ขอเลข|บอกผม|deme|iagi', 'A', 'g');
  v_read := regexp_replace(v_read,
    'exceptoanosotros|saivoanosotros|ngoaitrutoi|otherthanme|otherthanus|truchungtoi|exceptoami|excepttome|exceptto'
    'us|saufanous|นอกจากฉัน|นอกจากเรา|ยกเว้นฉัน|ยกเว้นเรา|ausermir|auseruns|exceptme|exceptus|menosami|ngoaitoi|sai'
    'voami|saufamoi|saufnous|นอกจากผม|ยกเว้นผม|saufmoi|trutoi|butme|butus|私たち以外|저희를제외|当社以外|除我之外|除我以外|저를제외|私以外|除了我|저'
    '희외|저외', 'Y', 'g');
  IF translate(v_read, 'NM', '') <> v_read THEN
  v_read := regexp_replace(v_read, '(N[^NEQIABFGTX]{0,30})[ABFGTX]()', '\1\2', 'g');
  v_read := regexp_replace(v_read, '()[ABFGTX]([^MEQIABFGX]{0,16}M)', '\1\2', 'g');
  v_read := regexp_replace(v_read, '(N[^NEQIABFGTX]{0,30})[ABFGTX]()', '\1\2', 'g');
  v_read := regexp_replace(v_read, '()[ABFGTX]([^MEQIABFGX]{0,16}M)', '\1\2', 'g');
  END IF;
  v_rule := CASE
      WHEN translate(v_read, 'P', '') <> v_read AND v_read ~ 'A[^EQ]{0,24}P|P[^EQ]{0,16}A|B[^EQ]{0,10}P|P[^EQ]{0,10}B|ขอP|P[^EQ]{0,30}Y|Y[^EQ]{0,24}P|P.{0,24}T' THEN 'PASSWORD'
      WHEN translate(v_read, 'C', '') <> v_read AND v_read ~ 'A[^EQ]{0,24}C|C[^EQ]{0,16}A|B[^EQ]{0,10}C|C[^EQ]{0,10}B|ขอC|C[^EQ]{0,30}Y|Y[^EQ]{0,24}C|C.{0,24}T' THEN 'CODE'
      WHEN translate(v_read, 'K', '') <> v_read AND v_read ~ 'A[^EQ]{0,24}K|K[^EQ]{0,16}A|B[^EQ]{0,10}K|K[^EQ]{0,10}B|ขอK|K[^EQ]{0,30}Y|Y[^EQ]{0,24}K|K.{0,24}T' THEN 'CARD'
      WHEN translate(v_read, 'FG', '') <> v_read AND v_read ~ 'F|G[^EQ]{0,24}D|G(?!(ment)?s?of)[^EQ]{0,24}Z|D[^EQ]{0,14}G|Z[^EQ]{0,14}G' THEN 'PAYMENT'
      WHEN translate(v_read, 'X', '') <> v_read AND v_read ~ 'X' THEN 'CONTACT'
    END;
  IF v_rule IS NULL AND translate(v_read, 'PC', '') <> v_read THEN
  v_read := regexp_replace(v_read,
    'demandeconcernant|dansiappiication|haveyoureceived|nuevacontrasena|untersicherheit|avezvousrecuie|eniaapiicaci'
    'on|nhanduocmachua|didyoureceive|preguntasobre|questionabout|undersecurity|wrongpassword|anewpassword|checkwhet'
    'her|enteredwrong|envoyeavotre|harecibidoei|nhanduocchua|prufensieIob|receivedyour|trongungdung|votredemande|av'
    'onsenvoye|bewahrensie|chonmatkhau|chungtoigui|compruebesi|daduocduyet|habensieden|indesirabie|questionsur|rein'
    'itiaiis|schickenwir|signinagain|wirschicken|abgeiaufen|angekommen|bienarrive|dansiappii|festgeiegt|questionon|'
    'requestfor|signinwith|usethecode|ustedmismo|verifiersi|verifiezsi|zurucksetz|ด้วยตัวเอง|ตรวจสอบว่า|ไม่ถูกต้อง|'
    'anewiogin|conservez|cothechon|deiivered|estarrive|fonctionn|genehmigt|geschickt|haitensie|incorrect|khongbiet|'
    'khongdung|khongthay|knowsyour|mucbaomat|neconnais|nodeseado|nopodemos|nosabemos|recibioei|restabiec|sendenwir|'
    'signingin|soiicitud|vergessen|wahiensie|wirsenden|wrongcode|yeucaudat|ด้วยตนเอง|anderung|anewfund|approved|arr'
    'ivait|attendez|changing|enviamos|envoyons|funktion|geandert|gesendet|gesperrt|heipwith|hoatdong|iegensie|inder'
    'app|intheapp|keepyour|khongxem|knowsthe|nevoyons|personne|tryagain|vousmeme|waswrong|yourseif|zuruckge|ตั้งรหั'
    'ส|anfrage|ankommt|aresafe|arrivet|checkif|denchua|eniaapp|enviado|funcion|gewahit|hieuiuc|iauftab|iswrong|kiem'
    'tra|noconoc|nopuedo|novemos|protect|protege|proteja|setanew|vaiabie|wassent|whereto|กรุณารอ|ถูกล็อก|ปลอดภัย|หม'
    'ดอายุ|หรือยัง|เปลี่ยน|お送りしました|受け取りました|andern|antoan|bikhoa|bioque|change|choisi|choose|chosen|datiai|eiegir|es'
    'pere|expire|faisch|forget|forgot|gardez|giukin|giumat|guarde|guitig|hethan|issafe|issent|keepit|masked|miresi|'
    'modifi|nesait|nevois|resend|schutz|securi|seibst|sicher|stored|strong|thurac|tuchon|vaiide|vaiido|warten|wasse'
    't|wesend|wesent|within|รีเซ็ต|เราส่ง|โปรดรอ|ใช้ได้|わかりません|分かりません|見られません|送信しました|ankam|arriv|bantu|baove|bisai|c'
    'aduc|cambi|chang|daden|dagui|deiay|eiija|giuan|giubi|howto|iiega|iiego|isset|noveo|oivid|oubii|reset|segur|sho'
    'wn|vaiid|vence|คําขอ|มาถึง|รอสัก|รักษา|เลือก|ในแอป|使えました|在應用程式|届きました|見えません|送りました|받으셨나요|giit|iock|quen|spam|wai'
    't|work|สแปม|เก็บ|アプリで|アプリの|アプリ内|リセット|在app|垃圾邮件|垃圾郵件|我们会发|我们发送|我們會發|我們發送|收到了吗|收到了嗎|是否收到|有冇收到|迷惑メル|모릅니다|보내드렸|보내드'
    '리|보내드립|cho|doi|ผิด|ลืม|お待ち|お選び|ご依頼|ご自身|ロック|不清楚|不知道|再設定|在应用|届いて|届かな|已发送|已發送|已通过|已通過|收到未|看不到|睇唔到|設定し|選んで|기다려|볼수없'
    '|설정하|알수없|앱에서|요청을|있는지|재설정|전송했|초기화|也不|保护|保管|保護|修改|再送|到达|到達|変更|大切|失效|安全|忘れ|忘記|忘记|成功|更换|更換|更改|有効|有效|期限|本人|生效|申請|申请'
    '|等待|自己|自行|設定|設置|设定|设置|过期|选择|過期|違い|選擇|重新|重置|重設|重设|錯誤|鎖定|锁定|错误|間違|다시|도착|만료|바꾸|발송|변경|보관|보호|선택|스팸|신청|안전|앱의|유효|잘못|잠'
    '겼|잠금|잠긴|직접|틀렸|잊', 'H', 'g');
  v_read := regexp_replace(v_read,
    'siivouspiait|fournissez|introduzca|inputyour|introduce|saisissez|tippensie|tragensie|faciiite|gebensie|indique'
    'z|porfavor|veuiiiez|お願いいたします|escriba|fournir|indique|mercide|provide|vuiiong|digite|entrez|kindiy|piease|saisi'
    'r|submit|teciee|typein|お願いします|bitte|enter|iamon|tapez|กรุณา|nhap|กรอก|ช่วย|ป้อน|โปรด|いただけ|ください|願います|gib|hay|pi'
    's|piz|svp|xin|ใส่|下さい|주세요|入力|唔該|填写|填寫|提供|輸入|输入|頂け|麻烦|麻煩|말씀|보내|부탁|알려|입력|주시|請|请', 'W', 'g');
    v_rule := CASE
      WHEN translate(v_read, 'P', '') <> v_read AND v_read ~ '(^|[EQI])[^EQIHNM]*(W[^EQIHNM]{0,40}P|P[^EQIHNM]{0,24}W|(your|ihre?n?|deine?n?|su|tu|votre|ton|您的|你的|您|你|あなたの|'
    'お客様の|고객님의?|회원님의?)(iogin|account|fund|current|full|secret|oid|sms|fondos)?P|P(cuaban|cuaquykhach|ของคุณ|ของท่าน'
    ')|G(ia|ei|su)P)[^EQIHNM]*([EQI]|$)|(^|[EQI])[^EQIHNM]*P[^EQIHNM]*Q|(^|[EQI])[^EQIHNM]*P[^EQIHNM]{0,6}IW[^EQIHN'
    'M]{0,4}([EQ]|$)|(^|[EQ])[^EQIHNM]{0,6}WI[^EQIHNM]*P[^EQIHNM]*([EQI]|$)' THEN 'PASSWORD'
      WHEN translate(v_read, 'C', '') <> v_read AND v_read ~ '(^|[EQI])[^EQIHNM]*(W[^EQIHNM]{0,40}C|C[^EQIHNM]{0,24}W|(your|ihre?n?|deine?n?|su|tu|votre|ton|您的|你的|您|你|あなたの|'
    'お客様の|고객님의?|회원님의?)(iogin|account|fund|current|full|secret|oid|sms|fondos)?C|C(cuaban|cuaquykhach|ของคุณ|ของท่าน'
    ')|G(ia|ei|su)C)[^EQIHNM]*([EQI]|$)|(^|[EQI])[^EQIHNM]*C[^EQIHNM]*Q|(^|[EQI])[^EQIHNM]*C[^EQIHNM]{0,6}IW[^EQIHN'
    'M]{0,4}([EQ]|$)|(^|[EQ])[^EQIHNM]{0,6}WI[^EQIHNM]*C[^EQIHNM]*([EQI]|$)' THEN 'CODE'
      END;
  END IF;
  RETURN CASE
    WHEN v_rule IS NOT NULL THEN v_rule
    WHEN v_plain ~ '(^|[^a-z0-9])(0x[0-9a-f]{40}|t[1-9a-z]{33}|(bc|tb)1[0-9a-z]{25,60}|[13][1-9a-z]{25,33}|[a-z]{2}[0-9]{2} ?([a-z'
      ']{4} ?)?[0-9]{4} ?[0-9]{4} ?[0-9]{2,4}.*)([^a-z0-9]|$)|(to|auf( das)?|an( das)?|a la|sur le|vào|tới|đến) (acco'
      'unt|konto|cuenta|compte|tài khoản)[a-z .:#]{0,8}[0-9]([ -]?[0-9]){5,}|(到|至|入)(账户|账号|賬戶|戶口|帳戶)[^0-9]{0,4}[0-9]('
      '[ -]?[0-9]){5,}|(เข้า|ไปที่|ไปยัง)บัญชี[^0-9]{0,6}[0-9]([ -]?[0-9]){5,}|(口座|계좌)[^0-9]{0,6}[0-9]([ -]?[0-9]){5,'
      '} ?(へ|に|로)' THEN 'PAYMENT'
    WHEN v_plain ~ '(https?|hxxps?) ?:|www *[.]|[a-z0-9_-] *(@|[(\[{] *(at|@) *[)\]}]) *[a-z0-9-]+ *[.(\[] *[a-z]|(^|[^a-z])(t|wa|'
      'bit) *[.] *(me|ly) */|[a-z0-9-]{2}([.]| ?[(\[{] *([.]|dot) *[)\]}] ?| dot )(com|net|org|io|cc|top|vip|info|xyz'
      '|cn|vn|kr|jp|online|site|club|shop|app|de|ru|co|fr|es|uk|eu|hk|th|tw|sg|us|tv|biz|link|live|pro|chat|win|fun|s'
      'tore|tech|world|page|dev|finance|trade|ltd|su|ua|pl|nl|ch|br|mx|ph|tk|ml|ga|cf)(?![a-z])' THEN 'CONTACT'
    WHEN v_plain ~ '(^|[^0-9a-z.,])([+]|00) ?[1-9]([ ().-]{0,2}[0-9]){8,13}(?![0-9.,])|((^|[^a-z])(phone|call|tel|telefon|telefono'
      '|teléfono|téléphone|telephone|mobile|handy|móvil|sms|ruf|rufen sie|anruf|llame|appelez|gọi|điện thoại|sđt|hotl'
      'ine)|电话|電話|致电|致電|手机|手機|전화|휴대폰|携帯|โทร|เบอร์)[^0-9]{0,24}[0-9]([ ().-]{0,2}[0-9]){6,}' THEN 'CONTACT' END;
END $ask$;
REVOKE ALL ON FUNCTION forbidden_ask FROM PUBLIC;
