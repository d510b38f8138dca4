-- What a text asks for that staff never ask for: PASSWORD, CODE, CARD, PAYMENT or CONTACT; NULL for nothing. Twin of
-- schema/asks: a test compares this file with what the words there make. Phrases are replaced one after another, and what a
-- text cannot hold is not looked for: a session keeps 32 patterns ready, and reads more of them anew. Locks nothing.
DROP FUNCTION IF EXISTS forbidden_ask;
CREATE FUNCTION forbidden_ask(p_text text) RETURNS text
LANGUAGE plpgsql IMMUTABLE SET search_path = tarn, pg_temp AS $ask$
DECLARE
  v_read text;
  v_one text;
  v_paid text;
  v_rule text;
  v_plain text := regexp_replace(lower(translate(normalize(p_text, NFKC),
    E'\u200b\u200c\u200d\u200e\u200f\u2060\ufeff\u00ad', '') COLLATE "C"), '[ \n\r\t]+', ' ', 'g');
BEGIN
  v_read := translate(p_text, '。！；，、：？', '㐁㐁㐁㐂㐂㐂㐃');
  v_read := regexp_replace(v_read,
    ' (but(?! [mu][^ ]([^a-z]|$)| t[^ ] )|so|just|then|instead|aber|sondern|einfach|dann|pero|entonces|mais|donc|al'
    'ors|nhưng) |但|可是|不过|不過|ですが|だから|하지만|그런데|แต่| (?=กรุณา|โปรด|แล้วส่ง|แล้วบอก)| y (?=env|mand|d[íi]g|d[eé][mn]|p[á'
    'a]s|compart|escr|facil|tecl|pag|transf)', ' 㐂 ', 'g');
  v_read := regexp_replace(normalize(v_read, NFKD), '[\u0300-\u036f\u200b-\u200f\u2060\ufeff\u00ad]', '', 'g');
  v_read := translate(v_read, E'\n\r\t', '   ');
  v_read := regexp_replace(v_read, '[0-9]([ .()/-]{0,2}[0-9]){8,}', '㐀', 'g');
  v_read := regexp_replace(v_read, '(^|[^A-Za-z])([Oo0Оо] ?[TtТт] ?[PpРр]|2 ?[Ff] ?[AaАа]|TAN)(?![A-Za-z])', '\1onetimecode', 'g');
  v_read := regexp_replace(v_read, '(^|[^A-Za-z])([PpРр] ?[IiІі1] ?[NnΝ]|[Pp] ?[Ww]|[Mm] ?[Dd] ?[Pp])(?![A-Za-z])', '\1password', 'g');
  v_read := regexp_replace(v_read, '(^|[^A-Za-z])([Tt][Gg]|[VvWw][Xx]|[Ii][Gg])(?![A-Za-z])', '\1telegram', 'g');
  v_read := regexp_replace(v_read, '([^ .!?;]{2})[?][.!?;]*( |$)|()[?][.!?; ]*$', '\1㐃', 'g');
  v_read := regexp_replace(v_read, '([^ .!?;]{2})[.!?;]+( |$)', '\1㐁', 'g');
  v_read := regexp_replace(v_read, '([^ ,:]{2})[,:]( |$)', '\1㐂', 'g');
  v_read := translate(v_read,
    'АВЕКМНОРСТХІЈЅУаеорсухіјѕһԁԛԝкмнтвΑΒΕΖΗΙΚΜΝΟΡΤΥΧαοιρνυχκτεđĐıłŁøØß0134567892@$€|ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢɑɡɩʋꞁօ'
    'սոհցꓐꓑꓓꓔꓖꓗꓚꓜꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴᎪᎢᎬᏔᏚᎡᏃᏢᏟᎷᎻᏙɐɔǝɟƃɥᴉɾʞɯɹʇʌʍʎƽƨʂшщШЩωΩσςπгяЯиИпьɓƀɗƌԃƿþҏѡѵɛєəɵθΘӏӀƙƞηɳƭƫƥɠƈϲ¢£¥§🅰🅱🅲🅳🅴'
    '🅵🅶🅷🅸🅹🅺🅻🅼🅽🅾🅿🆀🆁🆂🆃🆄🆅🆆🆇🆈🆉🅐🅑🅒🅓🅔🅕🅖🅗🅘🅙🅚🅛🅜🅝🅞🅟🅠🅡🅢🅣🅤🅥🅦🅧🅨🅩🇦🇧🇨🇩🇪🇫🇬🇭🇮🇯🇰🇱🇲🇳🇴🇵🇶🇷🇸🇹🇺🇻🇼🇽🇾🇿',
    'abekmhopctxijsyaeopcyxijshdqwkmhtbabezhikmnoptyxaoipvuxkteddiiioosoieasgtbgzaseiabcdefghijkimnoprstuvwyzagivio'
    'unhgbpdtgkczmnisrvhwxyaeiouatewsrzpcmhvacefghijkmrtvwyssswwwwwoosnrrrnnnbbbdddpppwveeeoooiiknnnttpgccciysabcde'
    'fghijkimnopqrstuvwxyzabcdefghijkimnopqrstuvwxyzabcdefghijkimnopqrstuvwxyz');
  v_read := normalize(replace(replace(replace(lower(v_read COLLATE "C"), 'l', 'i'), ' ', ''), '()', 'o'), NFC);
  v_read := translate(replace(regexp_replace(v_read,
    '[^a-zก-๎ぁ-ゖァ-ヺ㐀-鿿가-힣]', '', 'g'), 'vv', 'w'), '㐀㐁㐂㐃', 'ZEIQ');
  FOREACH v_one IN ARRAY string_to_array('transactioncodeofyourtransfer|transactioncodeonyourreceipt|transactioncodeonthereceipt|accountnumberdoesnotexi'
    'st|transactioncodeofyourbank|transactioncodeofthebank|transfeririaconversacion|codigodeiatransferencia|payment'
    'codeonthereceipt|transfertheconversation|accountnumberiswrong|bankstransactioncode|schreibensieunsIwenn|transf'
    'erirsuconsuita|transferyourquestion|codedeiatransaction|codigodeiaoperacion|returnedthetransfer|sentthetransfe'
    'rback|transferyourrequest|weigernsiesichnicht|chochungtoibietneu|codigodeinvitacion|codigodereferencia|donotke'
    'epuswaiting|habensiekeineangst|khongthechuyentien|payerquoiquecesoit|schreibensiemirIob|teiiensiemirmitIob|tei'
    'iensieunsmitIob|codedevotrebanque|codigodeoperacion|codigodepromocion|dontkeepuswaiting|nepeutpasetrepaye|verg'
    'essensienicht|wehavesentthecode|withouthesitation|codedeioperation|codeonthereceipt|ietmeknowwhether|ietusknow'
    'whether|noesningunfraude|nothingwrongwith|transferirsucaso|transferthischat|transferyourcase|wesendyouthecode|'
    'youwiiinotregret|ไม่ใช่การหลอกลวง|codedereference|codedinvitation|codigoderastreo|codigodesubanco|firstwithdra'
    'wai|itdoesnotmatter|khongphaiiuadao|nevousinquietez|nichtgefahriich|noreasontoworry|paymentreturned|รหัสคําสั่'
    'งซื้อ|chotoibietiieu|codedecommande|codedeiabanque|codedoperation|codeofyourbank|codigodeibanco|codigodemoneda'
    '|codigodepedido|einiadungscode|indiqueznoussi|invitationcode|ningunprobiema|paymentmethods|sagensiemirIob|sage'
    'nsieunsIob|transferredyou|wartensienicht|zogernsienicht|ภาพบัตรประชาชน|รหัสข้อผิดพลาด|รูปบัตรประชาชน|โค้ดข้อผิ'
    'ดพลาด|출금하려면자금비밀번호가필요|aucunprobieme|chotoibietneu|codeofconduct|codeofthebank|codigodeerror|donotbeafraid|donot'
    'forgetto|donothesitate|duocthanhtoan|firstrecharge|gutscheincode|ietmeknowwhen|ietusknowwhen|indiquezmoisi|kho'
    'ngnguyhiem|mustnotrefuse|noespeiigroso|noesunaestafa|nohayprobiema|noneedtoworry|noubiiezpasde|pasunearnaque|p'
    'aymentmethod|referencecode|teiimewhether|teiiuswhether|waehrungscode|wesendthecode|wesentthecode|youwontregret'
    '|จะจ่ายหรือคืน|出金には資金パスワドが必要|출금에는자금비밀번호가필요|auftragscode|buchungscode|campaigncode|cannotrefuse|codigodepais|co'
    'digopostai|currencycode|discountcode|dontbeafraid|dontforgetto|donthesitate|dungnganngai|firstdeposit|firstpay'
    'ment|indiquenossi|nattendezpas|nayezcrainte|nayezpaspeur|nerefusezpas|nichtschiimm|noesunfraude|nosepreocupe|n'
    'otdangerous|notengamiedo|pasdangereux|referenzcode|referraicode|repiywithyes|schadetnicht|trackingcode|vorgang'
    'scode|wahrungscode|withoutdeiay|รหัสโปรโมชัน|รหัสไปรษณีย์|ไม่ต้องกังวล|かどうかお知らせください|たびに資金パスワドが必要|때마다자금비밀번호가필요|'
    'besteiicode|bookingcode|codederreur|codedesuivi|codeguichet|countrycode|ditesnoussi|donotbeiate|donotrefuse|du'
    'ngchamtre|ietmeknowif|ietusknowif|indiquemesi|keinprobiem|machtnichts|magioithieu|makhuyenmai|mathamchieu|neta'
    'rdezpas|nhesitezpas|nichtzogern|noseretrase|notaprobiem|transferyou|vouchercode|รหัสธุรกรรม|รหัสอ้างอิง|โค้ดอ้'
    'างอิง|ไม่ต้องกลัว|ไม่ต้องสนใจ|ไม่ต้องห่วง|かどうか教えてください|avisenossi|branchcode|codebanque|codebarres|codedevise|c'
    'odepostai|ditesmoisi|donotbeshy|donotworry|dontbeiate|dontrefuse|dungtuchoi|fehiercode|hoacaiipay|iandercode|k'
    'einbetrug|keineangst|keinesorge|khongvande|machinhanh|magiaodich|manganhang|nopasanada|noseniegue|oderaiipay|p'
    'asdesouci|postaicode|statuscode|ขอรหัสใหม่|ขอโค้ดใหม่|ค่าใช้จ่าย|ชําระบัญชี|รหัสธนาคาร|รหัสประเทศ|อย่าปฏิเสธ|แ'
    'จ้งเราถ้า|แจ้งเราหาก|ไม่มีปัญหา|ไม่อันตราย|たびにパスワドが必要|aiipayand|andaiipay|aufaiipay|bonuscode|codepromo|digano'
    'ssi|donotwait|dontbeshy|dontworry|errorcode|maquocgia|nevermind|noprobiem|ordercode|promocode|stiiineed|swiftc'
    'ode|viaaiipay|waystopay|wechatpay|writemeif|writeusif|บอกเราถ้า|บอกเราหาก|อย่าลังเล|ไม่เป็นไร|かお知らせください|詐欺ではあり'
    'ません|aiipayor|bankcode|byaiipay|codepays|codigoqr|digamesi|dontwait|dungngai|dungquen|ibancode|khongsao|matient'
    'e|nodanger|nodudeen|noespere|nomatter|nooivide|notascam|notfraud|oraiipay|ouaiipay|sortcode|teiimeif|teiiusif|'
    'toaiipay|waytopay|รหัสสาขา|รหัสเชิญ|อย่ากลัว|โค้ดเชิญ|プロモションコド|請告訴我是否收到|请告诉我是否收到|는지말씀해주세요|barcode|biccode|dung'
    'cho|maswift|nofraud|notarde|oaiipay|zipcode|อย่าช้า|อย่าลืม|問題ありません|心配ありません|請告知是否收到|请告知是否收到|遅れないように|걱정하지마세요|는지'
    '알려주세요|망설이지마시고|사기가아닙니다|신경쓰지마시고|앱의코드가필요|주저하지마시고|dimesi|dungio|dungso|noharm|noscam|qrcode|发到您的手机|告訴我們是否|告诉我们是否|心'
    '配しないで|怖がらないで|支払いまたは|気にしないで|發到您的手機|걱정하지말고|망설이지말고|문제없습니다|신경쓰지말고|주저하지말고|mabuu|madon|maioi|mamoi|wepay|クポンコド|告訴我是否'
    '|告诉我是否|唔好唔記得|話我知係咪|겁내지말고|qrコド|qr코드|エラコド|コドネム|不是詐騙|不是诈骗|不是骗局|不用担心|不用擔心|不要忘记|不要拒絕|不要拒绝|不要犹豫|不要猶豫|不要耽误|参照コド|参考代码|'
    '參考代碼|取引コド|告知是否|唔使擔心|唔係詐騙|微信支付|忘れずに|招待コド|支店コド|気にせず|注文コド|紹介コド|遅れずに|遠慮なく|銀行コド|銀行代碼|银行代码|거래코드|걱정말고|국가코드|늦지말고|늦지않게|'
    '오류코드|위챗페이|은행코드|잊지말고|주문코드|지점코드|참조코드|초대코드|추천코드|쿠폰코드|통화코드|투입금액|バコド|不危险|不客气|不用怕|不用管|不要怕|不要等|不要紧|二維碼|二维码|优惠码|会发到|優惠'
    '碼|別擔心|别忘了|别担心|别拒绝|别耽误|唔使理|唔使驚|唔好拖|唔好等|唔好驚|国コド|推荐码|推薦碼|支付宝|支付寶|會發到|条形码|沒問題|沒關係|没关系|没问题|流水号|迷わず|邀請碼|邀请码|錯誤碼|错误码|'
    '바코드|别怕|别管|條碼', '|') LOOP
    v_read := replace(v_read, v_one, '');
  END LOOP;
  FOREACH v_one IN ARRAY string_to_array('tantquenousnavonspasvotre|tantquevousnecommuniquez|tantquevousnetransmettez|asiongaswedonothaveyour|bissieihrp'
    'asswortsenden|jusquacequevousenvoyiez|jusquacequevousdonniez|asiongasyoudonotgive|asiongasyoudonotsend|asionga'
    'syoudonotteii|avantdavoirrecuvotre|quandvousnousenvoyez|tantquejenaipasvotre|jusquacequevousnous|quandvousnous'
    'donnez|tantquevousnedonnez|tantquevousnenvoyez|avantquevousnenous|beforeyouhavegiven|esseidennsiesenden|hastaq'
    'uetengamossu|neubankhongcungcap|untiiwereceiveyour|ifyoudonotprovide|neubankhongchotoi|quandvousmedonnez|quand'
    'vousmenvoyez|tantquevousnenous|untiiireceiveyour|untiiyouhavegiven|asiongaswehaveno|denkhibancungcap|ifyoudont'
    'provide|jusquacequevousm|sivousnemenvoyez|sivousnousdonnez|toikhibancungcap|trukhibancungcap|uniesswehaveyour|'
    'uniessweknowyour|uniessyouforward|uniessyouprovide|untiiyouhavesent|untiiyouhavetoid|amoinsquevousne|asiongasi'
    'haveno|asiongasyoukeep|assoonasyougive|assoonasyousend|assoonasyouteii|denkhibanchotoi|hastaquetengasu|ifyoudo'
    'notshare|khibanguichotoi|neubanguichotoi|neukhongcungcap|trukhibanchotoi|uniessihaveyour|uniesswegetyour|unies'
    'swehavethe|untiiwehaveyour|untiiweknowyour|untiiyouforward|untiiyouprovide|จนกว่าคุณจะแจ้ง|banphaicungcap|desq'
    'uevousnous|hastarecibirsu|ifyoudonotgive|ifyoudonotsend|ifyoudonotteii|ifyoudontshare|neubankhongdoc|neubankho'
    'nggui|neubankhongnoi|sivousmedonnez|sivousmenvoyez|sivousnenvoyez|tantquevousnem|uniessigetyour|uniesswegetthe'
    '|uniessyoushare|untiiihaveyour|untiiwegetyour|untiiwehavethe|untiiyoureveai|จนกว่าคุณจะบอก|จนกว่าคุณจะส่ง|จนกว'
    '่าคุณจะให้|จนกว่าจะได้รับ|antesdequenos|beforeyougive|beforeyousend|beforeyouteii|cuandonosenvi|hastaqueenvie|'
    'ifyoudontgive|ifyoudontsend|ifyoudontteii|iongaswedonot|mientrasnonos|nurwennsiemir|sendingmeyour|sendingusyou'
    'r|sivousmedites|soiangesiemir|soiangesieuns|teiiingmeyour|teiiingusyour|uniessyougive|uniessyouhand|uniessyour'
    'ead|uniessyousend|uniessyoushow|uniessyouteii|untiiigetyour|untiiihavethe|untiiwegetthe|untiiyoushare|whenyoug'
    'iveme|whenyougiveus|whenyousendme|whenyousendus|whenyouteiime|whenyouteiius|ถ้าคุณไม่แจ้ง|amenosquenos|cuandom'
    'eenvi|denkhibandoc|denkhibangui|denkhibannoi|givingmeyour|givingusyour|iongaswedont|mientrasnome|oniywithyour|'
    'sivousnenous|sobaidsiemir|sobaidsieuns|togivemeyour|toikhibangui|tosendmeyour|toteiimeyour|trukhibangui|untiii'
    'getthe|untiiyougive|untiiyouhand|untiiyouread|untiiyousend|untiiyoushow|untiiyouteii|untiiyoutype|wartenwirauf'
    '|จนกว่าท่านจะ|ถ้าคุณไม่บอก|ถ้าคุณไม่ส่ง|ถ้าคุณไม่ให้|หากคุณไม่บอก|หากคุณไม่ส่ง|หากคุณไม่ให้|amenosqueme|bevors'
    'iemir|bevorsieuns|cuandonosda|desquevousm|encuantonos|faiissiemir|faiissieuns|hastaquenos|ifyougiveme|ifyougiv'
    'eus|ifyousendme|ifyousendus|ifyouteiime|ifyouteiius|iongasidont|neukhongdoc|neukhonggui|nurmitihrem|onceyougiv'
    'e|onceyousend|onceyouteii|saivoquenos|จนกว่าจะส่ง|เมื่อคุณส่ง|banphaigui|cuandomeda|encuantome|hastaqueme|saiv'
    'oqueme|sinosenvia|sivousneme|wennsiemir|wennsieuns|ถ้าไม่แจ้ง|หากไม่แจ้ง|เว้นIคุณจะ|bisichihr|bissiemir|bissie'
    'uns|biswirihr|ehesiemir|ehesieuns|simeenvia|sinosdice|soioconsu|ถ้าคุณบอก|ถ้าคุณส่ง|ถ้าไม่บอก|ถ้าไม่ส่ง|ถ้าไม่'
    'ให้|หากไม่ส่ง|お待ちしております|教えていただければ|教えてくださるまで|送っていただければ|送ってくださるまで|simedice|warteich|いただけない場合|いただけなければ|お待ちしています|教'
    'えてくだされば|sinonos|sinosda|いただかないと|いただけないと|くださらないと|보내지않으시면|simeda|sinome|いただくまで|くださるまで|もらえないと|もらわないと|下さらないと|待っていま'
    'す|보내지않으면|주시지않으면|주지않으시면|さえあれば|你不告訴我|你不告诉我|发给我之前|您不告訴我|您不告诉我|教えないと|教えるまで|發給我之前|送らないと|頂かないと|기다리고있|기다립니다|주기전에는|주시지'
    '않는|주실때까지|주지않는한|주지않으면|你不提供|只要你將|只要你把|只要您把|唔話我知|如不提供|如果不发|您不提供|若不提供|送るまで|頂くまで|를주시면|를주시지|안주시면|을주시면|주시기만|주시기전|줄때까지'
    '|你不发|你不把|你不發|你不給|你不给|你唔俾|你唔將|你唔畀|你唔發|在你把|在您把|在等你|在等您|如不发|如不發|您不发|您不把|您不發|您不給|您不给|直到你|直到您|等你的|等您的|等緊你|若不发|若不發|除'
    '非你|除非您|안보내|주셔야', '|') LOOP
    v_read := replace(v_read, v_one, 'S');
  END LOOP;
  FOREACH v_one IN ARRAY string_to_array('ดําเนินการต่อไม่ได้|chungtoikhonggiup|chungtoikhongthe|onnepeutpasvous|ปล่อยเงินไม่ได้|cannotcontinue|nothingw'
    'ecando|nousnepourrons|cannotproceed|nothingicando|nousnepouvons|เปิดให้ไม่ได้|toikhonggiup|toikhongxuiy|ฉันไม่'
    'สามารถ|ทําต่อไม่ได้|เราไม่สามารถ|jenepourrai|noiepodemos|toikhongthe|weareunabie|ผมไม่สามารถ|cannotheip|nopodr'
    'emos|toikhongmo|wereunabie|ช่วยไม่ได้|iamunabie|noiepuedo|nopodemos|お手伝いできません|imunabie|jenepeux|wecannot|手続きでき'
    'ません|icannot|nopodre|nopuedo|対応できません|承認できません|続けられません|解除できません|進められません|도와드릴수가없|wecant|도와드릴수없|icant|계속할수없|승인할수없|진행'
    '할수없|처리할수없|处理不了|我们不能|我们无法|我们没法|我們無法|我哋冇法|放唔到款|處理唔到|진행이안|做唔到|帮不了|幫唔到|我不能|我冇法|我无法|我没法|我無法|沒法幫|没法帮|풀수없', '|') LOOP
    v_read := replace(v_read, v_one, 'V');
  END LOOP;
  FOREACH v_one IN ARRAY string_to_array('mirnicht|unsnicht|必要はありません|ではありません|使っていません|振り込まないで|いたしません|入力しないで|共有しないで|支払わないで|送金しないで|ありません|いけません|できません|なりません|'
    '伝えないで|使いません|尋ねません|教えないで|求めません|渡さないで|行いません|要りません|送らないで|말아주세요|しないで|しません|不要です|마십시오|아닙니다|안됩니다|않습니다|없습니다|필요하지|마세요|묻'
    '지도|않아요|않으며|없어요|없이도|하지않|않고|않는|않을|없다', '|') LOOP
    v_read := replace(v_read, v_one, 'M');
  END LOOP;
  FOREACH v_one IN ARRAY string_to_array('nichtdasihres|undnichtihr|andnotyour|etnonvotre|pasceiiede|pasceiuide|Inichtdas|Inichtihr|Ipasvotre|khongphai|'
    'notofyour|notthatof|Inotyour|notofthe|แทนที่จะ|Inotthe|etnonie|Ipasie|noeide|noiade|thayvi|ไม่ใช่|Inosu|ynosu|'
    'Iof|而不是|不是|唔係', '|') LOOP
    v_read := replace(v_read, v_one, 'O');
  END LOOP;
  FOREACH v_one IN ARRAY string_to_array('chungtoikhong|necommuniquez|netransmettez|noesdenuestro|noiepediremos|nonecesitamos|noescribimos|notransfiera|'
    'khongbaogio|khongchiase|khongchuyen|khongiienhe|khongyeucau|noatendemos|noesnuestro|dungchuyen|nepartagez|nisi'
    'quiera|nocomparta|nofaciiite|noiiamamos|notieneque|nutiiisons|pasdevotre|personnene|โดยไม่ต้อง|khongduoc|khong'
    'nhap|nappeions|navezrien|navonspas|necontact|necrivons|nepouvons|nipedimos|nonecesit|nopedimos|nopodemos|nosoi'
    'icit|noutiiiza|piutotque|shouidnot|thereisno|ไม่ติดต่อ|ไม่สามารถ|dungchia|dungnhap|dungtiet|dungviet|khongcan|'
    'khonggui|khonghoi|khongnen|khongthu|navezpas|nedemand|nedonnez|nenvoyez|nerepond|neversez|nichtihr|noiepedi|no'
    'sepaga|nousamos|pasvotre|dungcho|dungdua|dunggui|dungnoi|khongai|khongco|mustnot|nedites|neednot|nepayez|nestp'
    'as|nevirez|niemais|niemand|nienach|nieuber|nocobra|noenvie|noiiame|noiouse|nonpius|nordowe|nosirve|noteven|not'
    'your|sekhong|wiiinot|without|ไม่ต้อง|cannot|dungde|jamais|nefaut|nevous|nichts|nieihr|nieper|ningun|nobody|nod'
    'esu|nodiga|nodigo|nohaga|noneed|noneof|nopide|notthe|nyapas|ไม่ควร|ไม่ถาม|ไม่เคย|ไม่โทร|ไม่ใช้|ไม่ได้|aucun|ch'
    'ang|donot|jamas|keine|nadie|never|nicht|nohay|noone|notof|nousa|nunca|nyani|weder|จะไม่|ไม่ขอ|ไม่มี|cant|dont|'
    'kein|nosu|wont|ห้าม|อย่า|不需要|也不要|从来不|千万别|千萬別|唔需要|從來不|永远不|永遠不|不会|不可|不应|不得|不必|不應|不打|不收|不會|不用|不能|不要|不需|从不|切勿|別把|别'
    '把|唔使|唔好|唔會|從不|无法|无需|沒有|没有|無法|無需|絕不|绝不|請勿|请勿|冇|勿', '|') LOOP
    v_read := replace(v_read, v_one, 'N');
  END LOOP;
  FOREACH v_one IN ARRAY string_to_array('endehorsdeiappiication|suruneautreappiication|schreibensiemirprivat|fueradeiaapiicacion|moncontactpersonnei|es'
    'cribameenprivado|horsdeiappiication|messagemeprivateiy|micontactopersonai|ecrivezmoienprive|ineineranderenapp|'
    'unterdiesernummer|aufeineandereapp|caiiyouprivateiy|enotraapiicacion|erreichensiemich|jevousappeiiemoi|meineha'
    'ndynummer|mypersonainumber|privatenachricht|sodienthoairieng|aotraapiicacion|aufdiesernummer|auserhaibderapp|c'
    'ontactezmoisur|estoyenteiegram|ineineandereapp|monadresseemaii|mypersonaiemaii|mypersonaiphone|privatschreiben'
    '|sangungdungkhac|versuneautreapp|caiithisnumber|mypersonaichat|mypersonaimaii|othermessenger|outsidethisapp|qu'
    'aungdungkhac|suruneautreapp|caiiyoumyseif|outsidetheapp|privatenumber|rufesieprivat|คุยกันแอปอื่น|atthisnumber'
    '|contactmevia|fueradeiaapp|horsdeiappii|inanotherapp|ketbanvoitoi|meineprivate|ngoaiungdung|onanotherapp|rejoi'
    'gnezmoi|retrouvezmoi|rufensiemich|signaicuatoi|toanotherapp|wechatnumber|เบอร์ส่วนตัว|aestenumero|aufimessage|'
    'contactmeat|contactmeon|emaiicuatoi|facebookcua|meinenummer|messagemeon|monportabie|privatechat|writetomeon|ที'
    '่เบอร์นี้|อีเมลของฉัน|เบอร์ของฉัน|เพิ่มเพื่อน|ไลน์ส่วนตัว|ajoutezmoi|appeiezmoi|busquemeen|habiemepor|inboxrie'
    'ng|meineemaii|meinsignai|miteiefono|myteiegram|nhantoiqua|onimessage|onsnapchat|porotraapp|porprivado|timtoitr'
    'en|trenwechat|ubershandy|ubersignai|uberwechat|wechatdesk|ทักส่วนตัว|ทางแอปอื่น|ผมโทรหาเอง|แชทส่วนตัว|加我teiegr'
    'am|acenumero|addmyiine|agregueme|aufwechat|enprivado|goichotoi|ieiiamoyo|inprivate|instagram|kakaotaik|messeng'
    'er|monnumero|monsignai|nhanrieng|porsignai|porwechat|quasignai|quawechat|reachmeon|signaiของ|sursignai|surwech'
    'at|teiegram傾|theosonay|treninsta|viasignai|viawechat|whatsapp我|writemeon|ทางwechat|ไปแอปอื่น|aotraapp|aufinsta'
    '|enwechat|facebook|findmeon|goirieng|micorreo|minumero|misignai|myiineid|mynumber|mysignai|mywechat|onsignai|o'
    'ntiktok|onwechat|porinsta|privatan|socuatoi|surinsta|teiegram|textmeat|textmeon|viainsta|wechatid|whatsapp|วอท'
    'ส์แอป|เทเลแกรม|แอดวีแชท|โทรหาฉัน|โทรหาเอง|ไลน์ไอดี|我嘅signai|私のsignai|다른앱에서이야기|discord|eninsta|enprive|hitmeup|'
    'ibrieng|iiameme|mimovii|myemaii|mywhats|oninsta|signaiで|signai係|sorieng|wechatで|wechatの|ทักไลน์|ทักไอจี|ทางไลน'
    '์|เบอร์ผม|เฟซบุ๊ก|แอดไลน์|แอดไอดี|โทรหาผม|ไลน์ของ|ไอจีของ|この番号に電話|他のアプリで話|別のアプリで続|別のアプリで話|別のアプリに移|電話をください|개인적으'
    '로연락|caiime|dmください|iineid|ketban|mymaii|sozaio|นอกแอป|ウィチャット|ラインを追加|ワッツアップ|個人iine|個人チャット|個人的に連絡|個人的に電話|加iine傾|另'
    '一个app|另一個app|應用程式以外|第二個app|이번호로전화|addme|iineで|iineを|skype|viber|วีแชท|アプリの外|シグナルで|テレグラム|ラインid|個人の番号|加iine|友だち追'
    '加|另一个软件|應用程式外|打这个电话|打這個電話|打電話給我|给我打电话|개인메시지|다른앱으로|라인아이디|전화주세요|dmme|zaio|アプリ外|インスタ|ラインで|其他软件|别的软件|加个微信|加個微信|友達追'
    '加|在应用外|应用之外|微信找我|微信联系|微信聯絡|我的微信|我的手机|我的手機|我的电报|我的电话|我的邮箱|我的電話|我的電郵|换个软件|私のメル|私の番号|私下联系|私下聯絡|私人電話|私底下打|线下联系|개인번'
    '호|따로연락|따로전화|라인으로|라인친구|시그널로|시그널은|오픈채팅|제시그널|제이메일|친구추가|카카오톡|텔레그램|페이스북|dmを|dm주|pm我|qq号|カカオ|加qq|加个q|加好友|加微信|加返我|加飞机'
    '|卫星号|微信傾|微信号|微信搜|微信搵|微信聊|微信號|打俾我|打畀你|电报是|电报群|私下打|私人傾|私信我|私訊我|纸飞机|线下聊|薇信搵|개인톡|왓츠앱|인스타|제번호|v信|加q|加v|加我|威信|徽信|扣扣|'
    '私聊|站外|脸书|薇信|디엠|앱밖|위챗|카톡', '|') LOOP
    v_read := replace(v_read, v_one, 'X');
  END LOOP;
  FOREACH v_one IN ARRAY string_to_array('contrasenia|motdepassse|contracena|paccword|paccwort|passvord|pazzword|pazzwort|passwrd|pasword|paswort|pswd', '|') LOOP
    v_read := replace(v_read, v_one, 'P');
  END LOOP;
  FOREACH v_one IN ARRAY string_to_array('codigodeseguridaddeiatarjeta|codigodeseguridaddesutarjeta|codedesecuritedevotrecarte|dreiziffernaufderruckseit'
    'e|codepassworddevotrecarte|securitynumberofyourcard|wiederhersteiiungsphrase|wiederhersteiiungsworter|bothside'
    'sofyourbankcard|codedesecuritedeiacarte|vorderundruckseiteihrer|frontandbackofyourcard|paiabrasderecuperacion|'
    'rectoversodevotrecarte|securitycodeofyourcard|ziffernaufderruckseite|ambosiadosdesutarjeta|tresdigitosdeirever'
    'so|phrasederecuperation|seitenihrerbankkarte|threedigitsontheback|trescifrasdeireverso|veinticuatropaiabras|bo'
    'thsidesofyourcard|donneesdevotrecarte|doscarasdesutarjeta|frasederecuperacion|passworddeiatarjeta|passworddesu'
    'tarjeta|rectoversodeiacarte|ruckseiteihrerkarte|บัตรเอทีเอ็มทั้งสอง|deuxfacesdeiacarte|fechadevencimiento|mots'
    'derecuperation|numerodevotrecarte|passwordofyourcard|reversodeiatarjeta|reversodesutarjeta|troischiffresaudos|'
    'beiderseitenihrer|detarjetacompieto|digitosdeireverso|facesdevotrecarte|numerodeiatarjeta|numerodesutarjeta|ph'
    'otodevotrecarte|pictureofyourcard|privatenschiussei|privaterschiussei|sicherheitsworter|versodevotrecarte|beid'
    'eseitenihrer|carasdeiatarjeta|carasdesutarjeta|datosdeiatarjeta|datosdesutarjeta|fechadecaducidad|kartenprufnu'
    'mmer|numbersontheback|numerocompietode|paiabrassecretas|datedexpiration|digitsontheback|dosdevotrecarte|fotode'
    'sutarjeta|numerocompietde|numerodetarjeta|photoofyourcard|sidesofyourcard|vingtquatremots|บัตรทั้งสองด้าน|รูปบ'
    'ัตรเอทีเอ็ม|backofyourcard|expirationdate|fotoihrerkarte|kartenpassword|recoveryphrase|secretrecovery|sidesoft'
    'hecard|waiietpassword|ตัวเลขหลังบัตร|chiffresaudos|cumtuhatgiong|cumtukhoiphuc|mapasswordthe|numerodecarte|phr'
    'asederecup|phrasesecrete|recoverywords|sixteendigits|เลขสามตัวหลัง|backupphrase|cardpassword|cardsecurity|ciav'
    'eprivada|cryptogramme|docepaiabras|frasesemiiia|geheimworter|haimatcuathe|kartennummer|matsaucuathe|yourbankca'
    'rd|กุญแจส่วนตัว|ยี่สิบสี่คํา|abiaufdatum|backupwords|basoomatsau|carddetaiis|kartendaten|motssecrets|secretwor'
    'ds|thongtinthe|tweivewords|zwoifworter|คีย์กระเป๋า|คีย์ส่วนตัว|หมายเลขบัตร|เลขหลังบัตร|cardnumber|cumtubimat|e'
    'soomatsau|expirydate|izpaiabras|kartenfoto|ngayhethan|privatekey|prufnummer|prufziffer|seedphrase|tukhoiphuc|w'
    'aiietfiie|wordphrase|zapaiabras|ข้อมูลบัตร|วันหมดอายุ|キャッシュカドの両面|cieprivee|douzemots|haimatthe|khoabimat|khoar'
    'ieng|matsauthe|muoihaitu|secretkey|seedwords|soomatsau|sothengan|waiietkey|วลีกู้คืน|สิบสองคํา|carddata|fuiica'
    'rd|igdigits|izworter|keystore|mnemonic|somatsau|sothecua|sotheday|sothetin|wordseed|zaworter|หลังบัตร|セキュリティコド'
    '|izwords|zawords|ซีดเฟรส|พินบัตร|ภาพบัตร|รูปบัตร|เลขบัตร|ウォレットの鍵|リカバリフレズ|anhthe|izmots|iz個の単語|iz個英文字|khoavi|za'
    'mots|za個の単語|za個英文字|คําลับ|銀行卡正反面|银行卡正反面|카드비밀번호|izคํา|izの単語|iz个单词|iz個單詞|iz개단어|sothe|zaคํา|zaの単語|za个单词|za個單詞|za개'
    '단어|カドの両面|カドの写真|カドの情報|カドの裏面|シドフレズ|ニモニック|信用卡照片|後面嗰三個|復元の言葉|復元フレズ|裏面のe桁|裏面の三桁|銀行卡照片|銀行卡相片|银行卡信息|银行卡照片|뒷면e자리|뒷면세자리'
    '|앞뒷면사진|카드앞뒷면|프라이빗키|iztu|zatu|カドの表|カドの裏|カド情報|カド番号|カド裏面|卡片信息|卡片照片|卡片背面|卡的照片|后面三位|密钥文件|後面三位|恢复短语|恢復短語|有効期限|背后三位|背'
    '面三位|보안숫자|복구구문|복구단어|복구문구|시드구문|시드문구|유효기간|카드뒷면|카드번호|카드사진|카드앞뒤|카드앞면|카드정보|cvc|助記詞|助记词|卡后面|卡後面|卡背后|卡背面|安全码|安全碼|復元用|恢'
    '复词|有效期|种子词|秘密鍵|種子詞|개인키|니모닉|지갑키|카드뒷|cw|卡号|卡號|私鑰|私钥', '|') LOOP
    v_read := replace(v_read, v_one, 'K');
  END LOOP;
  FOREACH v_one IN ARRAY string_to_array('identifiantsdeconnexion|accountcredentiais|ioginandpassword|รหัสเข้าสู่ระบบ|codigopassword|ciavebancaria|ciave'
    'deacceso|ciavedefondos|ciavedeinicio|ciavepassword|codigosecreto|ioginpassword|anmeidedaten|ciavesecreta|codep'
    'assword|fundpassword|geheimnummer|iogindetaiis|paiabraciave|passdangnhap|passwordcode|zugangsdaten|credentiais'
    '|iosungswort|zugangscode|รหัสถอนเงิน|codesecret|contradesu|contrasena|geheimzahi|mapassword|motdepasse|passcua'
    'ban|passphrase|secretword|iogindata|password码|password碼|พาสเวิร์ด|iacontra|kennwort|mkcuaban|passcode|passiagi'
    '|password|passwort|รหัสผ่าน|mabimat|matkhau|suciave|พาสเวิด|พินโค้ด|รหัสลับ|passwd|จําพาส|ログイン情報|取引パスワド|パスワド|提'
    '款密碼|支付密码|暗証番号|비밀번호|접속암호|패스워드|pwd|พิน|通行碼|핀번호|口令|密码|密碼|密语|暗号|暗碼|비번|암호', '|') LOOP
    v_read := replace(v_read, v_one, 'P');
  END LOOP;
  FOREACH v_one IN ARRAY string_to_array('capturedevotreauthentificateur|screenshotofyourauthenticator|screenshotoftheauthenticator|screenshotdesauthent'
    'icators|capturedeiauthentificateur|screenshotvomauthenticator|chupmanhinhungdungxacthuc|whatdoesthetextmessage'
    'say|photoofyourauthenticator|capturadesuautenticador|quediceeimensajedetexto|capturadeiautenticador|whatisinth'
    'etextmessage|forwardthetextmessage|chuyentieptinnhansms|quenumerosharecibido|recopiezmoiiemessage|pastethetext'
    'message|copythetextmessage|ieitensiemirdiesms|ieitensieunsdiesms|screenshotofthesms|transferezmoiiesms|whatdoe'
    'sthetextsay|แคปหน้าจอแอปยืนยัน|numerosieiiegaron|whatdoesthesmssay|ข้อความsmsคืออะไร|copiemeeimensaje|queconti'
    'entiesms|recopiezmoiiesms|screenshotdersms|wasstandindersms|wasstehtindersms|อ่านเลขในข้อความ|forwardmethesms|'
    'smsเขียนว่าอะไร|chupmanhinhsms|reenviemeeisms|whatisinthesms|capturadeisms|forwardthesms|tinnhanvietgi|whatcod'
    'edoyou|capturedusms|copiemeeisms|maiabaonhieu|quediceeisms|quenumerosie|queponeeisms|readmethesms|whichcodedid'
    '|pastethesms|queditiesms|whatcodedid|copythesms|fotodersms|mabaonhieu|smsว่าอะไร|認証アプリのスクリン|認証アプリの画面を撮|認証アプリの画'
    '面を送|smsvietgi|บอกรหัสมา|รหัสมาเลย|ส่งต่อsms|choxinma|docmacho|smsghigi|smsのスクリン|tandurch|ขอโอทีพี|รหัสอะไร|sms'
    'には何と|smsの内容を|รหัสล่ะ|โค้ดล่ะ|短信内容是什么|短訊內容是甚麼|身份验证器的图|문자내용을보내|smsに何と|smsを転送|ขอโค้ด|แคปsms|コドください|短信写的什么|短訊內容係咩|'
    '验证器的截图|문자내용알려|문자내용이뭐|인증앱화면을|madau|コドを早く|コド教えて|短信内容发|短信发给我|短訊內容發|驗證器嘅圖|驗證器截圖|验证器截图|문자를전달|코드주세요|magi|個碼俾我|個碼幾多|個'
    '碼畀我|短信截图|短訊截圖|碼發給我|문자캡처|코드불러|코드알려|俾個碼|個碼係|嗰個碼|將短訊|把短信|把短訊|畀個碼|码发我|码发来|码多少|码给我|코드뭐|把码', '|') LOOP
    v_read := replace(v_read, v_one, 'CT');
  END LOOP;
  FOREACH v_one IN ARRAY string_to_array('motdepasseausageunique|authenticatornumbers|numerodeverificacion|sauchusotrongtinnhan|cifrasqueharecibido|best'
    'atigungsnummer|numberinthemessage|verificationnumber|chiffresdansiesms|digitsyoureceived|numberfromthetext|รหั'
    'สใช้ครั้งเดียว|ciavedeunsoiouso|inthetextmessage|numberfromthesms|numberitcontains|numbersdidyouget|ziffernaus'
    'dersms|matmadungmotian|numberinthetext|numerodansiesms|nummerausdersms|onetimepassword|sicherheitscode|zahiena'
    'usdersms|ตัวเลขในข้อความ|รหัสonetimecode|einmaipasswort|numberinthesms|numberonthesms|sixdigitnumber|chiffresd'
    'usms|chiffresrecus|ciavetemporai|digitosdeisms|digitsfromthe|maonetimecode|numerosdeisms|onetimenumber|queisch'
    'iffres|securitytoken|weicheziffern|zahiausdersms|รหัสที่ได้รับ|รหัสในข้อความ|freigabecode|gdigitnumber|madungm'
    'otian|numerodeisms|sechsziffern|weichezahien|ตัวเลขหกหลัก|เลขในข้อความ|fromyoursms|numerodusms|seisdigitos|six'
    'chiffres|ตัวเลขgหลัก|ตัวเลขในsms|daysotrong|fromthesms|makhoiphuc|makichhoat|quenumeros|seiscifras|sixnumbers|'
    'รหัสกู้คืน|รหัสที่คุณ|รหัสยืนยัน|รหัสหกหลัก|ausdersms|dansiesms|gchiffres|mavuanhan|maxacminh|maxacnhan|maxact'
    'huc|sixdigits|smsnumber|tannummer|thedigits|รหัสgหลัก|ส่งตัวเลข|เลขหกหลัก|ワンタイムパスワド|ciavesms|daysoban|daysovua'
    '|gdigitos|gnumbers|gsotrong|gziffern|inthesms|mabaomat|mavuagui|sauchuso|trongsms|เลขgหลัก|เลขในsms|daysodo|gc'
    'ifras|gdigits|guisodo|ihretan|tanfrom|รหัสsms|ワンタイムコド|일회용비밀번호|codigo|deisms|dietan|gchuso|smstan|smsのg桁|smsの数字'
    '|smsの番号|tanaus|โอทีพี|リカバリコド|二段階認証の|문자로온번호|dusms|g桁のコド|g桁の番号|g자리숫자|maban|magom|masau|masms|sauso|smsが届|smsコド|s'
    'ms번호|一次性密码|一次性密碼|安全验证码|届いたコド|届いた数字|届いた番号|收到的号码|收到的数字|收到的數字|短信后请把|短訊之後將|문자에있는|문자의숫자|받으신코드|일회용코드|code|โค้ด|そのコド|'
    '一串数字|六位数字|六位數字|动态口令|动态密码|動態密碼|嗰串數字|將啲數字|復旧コド|把数字发|把數字發|短信上的|短信中的|短信里的|短訊上的|短訊裏的|短訊裡的|確認コド|認証コド|認証番号|那串数字|문자로온|'
    '문자에온|받은숫자|받은코드|보안코드|복구코드|여섯자리|오면숫자|인증번호|인증숫자|인증코드|확인코드|g位数|g位數|g자리|コドが|コドは|コドを|串數字|六位数|六位數|动态码|動態碼|将数字|恢复码|恢復碼'
    '|校驗碼|校验码|短信码|短訊嘅|短訊碼|確認碼|驗證碼|验证码|오티피|온번호|온숫자|코드가|코드는|코드를|g桁|六桁', '|') LOOP
    v_read := replace(v_read, v_one, 'C');
  END LOOP;
  FOREACH v_one IN ARRAY string_to_array('depositodeverificacion|impuestoporadeiantado|comisiondedesbioqueo|depotdeverification|sicherheitsieistung|veri'
    'ficationdeposit|ค่าธรรมเนียมปลดล็อก|depositodegarantia|sicherheitseiniage|tarifadedesbioqueo|fraisdedebiocage|'
    'freischaitgebuhr|guaranteedeposit|vorschusszahiung|deposittouniock|depotdegarantie|pagareiimpuesto|pagueeiimpu'
    'esto|securitydeposit|steuernbezahien|entsperrgebuhr|freigabegebuhr|pagarimpuestos|paythetaxfirst|steuerbezahie'
    'n|เงินค้ําประกัน|activationfee|dongthuetruoc|margindeposit|steuernzahien|unfreezingfee|feetoreiease|steuerzahi'
    'en|taxeaiavance|uniockingfee|จ่ายภาษีก่อน|feetouniock|payeriataxe|payeriimpot|payeziataxe|payeziimpot|paytaxfi'
    'rst|paytouniock|phigiaingan|riskdeposit|steuervorab|unfreezefee|payamargin|phixacminh|reieasefee|tienbaodam|ti'
    'endatcoc|unecaution|ค่าปลดล็อก|เงินประกัน|เงินมัดจํา|cautionde|paythetax|phimokhoa|tienkyquy|uniockfee|ค่ายืนย'
    'ัน|ชําระภาษี|dongthue|paytaxes|จ่ายภาษี|kaution|nopthue|trathue|โอนภาษี|手数料を払えば|datcoc|fianza|paytax|ค่าปลด|匯款'
    '畀我同事|汇款给我同事|轉賬畀我同事|转账给我同事|過數畀我同事|kyquy|手数料さえ|税金を先に|税金を支払|解除手数料|세금을먼저|해제수수료|해지수수료|税金を払|税金を納|转钱给我|預かり金|검증비용|세금을내'
    '|인증비용|交完稅|交完税|保証料|保証金|保證金|保证金|先交稅|先交税|先払い|啲錢轉|把钱转|支付稅|支付税|激活費|激活费|解冻费|解凍費|解封費|解封费|解約金|解鎖費|解锁费|解除料|通道費|通道费|钱打给|'
    '钱转给|預り金|预付税|風險金|风险金|驗證金|验证金|공탁금|보증금|선입금|예치금|交稅|交税|付稅|付税|押金|繳稅|缴税|补税|補稅|선납', '|') LOOP
    v_read := replace(v_read, v_one, 'F');
  END LOOP;
  FOREACH v_one IN ARRAY string_to_array('transfereznous|transferezmoi', '|') LOOP
    v_read := replace(v_read, v_one, 'A');
  END LOOP;
  FOREACH v_one IN ARRAY string_to_array('hagaunatransferencia|effectuezunvirement|sendensiedenbetrag|transfereziargent|transfereziasomme|faitesunvireme'
    'nt|sendensiedasgeid|envoyeziesfonds|envieiosfondos|envoyezdesusdt|envoyeziargent|makethepayment|uberweisungvon'
    '|einzahiungvon|envieeidinero|sendensieusdt|transferezdes|transferezsur|makeapayment|sendthefunds|sendthemoney|'
    'chuyenkhoan|chuyentien|chuyenusdt|transferir|transfiera|uberweisen|chuyencho|chuyenioo|chuyenvao|chuyenzoo|dep'
    'ositar|einzahien|envieusdt|sendfunds|sendmoney|thanhtoan|uberweise|uberweist|zahiensie|ชําระเงิน|bezahien|depo'
    'site|sendusdt|transfer|จ่ายเข้า|จ่ายเงิน|เติมเงิน|入金してください|deposit|guitien|guiusdt|ingrese|naptien|pagueio|pay'
    'ezia|usdt를보내|ฝากเงิน|ส่งusdt|ส่งเงิน|โอนusdt|โอนเข้า|โอนเงิน|abonar|napvao|paythe|verser|versez|โอนให้|abone|p'
    'agar|pague|payer|payez|remit|virer|virez|โอนมา|โอนไป|送って入金|코인을보내|paya|wire|お支払い|돈을보내|pay|充值到|入金し|振り込|결제해|付款|入數'
    '|匯到|匯款|存入|打到|打款|打錢|打钱|振込|支払|汇到|汇款|轉入|轉到|轉帳|轉給|轉賬|转入|转到|转给|转账|过账|送金|過數|송금|이체|입금', '|') LOOP
    v_read := replace(v_read, v_one, 'G');
  END LOOP;
  FOREACH v_one IN ARRAY string_to_array('makeadeposit|guthabenauf|adepositof|begieichen|depositode|eingezahit|einzahiung|doiiarauf|dongtruoc|recharger|'
    'rechargez|settiethe|undepotde|aufiaden|noptruoc|phaidong|recargar|recargue|recharge|dongphi|euroauf|noptien|ph'
    'ainop|phaitra|ฝากเงิน|วางเงิน|nopphi|payiez|regier|regiez|traphi|usdauf|topup|ชําระ|จ่าย|另外支付|美元嚟先|nap|โอน|チャジ'
    '|先支付|払って|畀錢先|要支付|請支付|请支付|過數先|需支付|내세요|내셔야|내시면|充值|充填|先交|先付|先俾|先充|先匯|先存|先打|先汇|先畀|先繳|先缴|先轉|先转|增值|払う|納め|納付|繳付|繳納|缴付'
    '|缴纳|要交|要畀|請交|請繳|请交|请付|请缴|需缴|납부|내야|지불|충전', '|') LOOP
    v_read := replace(v_read, v_one, 'J');
  END LOOP;
  IF translate(v_read, 'XKPCFGJ', '') <> v_read THEN
  v_read := regexp_replace(v_read, '(?<!เรา|ระบบ|จะ|ได้|ถูก|กําลัง)(ส่ง|บอก|ขอ|รอ|อ่าน|แจ้ง|เขียน|พิมพ์)(?=[PCK])|(?<!toi|thong|dang|da|duoc|se)(g'
    'ui|guicho|doc|noi|dua|xin|nhan)(?=[PCK])|(chotoi|dangcho)(?=[PCK])', 'A', 'g');
  FOREACH v_one IN ARRAY string_to_array('nousenavonsbesoin|schickensieihnmir|schickensieihnuns|communiqueziemoi|schickensieesmir|sendensieihnmir|senden'
    'sieihnuns|sendensieunsden|sendensieesmir|Iแล้วส่งมาให้|envoyezienous|ionecesitamos|shareitwithme|shareitwithus'
    '|wirbrauchenes|envoyeziemoi|passitontome|donneziemoi|forwarditto|pasteithere|werequireit|writeithere|ditesiemo'
    'i|envienosio|giveittome|giveittous|handittome|postithere|sendithere|sendittome|sendittous|teiiittome|typeither'
    'e|enviameio|enviemeio|mandemeio|digameio|docnocho|guinocho|hayguino|weneedit|ส่งมันมา|ineedit|届いたら教えて|届いたら送って|'
    'それを教えて|それを送って|收到后发给我|收到後發給我|받으면보내주|받으면알려주|然后发给我|然後發給我|그것을보내|把它发给|把它發給', '|') LOOP
    v_read := replace(v_read, v_one, 'T');
  END LOOP;
  FOREACH v_one IN ARRAY string_to_array('お知らせください|お聞かせください|お願いできますか|入力してください|提供してください|転送してください|返信してください|送信してください|いただけますか|お伝えください|お書きください|お送りください|ご提供くださ'
    'い|ご提示ください|ご記入ください|ご返信ください|ご連絡ください|伝えてください|教えてください|書いてください|見せてください|貼ってください|送ってください|お送り下さい|もらえますか|教えていただ|教えてもらえ|'
    '教えて下さい|请输入到聊天|送っていただ|送ってもらえ|送って下さい|확인해주시고|が必要です|こちらまで|伺えますか|告诉我密码|在这里输入|在這裏輸入|在這裡輸入|教えてくれ|読み上げて|무엇인가요|무엇입니까|보내'
    '주세요|사진을보내|알려주세요|필요합니다|ませんか|を教えて|を送って|何ですか|俾密碼我|共有して|发给客服|告知我们|告诉一下|打在这里|畀密碼我|發給客服|知りたい|私信给我|開示して|需要你的|需要您的|麻烦提'
    '供|麻煩提供|가르쳐주|공유해주|답장해주|말씀해주|보내주시|알려주시|어떻게돼|어떻게되|입력해주|전달해주|제공해주|캡처해서|회신해주|お伺い|お教え|ご教示|传给我|係幾多|俾我睇|傳俾我|傳畀我|傳給我|写下'
    '来|写给我|发一下|发客服|发给我|发过来|同我講|告知我|告訴我|告诉我|唔該俾|唔該畀|回复我|回覆我|在聊天|報一下|報給我|將cw|將密碼|幾多呀|快啲俾|念给我|截一张|截图给|截圖給|打出嚟|打出来|把你的|'
    '把密码|把您的|报一下|报给我|拍一张|拍照给|拍给我|提供給|提供给|撮って|教えて|是什么|是什麼|是几多|是哪个|是多少|是甚麼|来一下|畀我睇|發給我|發過來|给一下|给到我|話俾我|話我知|話畀我|說一下|読ん'
    'で|請上載|請告知|請提供|請發送|講俾我|講我知|講畀我|讲一下|说一下|说给我|请上传|请发送|请告知|请提供|轉發給|转发给|送って|가르쳐|남겨주|넘겨주|말해주|말해줘|뭐예요|뭔가요|보내줘|보여주|불러주|'
    '알려줘|올려주|읽어주|적어주|적어줘|찍어서|찍어주|上传|交出|何桁|何番|係乜|係咩|俾我|发到|发我|发来|唸給|報畀|寫低|影張|影相|念给|拎嚟|是啥|畀我|發來|發到|發我|給我|给我|讀俾|讀畀|讀給|透'
    '露|뭐죠|뭔지|불러', '|') LOOP
    v_read := replace(v_read, v_one, 'B');
  END LOOP;
  FOREACH v_one IN ARRAY string_to_array('danscetteconversation|oivideeiavisoIdiganos|compartaconnosotros|couiditroubieyoufor|vaocuoctrochuyennay|wouidy'
    'oumindteiiing|confirmyourcurrent|cungcapchochungtoi|faitesnousparvenir|managerasksforyour|nousattendonsvotre|v'
    'erifyyourpassword|faitesmoiparvenir|pieaseconfirmyour|chuyentiepchotoi|estoyesperandosu|partagezavecnous|porfa'
    'vorfaciiite|pourriezvousnous|screenshotofyour|uberiassensiemir|veuiiiezindiquer|bankasksforyour|bossasksforyou'
    'r|chochungtoibiet|communiqueznous|compartaconmigo|couidyouprovide|envoyezunephoto|iadensieeinfoto|iaissezmoivo'
    'tre|ihavetoknowyour|nousavonsbesoin|partagezavecmoi|porfavorindique|schreibensiemir|schreibensieuns|teamasksfo'
    'ryour|transmetteznous|veuiiiezenvoyer|veuiiiezfournir|warteaufdencode|wartenwiraufihr|weichespasswort|asksyouf'
    'oryour|communiquezmoi|cungcapmatkhau|guichochungtoi|jattendsiecode|needtoknowyour|pourriezvousme|pouvezvousnou'
    's|proporcionenos|queimotdepasse|remindmeofyour|schickensiemir|schickensieuns|transmettezmoi|ubermitteinsie|ver'
    'ratensiemir|verratensieuns|vuiiongcungcap|waitingforyour|weichepassword|bitteiadensie|canyouprovide|couidyoush'
    'are|cungcapchotoi|haganosiiegar|ietmeknowyour|ietusknowyour|iwiiineedyour|jattendsvotre|kannichnichts|nospuede'
    'decir|pieaseprovide|podriadecirme|porfavorenvie|proporcioneme|puedeenviarme|quecontrasena|reichensiemir|reiche'
    'nsieuns|steiiensieuns|troubieyoufor|waitingonyour|writedownyour|บอกรหัสผ่านมา|ส่งรหัสผ่านมา|comebackwith|confi'
    'rmezmoi|couidyougive|couidyousend|couidyouteii|diktierensie|envoyezvotre|hagameiiegar|ieitensiemir|ieitensieun'
    's|indiesenchat|indiqueznous|intothischat|inyouranswer|irequireyour|iswhatweneed|maiiensiemir|mepuededecir|mepu'
    'edepasar|mustknowyour|nennensiemir|nennensieuns|pieaseupioad|pouvezvousme|puededecirme|quenumerosie|recopiezno'
    'us|sendensiemir|sendensieuns|teiiensiemir|teiiensieuns|tippensiemir|upioadaphoto|vaokhungchat|veuiiieznous|wei'
    'ineedyour|wirbenotigen|writedownthe|wurdensiemir|zeigensiemir|ส่งให้แอดมิน|เท่าไหร่ครับ|bittenennen|canyoushar'
    'e|chungtoican|confirmenos|confirmyour|copyandsend|donnezvotre|enterithere|envoyeznous|escribaaqui|esperamossu|'
    'faciiitenos|gebensiemir|gebensieuns|guichungtoi|ichbenotige|ichwarteauf|ieaveithere|iesensiemir|iesensieuns|in'
    'diquezmoi|intothechat|inyourrepiy|iswhatineed|jeveuxvotre|kindiyshare|mentionyour|mindsending|mindsharing|mont'
    'reznous|necesitamos|nospuededar|pieaserepiy|pieaseshare|pieasestate|podriadarme|provideyour|rappeiezmoi|recopi'
    'ezmoi|respondwith|sagensiemir|sagensieuns|sharewithme|sharewithus|subaunafoto|waitforyour|warteaufihr|weichenc'
    'ode|whatareyour|whatwasyour|wirbrauchen|ต้องการรหัส|พิมพ์ที่นี่|ให้ฉันหน่อย|ให้เราหน่อย|Iกรุณาแจ้ง|answerwith|'
    'bandocgiup|braucheich|canyougive|canyousend|canyouteii|chotoibiet|confirmeme|couidihave|danscechat|dansiechat|'
    'donneznous|dropithere|durchgeben|ecrivezici|ecrivezmoi|enestechat|envoyezmoi|escribanos|faciiiteme|forwardthe|'
    'haycungcap|iabaonhieu|ichbrauche|iinousfaut|indiquenos|inthischat|kindiysend|mepuededar|montrezmoi|nhanchotoi|'
    'nhapvaoday|pieasegive|pieaseread|pieasesend|pieaseteii|pieasetype|postithere|providethe|queremossu|repeatyour|'
    'reveaiyour|sendittome|sendittous|tecieeaqui|textmethat|textmewhat|textmeyour|upioadyour|veuiiiezme|vietvaoday|'
    'vuiionggui|wewantyour|whatisyour|whatwasthe|xinchobiet|xinmatkhau|ขอpassword|ขอรหัสผ่าน|ต้องการเลข|พิมพ์ในแชท|'
    'แจ้งตัวเลข|แจ้งให้เรา|ให้ผมหน่อย|Iกรุณาบอก|Iกรุณาส่ง|Iโปรดแจ้ง|banchotoi|banchoxin|baochotoi|chobangui|chotoix'
    'in|cungcapma|dictezmoi|ditesnous|docchotoi|donnezmoi|enterhere|envoiemoi|escribame|exportthe|forwardme|forward'
    'us|getmeyour|ghiiaicho|ghivaoday|guichotoi|guiquaday|hermitdem|ietmehave|ietmeknow|ietusknow|iiseznous|indench'
    'at|indiqueme|inthechat|iwantyour|iwiiineed|jaibesoin|messageme|muestreme|noichotoi|pastehere|pasteyour|provide'
    'me|provideus|putithere|quecodigo|queietait|queiieest|queissont|quoteyour|reenvieei|reenvieme|reenviesu|remitan'
    'os|repiywith|ruckensie|schickmir|shareyour|stateyour|taiienanh|textmethe|wasistihr|werequire|whatisthe|whatsyo'
    'ur|wieiautet|wieistihr|writehere|yousendme|กรอกในแชท|ขอหมายเลข|ตรงนี้เลย|บอกตัวเลข|ส่งให้ฉัน|ส่งให้เรา|แคปหน้า'
    'จอ|ไว้ตรงนี้|Iโปรดบอก|Iโปรดส่ง|canihave|dictenos|disciose|ditesmoi|donnemoi|dropyour|eneichat|ensename|ensenem'
    'e|envieias|envienos|esperosu|giveyour|govaoday|handover|herdamit|iimefaut|iisezmoi|irequire|mandenos|mayihave|'
    'medicesu|mirbitte|muonbiet|necesito|ponganos|quierosu|remitame|sendboth|sendyour|sharethe|speiiout|tapezici|te'
    'iiyour|typehere|typeyour|unsbitte|verraten|warteich|whatitis|whatsthe|ขอตัวเลข|มาให้ฉัน|มาให้เรา|ส่งมาให้|ส่งใ'
    'ห้ผม|อะไรครับ|แจ้งรหัส|ในแชทนี้|adjunte|chominh|chupgui|chupiai|copieme|cuaiera|dictate|dicteme|diganos|docgiu'
    'p|enviame|envieei|envieia|envieme|enviesu|giuptoi|givethe|guiminh|hierein|joignez|mandame|mandeme|nennmir|nhan'
    'iai|pasenos|pongame|queiest|readout|readthe|sendthe|teiithe|textmea|whisper|writeme|writeus|คืออะไร|ช่วยบอก|ช่'
    'วยส่ง|ถ่ายรูป|พิมพ์มา|มาให้ผม|อ่านเลข|อ่านให้|แจ้งเรา|choanh|choxin|cuaies|digame|dimeei|dimeia|dimetu|doccho|'
    'epeiez|gibmir|giveme|giveus|guianh|guiday|guiiai|guitoi|handme|haygui|hermit|imchat|medasu|mirmit|pasame|pasem'
    'e|passme|passus|readme|sagmir|sendme|sendus|showme|showus|teiime|teiius|toican|unsmit|vaoday|weneed|wiewar|ขอท'
    'ราบ|ขอรหัส|ขอโค้ด|บอกฉัน|บอกพิน|บอกเรา|บอกเลข|รอรหัส|ส่งคํา|ส่งต่อ|ส่งภาพ|ส่งรูป|ส่งเลข|อะไรคะ|ให้ฟัง|choem|de'
    'nos|docma|ieame|ineed|noira|senda|xinma|xinso|ขอพิน|ขอเลข|บอกผม|บอกมา|ส่งมา|deme|iagi|ขอดู', '|') LOOP
    v_read := replace(v_read, v_one, 'A');
  END LOOP;
  FOREACH v_one IN ARRAY string_to_array('exceptoanosotros|saivoanosotros|ngoaitrutoi|otherthanme|otherthanus|truchungtoi|exceptoami|excepttome|exceptto'
    'us|saufanous|นอกจากฉัน|นอกจากเรา|ยกเว้นฉัน|ยกเว้นเรา|ausermir|auseruns|exceptme|exceptus|menosami|ngoaitoi|sai'
    'voami|saufamoi|saufnous|นอกจากผม|ยกเว้นผม|saufmoi|trutoi|butme|butus|私たち以外|저희를제외|当社以外|除我之外|除我以外|저를제외|私以外|除了我|저'
    '희외|저외', '|') LOOP
    v_read := replace(v_read, v_one, 'Y');
  END LOOP;
  FOREACH v_one IN ARRAY string_to_array('amenosque|amoinsque|chodenkhi|chotoikhi|esseidenn|hastaque|tantque|bissie|jusqua|trukhi|uniess|จนกว่า|untii|เว'
    '้นI|때까지|まで|直到|除非', '|') LOOP
    v_read := replace(v_read, v_one, 'U');
  END LOOP;
  FOREACH v_one IN ARRAY string_to_array('antenosotros|unsgegenuber|fromsupport|pendantque|becarefui|cuandonos|quandvous|cuandome|เมื่อคุณ|because|harmf'
    'ui|hesitat|onceyou|schiimm|soiange|thaydau|weigern|wennsie|whenyou|afraid|beiate|danger|fromus|gefahr|khiban|n'
    'euban|regret|sivous|unsafe|voruns|zogern|ถ้าคุณ|dauma|ifyou|refus|sinos|sime|หรอก|ない限り|なければ|ないと|않는한|않으니|않으면|ので'
    '|只要|就好|就得|就行|없이', '|') LOOP
    v_read := replace(v_read, v_one, '3');
  END LOOP;
    v_paid := v_read;
  v_read := regexp_replace(v_read, '([PCK][a-z]{0,10})I(?=[^A-Z0-9]{0,14}[PCKGX])()', '\1\2', 'g');
  v_read := regexp_replace(v_read, '([NVO][^NVOEQIUS31ABFGJLTX]{0,30}(?<!and|und|et|va|และ|แล้ว|并|並|再|而|同埋))[1ABFGJLTX]()', '\1\2', 'g');
  v_read := regexp_replace(v_read, '()[1ABFGJLTX]([^MVEQIUS3ABFGX]{0,16}[MV])', '\1\2', 'g');
  v_read := regexp_replace(v_read, '()[ABT]([^NMEQIABFGX]{0,16}[PCK]N(?=[EQI]|$))', '\1\2', 'g');
  v_read := regexp_replace(v_read, '(O[a-z]{0,10})[PCK]()', '\1\2', 'g');
  v_read := regexp_replace(v_read, '()[PCK]((が|이|가|은)?(ではなく|じゃなく|말고|아닌|아니라))', '\1\2', 'g');
  v_read := regexp_replace(v_read, '([PCK][a-z]{0,10})I(?=[^A-Z0-9]{0,14}[PCKGX])()', '\1\2', 'g');
  v_read := regexp_replace(v_read, '([NVO][^NVOEQIUS31ABFGJLTX]{0,30}(?<!and|und|et|va|และ|แล้ว|并|並|再|而|同埋))[1ABFGJLTX]()', '\1\2', 'g');
  v_read := regexp_replace(v_read, '()[1ABFGJLTX]([^MVEQIUS3ABFGX]{0,16}[MV])', '\1\2', 'g');
  v_read := regexp_replace(v_read, '()[ABT]([^NMEQIABFGX]{0,16}[PCK]N(?=[EQI]|$))', '\1\2', 'g');
  v_read := regexp_replace(v_read, '(O[a-z]{0,10})[PCK]()', '\1\2', 'g');
  v_read := regexp_replace(v_read, '()[PCK]((が|이|가|은)?(ではなく|じゃなく|말고|아닌|아니라))', '\1\2', 'g');
  v_read := regexp_replace(v_read, '([PCK][a-z]{0,10})I(?=[^A-Z0-9]{0,14}[PCKGX])()', '\1\2', 'g');
  v_read := regexp_replace(v_read, '([NVO][^NVOEQIUS31ABFGJLTX]{0,30}(?<!and|und|et|va|และ|แล้ว|并|並|再|而|同埋))[1ABFGJLTX]()', '\1\2', 'g');
  v_read := regexp_replace(v_read, '()[1ABFGJLTX]([^MVEQIUS3ABFGX]{0,16}[MV])', '\1\2', 'g');
  v_read := regexp_replace(v_read, '()[ABT]([^NMEQIABFGX]{0,16}[PCK]N(?=[EQI]|$))', '\1\2', 'g');
  v_read := regexp_replace(v_read, '(O[a-z]{0,10})[PCK]()', '\1\2', 'g');
  v_read := regexp_replace(v_read, '()[PCK]((が|이|가|은)?(ではなく|じゃなく|말고|아닌|아니라))', '\1\2', 'g');
    v_rule := CASE
      WHEN translate(v_read, 'P', '') <> v_read AND v_read ~ 'A[^EQ]{0,24}P|P[^EQ]{0,16}A|B[^EQ]{0,10}P|P[^EQ]{0,10}B|ขอP|P[^EQ]{0,30}Y|Y[^EQ]{0,24}P|P.{0,28}T|T[^EQ]{0,16}'
    'P|S[^EQ]{0,40}P|P[^EQ]{0,16}S|(N|ohne|sans|sin)(the|den|das|ei|ia|ie|嘅)?((your|ihre?n?|deine?n?|su|tu|votre|to'
    'n|您的|你的|你嘅|您|你|あなたの|お客様の|고객님의?|회원님의?)(iogin|account|fund|current|full|secret|oid|sms|fondos)?)?P[^EQ]{0,24}(V|'
    'kannich|ichkann|konnenwir|wirkonnen|kommenwir|gehtnichts|nichtsmachen)|(V|kannich|ichkann|konnenwir|wirkonnen|'
    'kommenwir|gehtnichts|nichtsmachen)[^EQI]{0,20}(N|ohne|sans|sin)(the|den|das|ei|ia|ie|嘅)?((your|ihre?n?|deine?n'
    '?|su|tu|votre|ton|您的|你的|你嘅|您|你|あなたの|お客様の|고객님의?|회원님의?)(iogin|account|fund|current|full|secret|oid|sms|fondos)?)'
    '?P|P[がもを]?3[^EQ]{0,20}V' THEN 'PASSWORD'
      WHEN translate(v_read, 'C', '') <> v_read AND v_read ~ 'A[^EQ]{0,24}C|C[^EQ]{0,16}A|B[^EQ]{0,10}C|C[^EQ]{0,10}B|ขอC|C[^EQ]{0,30}Y|Y[^EQ]{0,24}C|C.{0,28}T|T[^EQ]{0,16}'
    'C|S[^EQ]{0,40}C|C[^EQ]{0,16}S|(N|ohne|sans|sin)(the|den|das|ei|ia|ie|嘅)?((your|ihre?n?|deine?n?|su|tu|votre|to'
    'n|您的|你的|你嘅|您|你|あなたの|お客様の|고객님의?|회원님의?)(iogin|account|fund|current|full|secret|oid|sms|fondos)?)?C[^EQ]{0,24}(V|'
    'kannich|ichkann|konnenwir|wirkonnen|kommenwir|gehtnichts|nichtsmachen)|(V|kannich|ichkann|konnenwir|wirkonnen|'
    'kommenwir|gehtnichts|nichtsmachen)[^EQI]{0,20}(N|ohne|sans|sin)(the|den|das|ei|ia|ie|嘅)?((your|ihre?n?|deine?n'
    '?|su|tu|votre|ton|您的|你的|你嘅|您|你|あなたの|お客様の|고객님의?|회원님의?)(iogin|account|fund|current|full|secret|oid|sms|fondos)?)'
    '?C|C[がもを]?3[^EQ]{0,20}V' THEN 'CODE'
      WHEN translate(v_read, 'K', '') <> v_read AND v_read ~ 'A[^EQ]{0,24}K|K[^EQ]{0,16}A|B[^EQ]{0,10}K|K[^EQ]{0,10}B|ขอK|K[^EQ]{0,30}Y|Y[^EQ]{0,24}K|K.{0,28}T|T[^EQ]{0,16}'
    'K|S[^EQ]{0,40}K|K[^EQ]{0,16}S|(N|ohne|sans|sin)(the|den|das|ei|ia|ie|嘅)?((your|ihre?n?|deine?n?|su|tu|votre|to'
    'n|您的|你的|你嘅|您|你|あなたの|お客様の|고객님의?|회원님의?)(iogin|account|fund|current|full|secret|oid|sms|fondos)?)?K[^EQ]{0,24}(V|'
    'kannich|ichkann|konnenwir|wirkonnen|kommenwir|gehtnichts|nichtsmachen)|(V|kannich|ichkann|konnenwir|wirkonnen|'
    'kommenwir|gehtnichts|nichtsmachen)[^EQI]{0,20}(N|ohne|sans|sin)(the|den|das|ei|ia|ie|嘅)?((your|ihre?n?|deine?n'
    '?|su|tu|votre|ton|您的|你的|你嘅|您|你|あなたの|お客様の|고객님의?|회원님의?)(iogin|account|fund|current|full|secret|oid|sms|fondos)?)'
    '?K|K[がもを]?3[^EQ]{0,20}V' THEN 'CARD'
      END;
    IF v_rule IS NULL AND translate(v_paid, 'FGJ', '') <> v_paid THEN
  FOREACH v_one IN ARRAY string_to_array('accountofacoiieague|anunserenbuchhaiter|เพื่อนร่วมงานของฉัน|kontoeineskoiiegen|siguientedireccion|taikhoandong'
    'nghiep|บัญชีเพื่อนร่วมงาน|เพื่อนร่วมงานของผม|coiieaguesaccount|financedepartment|personiicheskonto|anmeinenkoi'
    'iegen|cuentaparticuiar|daiiycuachungtoi|foiiowingaccount|foiiowingaddress|ให้เพื่อนร่วมงาน|adressesuivante|anm'
    'einekoiiegin|comptepersonnei|foigendeadresse|monportefeuiiie|personaiaccount|siguientecuenta|toouraccountant|c'
    'eportefeuiiie|comptesecurise|cuentapersonai|financeofficer|foigendeskonto|privateaccount|taikhoanantoan|taikho'
    'ancanhan|taikhoancuatoi|unserenagenten|accountnumber|chodongnghiep|comptesuivant|cuentaprivada|estabiiietera|e'
    'stadireccion|nuestroagente|ouraccountant|sichereskonto|taikhoanrieng|tomycoiieague|กระเป๋าของฉัน|บัญชีด้านล่าง'
    '|บัญชีต่อไปนี้|accountbeiow|addressbeiow|amicompanero|amoncoiiegue|cetteadresse|cuentasegura|dieseadresse|ourt'
    'reasurer|taikhoanduoi|toourmanager|กระเป๋าของผม|ตัวแทนของเรา|บัญชีปลอดภัย|บัญชีส่วนตัว|amacoiiegue|comptedemon'
    '|compteprive|dieseskonto|diesewaiiet|kontomeiner|kontomeines|meinewaiiet|mibiiietera|privatkonto|safeaccount|t'
    'aikhoannay|taikhoansau|taikhoantoi|thisaccount|thisaddress|tomymanager|vidientunay|บัญชีของฉัน|comptedema|cuen'
    'tademi|diachiduoi|estacuenta|notreagent|ourcashier|ourfinance|thecashier|thiswaiiet|tomyfriend|กระเป๋านี้|ที่อ'
    'ยู่นี้|บัญชีของผม|amicoiega|diachinay|diachisau|fundstomy|ketoancua|meinkonto|mitarjeta|moncompte|moneytomy|my'
    'account|amonchef|cecompte|micuenta|mypaypai|mywaiiet|ouragent|vicuatoi|บัญชีฉัน|บัญชีนี้|amijefe|macarte|บัญชี'
    'ผม|このウォレット|下記のアドレス|以下のアドレス|私のウォレット|mybank|mycard|このアドレス|担当者の口座|次のアドレス|vaovi|vinay|下記の口座|下面的账户|代理的戶口|代理的账户|以下の口'
    '座|同事的戶口|同事的账户|同僚の口座|安全な口座|指定の個人|経理の口座|财务的账户|담당자계좌|담당자에게|대리인계좌|재무팀계좌|この口座|个人账户|以下地址|以下戶口|以下賬戶|以下账户|俾我同事|個人口座|個人'
    '戶口|個人賬戶|公司财务|同事戶口|呢個戶口|安全賬戶|安全账户|我们财务|我們財務|我的戶口|我的賬戶|我的账号|我的账户|我的錢包|我的钱包|担当者に|次の口座|畀我同事|私の口座|私人戶口|私人賬戶|私人账户|給我'
    '同事|给我同事|財務戶口|财务账户|这个地址|这个账户|这个钱包|這個地址|這個戶口|這個賬戶|這個錢包|개인계좌|다음계좌|다음주소|동료계좌|동료에게|아래계좌|아래주소|안전계좌|저의계좌|팀장에게|上司に|同僚に'
    '|我个人|我個人|此地址|此賬戶|此账户|畀同事|给同事|이계좌|이주소|이지갑|제계좌|제지갑', '|') LOOP
    v_paid := replace(v_paid, v_one, 'D');
  END LOOP;
  FOREACH v_one IN ARRAY string_to_array('versicherungsgebuhr|insurancefee|impuesto|amargin|steuer|impot|taxe|thue|ภาษี|tax|소득세|세금|稅|税', '|') LOOP
    v_paid := replace(v_paid, v_one, '1');
  END LOOP;
  FOREACH v_one IN ARRAY string_to_array('ค่าธรรมเนียม|commission|provision|chargeof|comision|hoahong|gebuhr|tarifa|ค่าคอม|frais|tasa|fee|phi|手数料|手續費|手续'
    '费|수수료|佣金', '|') LOOP
    v_paid := replace(v_paid, v_one, 'L');
  END LOOP;
  FOREACH v_one IN ARRAY string_to_array('pourrecevoirvotre|andthewithdrawai|paradesbioquear|furdiefreigabe|pararecibirsu|poradeiantado|pourdebioquer|to'
    'receiveyour|activateyour|andwereiease|เพื่อรับเงิน|arerequired|jusquaceque|paraiiberar|pouriiberer|pourtoucher'
    '|zurfreigabe|denhantien|isrequired|paracobrar|serequiere|toactivate|tounfreeze|Ithatyour|activates|damitihre|i'
    'nadvance|togetyour|toreiease|umihrgeid|uniessyou|aiavance|damitdie|demokhoa|imvoraus|roichung|touniock|untiiyo'
    'u|vorihrer|zunachst|เพื่อปลด|antesde|ensuite|primero|upfront|แล้วเรา|before|dabord|danach|denkhi|vorder|zuerst'
    '|antes|avant|bevor|exige|first|iuego|truoc|umdie|vorab|จึงจะ|いただくと|ก่อน|するため|Iwe|すると|払えば|내셔야|まず|別途|前に|前要|前請|前请'
    '|前需|前須|即刻|即可|才会|才可|才會|才能|马上|따로|려면|먼저|시면|전에|先', '|') LOOP
    v_paid := replace(v_paid, v_one, 'R');
  END LOOP;
  FOREACH v_one IN ARRAY string_to_array('votreargent|debioquer|desbioque|susfondos|yourfunds|yourmoney|ปล่อยเงิน|abhebung|giaingan|iiberons|isfrozen|su'
    'dinero|vosfonds|withdraw|abheben|auszahi|ihrgeid|retrait|ปลดล็อก|mokhoa|payout|duyet|retir|引き出し|풀어드리|풀어드립|rut|'
    'ถอน|出款|出金|提款|提现|放款|解冻|解凍|解鎖|解锁|解除|인출|출금|해제', '|') LOOP
    v_paid := replace(v_paid, v_one, '2');
  END LOOP;
  FOREACH v_one IN ARRAY string_to_array('administrationfiscaie|dependsonwhereyouiive|dependsonyourcountry|autoridadfiscai|scammessagessay|cestunearnaqu'
    'e|เป็นการหลอกลวง|cestunefraude|dansvotrepays|estunearnaque|inyourcountry|steuerberater|คือการหลอกลวง|istdasbet'
    'rug|ประเทศของคุณ|arescammers|esunaestafa|inihremiand|istesbetrug|coquanthue|esunfraude|isascammer|taxadviser|f'
    'inanzamt|istbetrug|itisfraud|taxoffice|ensupais|esfraude|hacienda|iaiuadao|isafraud|isascam|isfraud|nuocban|สร'
    'รพากร|詐欺とお考え|사기입니다|詐欺です|係詐騙|是詐騙|是诈骗|是骗局|稅務局|税务局|税務署|국세청|세무서', '|') LOOP
    v_paid := replace(v_paid, v_one, '4');
  END LOOP;
  v_paid := regexp_replace(v_paid, '()[1FGJL]([^EQ]{0,60}4)', '\1\2', 'g');
  v_paid := regexp_replace(v_paid, '(4[^EQI]{0,30})[1FGJL]()', '\1\2', 'g');
  v_paid := regexp_replace(v_paid, '([PCK][a-z]{0,10})I(?=[^A-Z0-9]{0,14}[PCKGX])()', '\1\2', 'g');
  v_paid := regexp_replace(v_paid, '([NVO][^NVOEQIUS31ABFGJLTX]{0,30}(?<!and|und|et|va|และ|แล้ว|并|並|再|而|同埋))[1ABFGJLTX]()', '\1\2', 'g');
  v_paid := regexp_replace(v_paid, '()[1ABFGJLTX]([^MVEQIUS3ABFGX]{0,16}[MV])', '\1\2', 'g');
  v_paid := regexp_replace(v_paid, '()[ABT]([^NMEQIABFGX]{0,16}[PCK]N(?=[EQI]|$))', '\1\2', 'g');
  v_paid := regexp_replace(v_paid, '(O[a-z]{0,10})[PCK]()', '\1\2', 'g');
  v_paid := regexp_replace(v_paid, '()[PCK]((が|이|가|은)?(ではなく|じゃなく|말고|아닌|아니라))', '\1\2', 'g');
  v_paid := regexp_replace(v_paid, '()[1FGJL]([^EQ]{0,60}4)', '\1\2', 'g');
  v_paid := regexp_replace(v_paid, '(4[^EQI]{0,30})[1FGJL]()', '\1\2', 'g');
  v_paid := regexp_replace(v_paid, '([PCK][a-z]{0,10})I(?=[^A-Z0-9]{0,14}[PCKGX])()', '\1\2', 'g');
  v_paid := regexp_replace(v_paid, '([NVO][^NVOEQIUS31ABFGJLTX]{0,30}(?<!and|und|et|va|และ|แล้ว|并|並|再|而|同埋))[1ABFGJLTX]()', '\1\2', 'g');
  v_paid := regexp_replace(v_paid, '()[1ABFGJLTX]([^MVEQIUS3ABFGX]{0,16}[MV])', '\1\2', 'g');
  v_paid := regexp_replace(v_paid, '()[ABT]([^NMEQIABFGX]{0,16}[PCK]N(?=[EQI]|$))', '\1\2', 'g');
  v_paid := regexp_replace(v_paid, '(O[a-z]{0,10})[PCK]()', '\1\2', 'g');
  v_paid := regexp_replace(v_paid, '()[PCK]((が|이|가|은)?(ではなく|じゃなく|말고|아닌|아니라))', '\1\2', 'g');
  v_paid := regexp_replace(v_paid, '()[1FGJL]([^EQ]{0,60}4)', '\1\2', 'g');
  v_paid := regexp_replace(v_paid, '(4[^EQI]{0,30})[1FGJL]()', '\1\2', 'g');
  v_paid := regexp_replace(v_paid, '([PCK][a-z]{0,10})I(?=[^A-Z0-9]{0,14}[PCKGX])()', '\1\2', 'g');
  v_paid := regexp_replace(v_paid, '([NVO][^NVOEQIUS31ABFGJLTX]{0,30}(?<!and|und|et|va|และ|แล้ว|并|並|再|而|同埋))[1ABFGJLTX]()', '\1\2', 'g');
  v_paid := regexp_replace(v_paid, '()[1ABFGJLTX]([^MVEQIUS3ABFGX]{0,16}[MV])', '\1\2', 'g');
  v_paid := regexp_replace(v_paid, '()[ABT]([^NMEQIABFGX]{0,16}[PCK]N(?=[EQI]|$))', '\1\2', 'g');
  v_paid := regexp_replace(v_paid, '(O[a-z]{0,10})[PCK]()', '\1\2', 'g');
  v_paid := regexp_replace(v_paid, '()[PCK]((が|이|가|은)?(ではなく|じゃなく|말고|아닌|아니라))', '\1\2', 'g');
      v_rule := CASE WHEN v_paid ~ 'F|G[^EQ]{0,24}D|G(?!(ment)?s?of)[^EQ]{0,24}Z|D[^EQ]{0,14}G|Z[^EQ]{0,14}G|[GJ][^EQ]{0,24}1|1[^EQ]{0,24}[GJ]|[GJ'
    '][^EQ]{0,30}(L[^EQ]{0,30}[RU]|[RU][^EQ]{0,30}L)|L[^EQ]{0,30}([GJ][^EQ]{0,30}[RU]|[RU][^EQ]{0,30}[GJ])|[RU][^EQ'
    ']{0,30}([GJ][^EQ]{0,30}L|L[^EQ]{0,30}[GJ])|[GJ][^EQ]{0,30}(2[^EQ]{0,30}[RU]|[RU][^EQ]{0,30}2)|2[^EQ]{0,30}([GJ'
    '][^EQ]{0,30}[RU]|[RU][^EQ]{0,30}[GJ])|[RU][^EQ]{0,30}([GJ][^EQ]{0,30}2|2[^EQ]{0,30}[GJ])' THEN 'PAYMENT' END;
    END IF;
    v_rule := coalesce(v_rule, CASE WHEN translate(v_read, 'X', '') <> v_read THEN 'CONTACT' END);
    IF v_rule IS NULL AND translate(v_read, 'PC', '') <> v_read THEN
  FOREACH v_one IN ARRAY string_to_array('quiconquevousdemande|ceiuiquivousdemande|aufderanmeideseite|demandeconcernant|nestpasdecheznous|retirarnecesit'
    'asu|dansiappiication|nichtangefordert|retironecesitasu|benotigensieihr|haveyoureceived|iivousfautvotre|nuevaco'
    'ntrasena|onthesigninpage|untersicherheit|avezvousrecuie|brauchensieihr|eniaapiicacion|istnichtvonuns|nhanduocm'
    'achua|ontheioginpage|wrongpasswords|canmatkhauquy|didyoureceive|noesdenuestro|preguntasobre|questionabout|unde'
    'rsecurity|utiiisezvotre|wrongpassword|anewpassword|checkwhether|doesnotmatch|enteredwrong|envoyeavotre|harecib'
    'idoei|ioggedinwith|moiianrutcan|nhanduocchua|prufensieIob|receivedyour|signedinwith|sixtosixteen|trongungdung|'
    'useapassword|votredemande|asksforyour|avonsenvoye|bewahrensie|chonmatkhau|chungtoigui|compruebesi|daduocduyet|'
    'habensieden|indesirabie|isnotfromus|khongyeucau|kommtaufihr|notaskedfor|nowhereeise|quanhieuian|questionsur|qu'
    'ieniepida|quieniepide|reinitiaiis|schickenwir|signinagain|unterscheid|verschieden|wirschicken|youneedyour|ทุกค'
    'รั้งใช้|abgeiaufen|angekommen|anybodywho|asksyoufor|bienarrive|boquavadoi|caracteres|characters|dansiappii|dem'
    'asiadas|duocguiden|eniapagina|festgeiegt|insettings|nohapedido|pasdemande|questionon|requestfor|saimatkhau|sig'
    'ninwith|usethecode|ustedmismo|verifiersi|verifiezsi|wersienach|youneedthe|zurucksetz|จะส่งไปที่|ด้วยตัวเอง|ตรว'
    'จสอบว่า|ไม่ถูกต้อง|anewiogin|arrivesur|conservez|cothechon|deiivered|didnotask|diferente|estarrive|fonctionn|g'
    'enehmigt|geschickt|giongnhau|haitensie|incorrect|ioginwith|khongbiet|khongdung|khongthay|knowsyour|mucbaomat|n'
    'econnais|nodeseado|nopodemos|nosabemos|recibioei|restabiec|sendenwir|signingin|soiicitud|suriapage|toheipyou|v'
    'ergessen|wahiensie|wirsenden|wrongcode|yeucaudat|ด้วยตนเอง|หลายครั้ง|เหมือนกัน|ใครที่ถาม|Iกรุณารอ|anderung|ane'
    'wfund|approved|arrivait|attendez|changing|enviamos|envoyons|funktion|geandert|gesendet|gesperrt|heipwith|hoatd'
    'ong|iegensie|iiegaasu|inderapp|intheapp|keepyour|khacnhau|khongxem|knowsthe|nevoyons|personne|tryagain|vousmem'
    'e|waswrong|yourseif|zuruckge|ตัวอักษร|ตั้งรหัส|ไม่ได้ขอ|Iโปรดรอ|anfrage|ankommt|aresafe|arrivet|checkif|denchu'
    'a|distint|eniaapp|enviado|faische|funcion|gewahit|hieuiuc|iauftab|iswrong|kiemtra|noconoc|nopidio|nopuedo|nove'
    'mos|protect|protege|proteja|setanew|toomany|useyour|vaiabie|wassent|whereto|whoever|zeichen|zuvieie|ต่างกัน|ถู'
    'กล็อก|ที่หน้า|ปลอดภัย|หมดอายุ|หรือยัง|เปลี่ยน|เพิกเฉย|ใช้รหัส|お送りしました|受け取りました|必要ありません|andern|antoan|bikhoa|bio'
    'que|change|choisi|choose|chosen|datiai|differ|eiegir|espere|expire|faisch|forget|forgot|gardez|giukin|giumat|g'
    'uarde|guitig|hethan|ignore|issafe|issent|keepit|masked|miresi|modifi|nesait|nevois|otrang|resend|schutz|securi'
    '|seibst|sicher|stored|strong|thurac|tropde|tuchon|vaiide|vaiido|warten|wasset|wesend|wesent|within|รีเซ็ต|เราส'
    '่ง|ใช้ได้|わかりません|使っていない|分かりません|應用程式輸入|見られません|送信しました|aihoi|ankam|arriv|bantu|baove|bisai|caduc|cambi|chang|dade'
    'n|dagui|deiay|eiija|erron|giuan|giubi|howto|iiega|iiego|isset|noveo|oivid|oubii|reset|segur|shown|typed|usasu|'
    'usesu|vaiid|vence|คําขอ|มาถึง|รอสัก|รักษา|เลือก|ในแอป|アプリだけ|使えました|喺應用程式|在應用程式|届きました|应用里输入|見えません|送りました|받으셨나요|필요'
    '하지않|giit|iock|kytu|quen|spam|wait|work|สแปม|เก็บ|のたびに|アプリで|アプリの|アプリ内|リセット|不是我们|不用理會|其他地方|別のもの|唔係我哋|在app|在登入頁|在'
    '登录页|垃圾邮件|垃圾郵件|尋ねる人|届きます|心当たり|我们会发|我们发送|我們會發|我們發送|收到了吗|收到了嗎|是否收到|會發送到|有冇收到|次数过多|次數過多|毋須理會|迷惑メル|错误次数|너무많이|모릅니다|묻'
    '는사람|보내드렸|보내드리|보내드립|앱에서만|cho|doi|ผิด|ลืม|お使い|お待ち|お選び|ご依頼|ご自身|ロック|不清楚|不知道|不需要|会发到|位字元|位字符|再設定|唔記得|唔记得|在应用|多すぎ|届い'
    'て|届かな|已发送|已發送|已通过|已通過|您申请|收到未|異なる|看不到|睇唔到|設定し|誰向您|谁向您|選んで|邊個問|都需要|갑니다|기다려|다른곳|때마다|본인만|볼수없|설정하|알수없|앱에만|앱에서|요청을|'
    '있는지|재설정|전송했|초기화|一样|一樣|不同|也不|代你|保护|保管|保護|修改|再送|别处|到达|到達|同じ|変更|大切|失效|安全|忘れ|忘記|忘记|忽略|成功|文字|更换|更換|更改|有効|有效|期限|本人|無'
    '視|生效|申請|申请|相同|等待|自己|自行|設定|設置|设定|设置|谁问|过期|选择|過期|違い|選擇|重新|重置|重設|重设|錯誤|鎖定|锁定|错误|間違|같아|같은|글자|다르|다시|달라|도착|만료|무시|바꾸|'
    '발송|변경|보관|보호|선택|스팸|신청|안전|앱에|앱의|유효|잘못|잠겼|잠금|잠긴|직접|틀렸|잊', '|') LOOP
    v_read := replace(v_read, v_one, 'H');
  END LOOP;
  FOREACH v_one IN ARRAY string_to_array('siivouspiait|fournissez|introduzca|inputyour|introduce|saisissez|tippensie|tragensie|faciiite|gebensie|indique'
    'z|porfavor|veuiiiez|お願いいたします|escriba|fournir|indique|mercide|provide|vuiiong|Iกรุณา|digite|entrez|kindiy|pieas'
    'e|saisir|submit|teciee|typein|เท่าไร|お願いします|Iโปรด|bitte|enter|iamon|tapez|nhap|กรอก|ช่วย|ด้วย|ป้อน|อะไร|いただけ|く'
    'ださい|頼みます|願います|dau|gib|hay|pis|piz|svp|xin|ล่ะ|ใส่|下さい|주세요|入力|唔該|填写|填寫|多少|幾多|提供|早く|请问|赶紧|輸入|输入|頂け|麻烦|麻煩|말씀|보내|부'
    '탁|빨리|알려|입력|주시|주십|呢|啥|得|快|没|請|请|좀', '|') LOOP
    v_read := replace(v_read, v_one, 'W');
  END LOOP;
      v_rule := CASE
      WHEN translate(v_read, 'P', '') <> v_read AND v_read ~ '(^|[EQI])[^EQIHNMVO]*(W[^EQIHNMVO]{0,40}P|P[^EQIHNMVO]{0,24}W|(your|ihre?n?|deine?n?|su|tu|votre|ton|您的|你的|你嘅|'
    '您|你|あなたの|お客様の|고객님의?|회원님의?)(iogin|account|fund|current|full|secret|oid|sms|fondos)?P|P(cuaban|cuaquykhach|ของคุ'
    'ณ|ของท่าน)|G(ia|ei|su)P)[^EQIHNMVO]*([EQI]|$)|(^|[EQ])[^EQHNMVO]*P[^EQHNMVO]*Q|(^|[EQI])[^EQIHNMVO]*P[^EQIHNMV'
    'O]{0,6}IW[^EQIHNMVO]{0,4}([EQ]|$)|(^|[EQ])[^EQIHNMVO]{0,6}WI[^EQIHNMVO]*P[^EQIHNMVO]*([EQI]|$)' THEN 'PASSWORD'
      WHEN translate(v_read, 'C', '') <> v_read AND v_read ~ '(^|[EQI])[^EQIHNMVO]*(W[^EQIHNMVO]{0,40}C|C[^EQIHNMVO]{0,24}W|(your|ihre?n?|deine?n?|su|tu|votre|ton|您的|你的|你嘅|'
    '您|你|あなたの|お客様の|고객님의?|회원님의?)(iogin|account|fund|current|full|secret|oid|sms|fondos)?C|C(cuaban|cuaquykhach|ของคุ'
    'ณ|ของท่าน)|G(ia|ei|su)C)[^EQIHNMVO]*([EQI]|$)|(^|[EQ])[^EQHNMVO]*C[^EQHNMVO]*Q|(^|[EQI])[^EQIHNMVO]*C[^EQIHNMV'
    'O]{0,6}IW[^EQIHNMVO]{0,4}([EQ]|$)|(^|[EQ])[^EQIHNMVO]{0,6}WI[^EQIHNMVO]*C[^EQIHNMVO]*([EQI]|$)' THEN 'CODE'
        END;
    END IF;
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
