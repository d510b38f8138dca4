/**
 * What makes a question about a secret an asking for it, and what makes it harmless: of ten languages together, as in
 * `asking-words.ts`. A secret beside these words, or in a question, is asked for unless something harmless is said of it.
 */
export const plainly = {
  /** Asks by itself no more than a form does. */
  WEAK: `
    please, pls, plz, kindly, enter, type in, provide, submit, input your, bitte, geben sie, gib, tippen sie,
    tragen sie, por favor, introduzca, introduce, escriba, facilite, indique, teclee, digite, sil vous plait, svp,
    veuillez, merci de, saisir, saisissez, entrez, tapez, indiquez, fournir, fournissez, vui lòng, xin, hãy, nhập,
    làm ơn, กรุณา, โปรด, ช่วย, กรอก, ป้อน, ใส่, 请, 麻烦, 输入, 填写, 提供, 請, 麻煩, 唔該, 輸入, 填寫, ください, 下さい, 願います, お願いします,
    お願いいたします, 入力, いただけ, 頂け, 주세요, 주시, 부탁, 알려, 입력, 보내, 말씀, đâu, 呢, 多少, 幾多, 啥, 快, 赶紧, 得, 没, 请问, เท่าไร, ล่ะ, อะไร, ด้วย,
    早く, 頼みます, 주십, 좀, 빨리`,
  /** Asks for what was named before. */
  HAND_OVER: `
    send it to me, send it to us, send it here, forward it to, tell it to me, give it to me, give it to us,
    type it here, write it here, post it here, paste it here, share it with me, share it with us, senden sie ihn mir,
    senden sie es mir, schicken sie ihn mir, schicken sie es mir, senden sie ihn uns, schicken sie ihn uns,
    enviemelo, mandemelo, digamelo, enviamelo, envienoslo, envoyez le moi, dites le moi, donnez le moi,
    envoyez le nous, communiquez le moi, gửi nó cho, đọc nó cho, hãy gửi nó, ส่งมันมา, แล้วส่งมาให้, 把它发给, 然后发给我,
    收到后发给我, 把它發給, 然後發給我, 收到後發給我, それを送って, それを教えて, 届いたら教えて, 届いたら送って, 그것을 보내, 받으면 알려 주, 받으면 보내 주`,
  /** A no that leaves the one out who asks. */
  EXCEPT: `
    but me, but us, except me, except us, except to me, except to us, other than me, other than us, auser mir,
    auser uns, salvo a mi, excepto a mi, menos a mi, excepto a nosotros, salvo a nosotros, sauf moi, sauf nous,
    sauf a moi, sauf a nous, ngoài tôi, trừ tôi, ngoại trừ tôi, trừ chúng tôi, ยกเว้นฉัน, ยกเว้นผม, ยกเว้นเรา,
    นอกจากฉัน, นอกจากผม, นอกจากเรา, 除了我, 除我以外, 除我之外, 私以外, 私たち以外, 当社以外, 저 외, 저희 외, 저를 제외, 저희를 제외`,
  /** What happened to it, and what people do with it by themselves. */
  HARMLESS: `
    change, changing, reset, forgot, forget, was set, is set, set a new, choose, chosen, a new fund, a new login,
    a new password, in the app, under security, yourself, arriv, did you receive, have you received, expire, valid,
    work, is safe, are safe, keep your, keep it, protect, strong, is wrong, was wrong, lock, stored, masked, we send,
    we sent, was sent, is sent, shown, wait, knows your, knows the, delay, delivered, resend, use the code, within,
    sign in with, sign in again, signing in, spam, check whether, check if, help with, question about, question on,
    request for, received your, approved, try again, entered wrong, wrong password, wrong code, how to, where to,
    andern, geandert, anderung, zuruckge, zurucksetz, vergessen, wahlen sie, gewahlt, legen sie, festgelegt,
    in der app, unter sicherheit, angekommen, ankommt, ankam, haben sie den, abgelaufen, lauft ab, gultig, gilt,
    funktion, sicher, selbst, halten sie, schutz, wir senden, wir schicken, senden wir, schicken wir, gesendet,
    geschickt, prufen sie，ob, anfrage, genehmigt, falsch, gesperrt, warten, bewahren sie, cambi, restablec, olvid,
    elija, elegir, nueva contraseña, en la aplicacion, en la app, llego, llega, ha recibido el, recibio el, caduc,
    valido, vence, funcion, segur, proteja, guarde, enviamos, enviado, incorrect, bloque, usted mismo, espere,
    mire si, compruebe si, no deseado, solicitud, pregunta sobre, no puedo, no podemos, no veo, no vemos, no conoc,
    no sabemos, chang, modifi, reinitialis, oubli, choisi, dans lapplication, dans lappli, est arrive, arrive t,
    arrivait, bien arrive, avez vous recu le, valable, valide, fonctionn, securi, protege, gardez, envoyons, ne vois,
    ne voyons, personne, ne connais, ne sait, avons envoye, envoye a votre, vous meme, attendez, verifier si,
    verifiez si, indesirable, demande concernant, question sur, votre demande, conservez, đổi, đặt lại, quên,
    có thể chọn, tự chọn, chọn mật khẩu, trong ứng dụng, mục bảo mật, đã đến, đến chưa, nhận được chưa,
    nhận được mã chưa, hết hạn, hiệu lực, hoạt động, an toàn, bảo vệ, giữ mật, giữ kín, giữ an, giữ bí,
    chúng tôi gửi, không xem, không thấy, không biết, thư rác, kiểm tra, yêu cầu đặt, đã được duyệt, đã gửi, bị sai,
    không đúng, bị khóa, bị khoá, bạn tự, đợi, chờ, เปลี่ยน, รีเซ็ต, ลืม, ตั้งรหัส, เลือก, ในแอป, มาถึง, หรือยัง,
    หมดอายุ, ใช้ได้, ปลอดภัย, เก็บ, รักษา, เราส่ง, ถูกล็อก, ด้วยตัวเอง, ด้วยตนเอง, สแปม, ตรวจสอบว่า, คำขอ, ผิด,
    ไม่ถูกต้อง, รอสัก, โปรดรอ, กรุณารอ, 修改, 重置, 重设, 更改, 更换, 忘记, 设置, 设定, 选择, 在应用, 在app, 到达, 收到了吗, 是否收到, 过期, 有效, 生效,
    成功, 保管, 保护, 安全, 我们发送, 我们会发, 垃圾邮件, 垃圾郵件, 已通过, 已通過, 申请, 申請, 看不到, 不知道, 也不, 睇唔到, 不清楚, 已发送, 错误, 锁定, 自行, 自己, 本人, 等待,
    重新, 失效, 重設, 更換, 忘記, 設置, 設定, 選擇, 在應用程式, 到達, 收到了嗎, 收到未, 有冇收到, 過期, 保護, 我們發送, 我們會發, 已發送, 錯誤, 鎖定, 迷惑メール, ご依頼, わかりません,
    分かりません, 見えません, 見られません, 変更, リセット, 再設定, 忘れ, 設定し, お選び, 選んで, アプリで, アプリの, アプリ内, 届きました, 届いて, 届かな, 受け取りました, 期限, 有効, 大切,
    お送りしました, 送信しました, 送りました, 間違, 違い, ロック, ご自身, お待ち, 再送, 使えました, 스팸, 있는지, 요청을, 신청, 알 수 없, 볼 수 없, 모릅니다, 변경, 바꾸, 재설정, 초기화,
    잊, 설정하, 선택, 앱에서, 앱의, 도착, 받으셨나요, 만료, 유효, 안전, 보관, 보호, 보내 드렸, 보내 드립, 보내 드리, 발송, 전송했, 틀렸, 잘못, 잠금, 잠겼, 잠긴, 직접, 기다려,
    다시, you need your, you need the, use your, asks for your, whoever, anybody who, asks you for, is not from us,
    not asked for, did not ask, does not match, typed, ignore, on the sign in page, on the login page, too many,
    wrong passwords, in settings, six to sixteen, characters, to help you, brauchen sie ihr, benotigen sie ihr,
    wer sie nach, ist nicht von uns, kommt auf ihr, zu viele, falsche, auf der anmeldeseite, nicht angefordert,
    zeichen, usa su, use su, quien le pida, quien le pide, no es de nuestro, llega a su, demasiadas, en la pagina,
    caracteres, no pidio, no ha pedido, il vous faut votre, utilisez votre, celui qui vous demande,
    quiconque vous demande, nest pas de chez nous, arrive sur, trop de, erron, sur la page, pas demande,
    cần mật khẩu quỹ, mỗi lần rút cần, ai hỏi, được gửi đến, quá nhiều lần, sai mật khẩu, bỏ qua và đổi, ký tự,
    ở trang, không yêu cầu, ใช้รหัส, ใครที่ถาม, จะส่งไปที่, หลายครั้ง, เพิกเฉย, ไม่ได้ขอ, ตัวอักษร, ที่หน้า,
    ทุกครั้งใช้, 谁向您, 谁问, 不是我们, 会发到, 次数过多, 错误次数, 忽略, 都需要, 不需要, 位字符, 在登录页, 您申请, 誰向您, 邊個問, 唔係我哋, 會發送到, 次數過多, 毋須理會,
    不用理會, 位字元, 在登入頁, 代你, 尋ねる人, 届きます, 多すぎ, 無視, のたびに, アプリだけ, 文字, 必要ありません, 心当たり, 묻는 사람, 갑니다, 너무 많이, 무시, 때마다, 본인만, 글자,
    필요하지 않, retiro necesita su, retirar necesita su, 앱에만, 앱에서만`,
} as const;
