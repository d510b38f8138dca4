-- What a text asks for that staff never ask for: PASSWORD, CODE, CARD, PAYMENT or CONTACT; NULL for nothing. Twin of
-- schema/asks: a test compares this file with what the words there make. Locks nothing.
DROP FUNCTION IF EXISTS forbidden_ask;
CREATE FUNCTION forbidden_ask(p_text text) RETURNS text
LANGUAGE plpgsql IMMUTABLE SET search_path = tarn, pg_temp AS $ask$
DECLARE
  v_read text;
  v_plain text := regexp_replace(lower(regexp_replace(normalize(p_text, NFKC),
    '[\u200b-\u200f\u2060\ufeff\u00ad]', '', 'g') COLLATE "C"), '[ \n\r\t]+', ' ', 'g');
BEGIN
  v_read := translate(p_text, '。！？；，、', '㐁㐁㐁㐁㐂㐂');
  v_read := regexp_replace(normalize(v_read, NFKD), '[\u0300-\u036f\u200b-\u200f\u2060\ufeff\u00ad]', '', 'g');
  v_read := regexp_replace(v_read, '[\n\r\t]+', ' ', 'g');
  v_read := regexp_replace(v_read, '[0-9]([ .()/-]{0,2}[0-9]){8,}', '㐀', 'g');
  v_read := regexp_replace(v_read, '([^ .!?;]{2})[.!?;]+( |$)', '\1㐁', 'g');
  v_read := regexp_replace(v_read, '([^ ,]{2}),( |$)', '\1㐂', 'g');
  v_read := translate(v_read,
    'АВЕКМНОРСТХІЈЅУаеорсухіјѕһԁԛԝкмнтвΑΒΕΖΗΙΚΜΝΟΡΤΥΧαοιρνυχκτεđĐıłŁøØß0134567892@$€|',
    'abekmhopctxijsyaeopcyxijshdqwkmhtbabezhikmnoptyxaoipvuxkteddiiioosoieasgtbgzasei');
  v_read := normalize(replace(replace(lower(v_read COLLATE "C"), 'l', 'i'), ' ', ''), NFC);
  v_read := translate(regexp_replace(v_read,
    '[^a-zก-๎ぁ-ゖァ-ヺ㐀-鿿가-힣]', '', 'g'), '㐀㐁㐂', 'ZEI');
  v_read := regexp_replace(v_read,
    'accountnumberdoesnotexist|accountnumberiswrong|returnedthetransfer|sentthetransferback|codigodeinvitacion|khon'
    'gthechuyentien|nepeutpasetrepaye|codedinvitation|nevousinquietez|paymentreturned|einiadungscode|invitationcode'
    '|ningunprobiema|ภาพบัตรประชาชน|รูปบัตรประชาชน|aucunprobieme|codigodeerror|nohayprobiema|codigodepais|codigopos'
    'tai|currencycode|nosepreocupe|ไม่ต้องกังวล|codederreur|countrycode|keinprobiem|codepostai|donotworry|iandercod'
    'e|keinesorge|khongvande|pasdesouci|postaicode|ไม่มีปัญหา|dontworry|errorcode|noprobiem|promocode|swiftcode|ไม่'
    'เป็นไร|bankcode|codepays|codigoqr|khongsao|sortcode|barcode|zipcode|問題ありません|心配ありません|걱정하지마세요|dungio|qrcode|문제없습'
    '니다|不用担心|不用擔心|唔使擔心|招待コド|초대코드|不客气|不用怕|不要紧|別擔心|别担心|沒問題|沒關係|没关系|没问题', '', 'g');
  v_read := regexp_replace(v_read,
    'ihrkennwortnicht|ihrpasswortnicht|ihrencodenicht|dencodenicht|mirnicht|unsnicht|使っていません|振り込まないで|いたしません|入力しないで|'
    '共有しないで|支払わないで|送金しないで|ありません|いけません|できません|なりません|伝えないで|使いません|尋ねません|教えないで|求めません|渡さないで|行いません|要りません|送らないで|말아주세요|しないで|'
    'しません|不要です|마십시오|아닙니다|안됩니다|않습니다|없습니다|마세요|않아요|않으며|없어요|하지않|않고|않는|않을', 'M', 'g');
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
    'er|เบอร์ส่วนตัว|emaiicuatoi|facebookcua|meinenummer|monportabie|privatechat|อีเมลของฉัน|เบอร์ของฉัน|ไลน์ส่วนตั'
    'ว|ajoutezmoi|appeiezmoi|meineemaii|miteiefono|แชทส่วนตัว|agregueme|goichotoi|instagram|kakaotaik|messenger|mon'
    'numero|nhanrieng|facebook|micorreo|minumero|mynumber|mywechat|socuatoi|teiegram|wechatid|whatsapp|วอทส์แอป|เทเ'
    'ลแกรม|โทรหาฉัน|ไลน์ไอดี|discord|iiameme|mimovii|myemaii|sorieng|เบอร์ผม|เฟซบุ๊ก|แอดไลน์|แอดไอดี|โทรหาผม|電話をくださ'
    'い|개인적으로연락|caiime|iineid|mymaii|นอกแอป|ラインを追加|ワッツアップ|個人iine|個人チャット|個人的に連絡|應用程式以外|addme|iineで|iineを|skype|viber|'
    'アプリの外|テレグラム|個人の番号|友だち追加|應用程式外|打電話給我|给我打电话|개인메시지|라인아이디|전화주세요|zaio|アプリ外|ラインで|在应用外|应用之外|我的微信|我的手机|我的手機|我的电话|我的邮箱|'
    '我的電話|我的電郵|私のメル|私の番号|私人電話|线下联系|개인번호|제이메일|친구추가|카카오톡|텔레그램|페이스북|qq号|加返我|微信号|微信號|打俾我|电报群|私訊我|왓츠앱|제번호|加我|私聊|脸书|앱밖|카톡', 'X', 'g');
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
    '복구구문|시드구문|유효기간|카드뒷면|카드번호|카드사진|cvc|cvv|助記詞|助记词|卡背面|安全码|安全碼|有效期|秘密鍵|개인키|니모닉|卡号|卡號|私鑰|私钥', 'K', 'g');
  v_read := regexp_replace(v_read,
    'ciavedeacceso|ciavedefondos|ciavedeinicio|contrasena|motdepasse|passphrase|พาสเวิร์ด|ioginpin|kennwort|passcod'
    'e|password|passwort|รหัสผ่าน|fundpin|matkhau|パスワド|暗証番号|비밀번호|패스워드|密码|密碼|암호', 'P', 'g');
  v_read := regexp_replace(v_read,
    'cifrasqueharecibido|digitsyoureceived|รหัสใช้ครั้งเดียว|chiffresrecus|digitsfromthe|รหัสที่ได้รับ|madungmotian'
    '|makhoiphuc|รหัสกู้คืน|รหัสที่คุณ|รหัสยืนยัน|รหัสหกหลัก|mavuanhan|maxacminh|maxacnhan|รหัสgหลัก|mabaomat|youro'
    'tp|รหัสotp|รหัสsms|ワンタイムコド|codigo|theotp|リカバリコド|문자로온번호|g桁のコド|g桁の番号|g자리숫자|maban|magom|maotp|masau|masms|smsコド|届'
    'いたコド|받으신코드|일회용코드|code|โค้ด|そのコド|六位数字|六位數字|復旧コド|確認コド|認証コド|認証番号|받은코드|보안코드|복구코드|여섯자리|인증번호|인증코드|확인코드|动态码|動態碼|恢复码|恢'
    '復碼|校驗碼|校验码|短信码|短訊碼|確認碼|驗證碼|验证码|六桁', 'C', 'g');
  v_read := regexp_replace(v_read,
    'impuestoporadeiantado|comisiondedesbioqueo|ค่าธรรมเนียมปลดล็อก|depositodegarantia|tarifadedesbioqueo|fraisdede'
    'biocage|freischaitgebuhr|deposittouniock|depotdegarantie|securitydeposit|entsperrgebuhr|paythetaxfirst|activat'
    'ionfee|dongthuetruoc|taxeaiavance|จ่ายภาษีก่อน|paytaxfirst|steuervorab|unfreezefee|reieasefee|tiendatcoc|ค่าปล'
    'ดล็อก|เงินประกัน|phimokhoa|uniockfee|kaution|税金を先に|解除手数料|세금을먼저|해제수수료|保証金|保證金|保证金|先交稅|先交税|激活費|激活费|解冻费|解凍費|解鎖費|解'
    '锁费|解除料|보증금|선납', 'F', 'g');
  v_read := regexp_replace(v_read,
    'kontoeineskoiiegen|siguientedireccion|taikhoandongnghiep|บัญชีเพื่อนร่วมงาน|coiieaguesaccount|personiicheskont'
    'o|cuentaparticuiar|daiiycuachungtoi|foiiowingaccount|foiiowingaddress|adressesuivante|comptepersonnei|foigende'
    'adresse|monportefeuiiie|personaiaccount|siguientecuenta|ceportefeuiiie|comptesecurise|cuentapersonai|foigendes'
    'konto|privateaccount|taikhoanantoan|taikhoancanhan|taikhoancuatoi|unserenagenten|accountnumber|comptesuivant|c'
    'uentaprivada|estabiiietera|estadireccion|nuestroagente|sichereskonto|taikhoanrieng|กระเป๋าของฉัน|บัญชีด้านล่าง'
    '|บัญชีต่อไปนี้|accountbeiow|addressbeiow|cetteadresse|cuentasegura|dieseadresse|taikhoanduoi|กระเป๋าของผม|ตัวแ'
    'ทนของเรา|บัญชีปลอดภัย|บัญชีส่วนตัว|comptedemon|compteprive|dieseskonto|diesewaiiet|kontomeiner|kontomeines|mei'
    'newaiiet|mibiiietera|privatkonto|safeaccount|taikhoannay|taikhoansau|taikhoantoi|thisaccount|thisaddress|บัญชี'
    'ของฉัน|comptedema|cuentademi|diachiduoi|estacuenta|notreagent|thiswaiiet|กระเป๋านี้|ที่อยู่นี้|บัญชีของผม|diac'
    'hinay|diachisau|meinkonto|mitarjeta|moncompte|myaccount|cecompte|micuenta|mypaypai|mywaiiet|ouragent|vicuatoi|'
    'บัญชีฉัน|บัญชีนี้|macarte|บัญชีผม|このウォレット|下記のアドレス|以下のアドレス|私のウォレット|mybank|mycard|このアドレス|担当者の口座|次のアドレス|vinay|下記の'
    '口座|下面的账户|代理的戶口|代理的账户|以下の口座|同事的戶口|同事的账户|同僚の口座|安全な口座|指定の個人|담당자계좌|대리인계좌|この口座|个人账户|以下地址|以下戶口|以下賬戶|以下账户|個人口座|個人戶口|個'
    '人賬戶|同事戶口|呢個戶口|安全賬戶|安全账户|我的戶口|我的賬戶|我的账号|我的账户|我的錢包|我的钱包|次の口座|私の口座|私人戶口|私人賬戶|私人账户|这个地址|这个账户|这个钱包|這個地址|這個戶口|這個賬戶|這'
    '個錢包|개인계좌|다음계좌|다음주소|동료계좌|아래계좌|아래주소|안전계좌|저의계좌|我个人|我個人|此地址|此賬戶|此账户|이계좌|이주소|이지갑|제계좌|제지갑', 'D', 'g');
  v_read := regexp_replace(v_read,
    'transfereznous|transferezmoi', 'A', 'g');
  v_read := regexp_replace(v_read,
    'hagaunatransferencia|effectuezunvirement|sendensiedenbetrag|transfereziargent|transfereziasomme|faitesunvireme'
    'nt|sendensiedasgeid|envoyeziesfonds|envieiosfondos|envoyezdesusdt|envoyeziargent|envieeidinero|sendensieusdt|t'
    'ransferezdes|transferezsur|sendthefunds|sendthemoney|chuyenkhoan|chuyentien|chuyenusdt|transferir|transfiera|u'
    'berweisen|chuyencho|chuyenvao|depositar|einzahien|envieusdt|sendfunds|sendmoney|thanhtoan|uberweise|uberweist|'
    'zahiensie|ชําระเงิน|deposite|sendusdt|transfer|จ่ายเข้า|จ่ายเงิน|deposit|guitien|guiusdt|ingrese|naptien|usdt를'
    '보내|ฝากเงิน|ส่งusdt|ส่งเงิน|โอนusdt|โอนเข้า|โอนเงิน|napvao|versez|โอนให้|pague|payez|remit|virez|โอนมา|โอนไป|코인'
    '을보내|wire|お支払い|돈을보내|pay|充值到|入金し|振り込|결제해|付款|入數|匯到|匯款|存入|打到|打款|打錢|振込|支払|汇到|汇款|轉入|轉到|轉帳|轉給|轉賬|转入|转到|转给|转账|送金|過數|송금'
    '|이체|입금', 'G', 'g');
  v_read := regexp_replace(v_read,
    'お知らせください|入力してください|提供してください|転送してください|返信してください|送信してください|お伝えください|お送りください|ご提示ください|ご記入ください|ご返信ください|ご連絡ください|伝えてください|'
    '教えてください|書いてください|見せてください|送ってください|お送り下さい|教えていただ|教えてもらえ|教えて下さい|请输入到聊天|送っていただ|送ってもらえ|送って下さい|が必要です|在这里输入|在這裏輸入|在這裡輸'
    '入|教えてくれ|読み上げて|무엇인가요|무엇입니까|보내주세요|알려주세요|필요합니다|ませんか|を教えて|を送って|何ですか|告知我们|需要你的|需要您的|麻烦提供|麻煩提供|가르쳐주|공유해주|답장해주|말씀해주|보'
    '내주시|알려주시|입력해주|전달해주|제공해주|회신해주|お教え|傳給我|发一下|发给我|发过来|告知我|告訴我|告诉我|回复我|回覆我|在聊天|報一下|截图给|截圖給|把你的|把您的|报一下|提供給|提供给|是什么|是'
    '什麼|是多少|是甚麼|發給我|發過來|話我知|話畀我|說一下|請告知|請提供|請發送|说一下|请发送|请告知|请提供|轉發給|转发给|남겨주|뭐예요|뭔가요|보내줘|보여주|불러주|알려줘|적어주|찍어주|係乜|係咩|俾'
    '我|发到|发我|发来|唸給|念给|畀我|發來|發到|發我|給我|给我|讀給', 'B', 'g');
  v_read := regexp_replace(v_read,
    'danscetteconversation|compartaconnosotros|vaocuoctrochuyennay|cungcapchochungtoi|chuyentiepchotoi|partagezavec'
    'nous|porfavorfaciiite|screenshotofyour|veuiiiezindiquer|chochungtoibiet|communiqueznous|compartaconmigo|nousav'
    'onsbesoin|partagezavecmoi|porfavorindique|schreibensiemir|schreibensieuns|transmetteznous|veuiiiezenvoyer|veui'
    'iiezfournir|communiquezmoi|guichochungtoi|needtoknowyour|proporcionenos|schickensiemir|schickensieuns|transmet'
    'tezmoi|verratensiemir|verratensieuns|vuiiongcungcap|cungcapchotoi|pieaseprovide|porfavorenvie|proporcioneme|pu'
    'edeenviarme|diktierensie|ieitensiemir|ieitensieuns|indiesenchat|indiqueznous|intothischat|nennensiemir|nennens'
    'ieuns|pouvezvousme|puededecirme|sendensiemir|sendensieuns|teiiensiemir|teiiensieuns|vaokhungchat|veuiiieznous|'
    'wirbenotigen|zeigensiemir|chungtoican|confirmyour|enterithere|envoyeznous|escribaaqui|faciiitenos|gebensiemir|'
    'gebensieuns|guichungtoi|ichbenotige|iesensiemir|indiquezmoi|intothechat|necesitamos|pieasestate|provideyour|sa'
    'gensiemir|sagensieuns|sharewithme|sharewithus|whatareyour|whatwasyour|wirbrauchen|ต้องการรหัส|พิมพ์ที่นี่|ให้ฉ'
    'ันหน่อย|ให้เราหน่อย|braucheich|chotoibiet|confirmeme|couidihave|danscechat|dansiechat|donneznous|ecrivezici|ec'
    'rivezmoi|enestechat|envoyezmoi|escribanos|faciiiteme|forwardthe|haycungcap|iabaonhieu|ichbrauche|iinousfaut|in'
    'diquenos|inthischat|montrezmoi|nhanchotoi|nhapvaoday|postithere|sendittome|sendittous|veuiiiezme|vietvaoday|vu'
    'iionggui|whatisyour|xinchobiet|ต้องการเลข|พิมพ์ในแชท|แจ้งให้เรา|chotoixin|dictezmoi|ditesnous|docchotoi|donnez'
    'moi|enterhere|envoiemoi|escribame|forwardme|forwardus|ghivaoday|guichotoi|ietmeknow|ietusknow|indenchat|indiqu'
    'eme|inthechat|iwiiineed|jaibesoin|messageme|muestreme|noichotoi|pastehere|pasteyour|provideme|provideus|queiet'
    'ait|queiieest|queissont|reenvieme|repiywith|schickmir|shareyour|wasistihr|whatsyour|wieiautet|wieistihr|writeh'
    'ere|yousendme|กรุณาแจ้ง|ขอหมายเลข|ส่งให้ฉัน|ส่งให้เรา|canihave|ditesmoi|donnemoi|eneichat|envienos|giveyour|ii'
    'mefaut|iisezmoi|mandenos|mayihave|mirbitte|necesito|sendboth|sendyour|speiiout|teiiyour|typehere|unsbitte|กรุณ'
    'าบอก|กรุณาส่ง|มาให้ฉัน|มาให้เรา|ส่งมาให้|ส่งให้ผม|โปรดแจ้ง|ในแชทนี้|chupgui|cuaiera|dictate|dicteme|diganos|en'
    'viame|envieme|hierein|mandame|mandeme|nennmir|pasenos|queiest|readout|sendthe|คืออะไร|ช่วยบอก|ช่วยส่ง|อ่านให้|'
    'แจ้งเรา|โปรดบอก|โปรดส่ง|cuaies|digame|dimeei|dimeia|dimetu|gibmir|giveme|giveus|guitoi|haygui|imchat|mirmit|pa'
    'same|paseme|readme|sagmir|sendme|sendus|showme|showus|teiime|teiius|textme|toican|unsmit|weneed|ขอทราบ|ขอรหัส|'
    'บอกฉัน|บอกเรา|ส่งต่อ|ส่งภาพ|ส่งรูป|denos|ieame|ineed|senda|ขอเลข|บอกผม|deme|iagi', 'A', 'g');
  v_read := regexp_replace(v_read, '(N[^NEIABFGX]{0,30})[ABFGX]()', '\1\2', 'g');
  v_read := regexp_replace(v_read, '()[ABFGX]([^MEIABFGX]{0,16}M)', '\1\2', 'g');
  v_read := regexp_replace(v_read, '(N[^NEIABFGX]{0,30})[ABFGX]()', '\1\2', 'g');
  v_read := regexp_replace(v_read, '()[ABFGX]([^MEIABFGX]{0,16}M)', '\1\2', 'g');
  RETURN CASE
    WHEN v_read ~ 'A[^E]{0,24}P|P[^E]{0,16}A|B[^E]{0,10}P|P[^E]{0,10}B|ขอP' THEN 'PASSWORD'
    WHEN v_read ~ 'A[^E]{0,24}C|C[^E]{0,16}A|B[^E]{0,10}C|C[^E]{0,10}B|ขอC' THEN 'CODE'
    WHEN v_read ~ 'A[^E]{0,24}K|K[^E]{0,16}A|B[^E]{0,10}K|K[^E]{0,10}B|ขอK' THEN 'CARD'
    WHEN v_read ~ 'F|G[^E]{0,24}[DZ]|[DZ][^E]{0,14}G' THEN 'PAYMENT'
    WHEN v_read ~ 'X' THEN 'CONTACT'
    WHEN v_plain ~ '(^|[^a-z0-9])(0x[0-9a-f]{40}|t[1-9a-z]{33}|(bc|tb)1[0-9a-z]{25,60}|[13][1-9a-z]{25,33}|[a-z]{2}[0-9]{2} ?([a-z'
      ']{4} ?)?[0-9]{4} ?[0-9]{4} ?[0-9]{2,4}.*)([^a-z0-9]|$)' THEN 'PAYMENT'
    WHEN v_plain ~ '(https?|hxxps?) ?:|www *[.]|[a-z0-9_-] *@ *[a-z0-9-]+ *[.] *[a-z]|(^|[^a-z])(t|wa|bit) *[.] *(me|ly) */|[a-z0-'
      '9-]{2}[.](com|net|org|io|cc|top|vip|info|xyz|cn|vn|kr|jp|online|site|club|shop|app)(?![a-z])' THEN 'CONTACT' END;
END $ask$;
REVOKE ALL ON FUNCTION forbidden_ask FROM PUBLIC;
