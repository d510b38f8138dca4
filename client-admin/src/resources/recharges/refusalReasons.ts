import type { Language } from '../../../../schema/languages';

export const reasonNames = [
  'NOT_RECEIVED',
  'UNREADABLE',
  'AMOUNT_DIFFERS',
  'PAYER_DIFFERS',
  'USED_BEFORE',
] as const;
export type ReasonName = (typeof reasonNames)[number];

/** Reasons a user reads, in their own language whatever the reviewer speaks: what is wrong, what to do. */
export const refusalReasons: Record<Language, Record<ReasonName, string>> = {
  en: {
    NOT_RECEIVED: 'We have not received this payment. Check with your bank and submit it again.',
    UNREADABLE: 'The screenshot cannot be read. Please submit it again with a clear picture.',
    AMOUNT_DIFFERS:
      'The amount on the screenshot is not the amount you entered. Please submit again.',
    PAYER_DIFFERS: 'The payment came from another person’s account. Please pay from your own.',
    USED_BEFORE: 'This screenshot was already used for another recharge.',
  },
  de: {
    NOT_RECEIVED:
      'Diese Zahlung ist nicht eingegangen. Fragen Sie Ihre Bank und reichen Sie sie erneut ein.',
    UNREADABLE: 'Der Screenshot ist nicht lesbar. Bitte reichen Sie ein deutliches Bild ein.',
    AMOUNT_DIFFERS:
      'Der Betrag auf dem Screenshot ist nicht der eingegebene. Bitte reichen Sie erneut ein.',
    PAYER_DIFFERS:
      'Die Zahlung kam vom Konto einer anderen Person. Bitte zahlen Sie von Ihrem eigenen.',
    USED_BEFORE: 'Dieser Screenshot wurde schon für eine andere Einzahlung verwendet.',
  },
  es: {
    NOT_RECEIVED: 'No hemos recibido este pago. Consulta con tu banco y envíalo de nuevo.',
    UNREADABLE: 'La captura no se puede leer. Envíala de nuevo con una imagen clara.',
    AMOUNT_DIFFERS: 'El importe de la captura no es el que indicaste. Envíala de nuevo.',
    PAYER_DIFFERS: 'El pago procede de la cuenta de otra persona. Paga desde la tuya.',
    USED_BEFORE: 'Esta captura ya se usó para otra recarga.',
  },
  fr: {
    NOT_RECEIVED: 'Nous n’avons pas reçu ce paiement. Voyez avec votre banque, puis renvoyez-le.',
    UNREADABLE: 'La capture est illisible. Renvoyez-la avec une image nette.',
    AMOUNT_DIFFERS:
      'Le montant de la capture n’est pas celui que vous avez saisi. Renvoyez la demande.',
    PAYER_DIFFERS: 'Le paiement vient du compte d’une autre personne. Payez depuis le vôtre.',
    USED_BEFORE: 'Cette capture a déjà servi pour une autre recharge.',
  },
  hk: {
    NOT_RECEIVED: '我們尚未收到這筆款項。請向銀行查詢後重新提交。',
    UNREADABLE: '截圖無法辨認，請以清晰的圖片重新提交。',
    AMOUNT_DIFFERS: '截圖上的金額與您填寫的不同，請重新提交。',
    PAYER_DIFFERS: '款項來自他人的帳戶，請使用您本人的帳戶付款。',
    USED_BEFORE: '此截圖已用於另一筆充值。',
  },
  jp: {
    NOT_RECEIVED: 'このお支払いの着金を確認できません。銀行にご確認のうえ、再度ご提出ください。',
    UNREADABLE: 'スクリーンショットを読み取れません。鮮明な画像で再度ご提出ください。',
    AMOUNT_DIFFERS: 'スクリーンショットの金額が入力額と異なります。再度ご提出ください。',
    PAYER_DIFFERS: '別の方の口座からのお支払いです。ご本人の口座からお支払いください。',
    USED_BEFORE: 'このスクリーンショットは別の入金ですでに使用されています。',
  },
  kor: {
    NOT_RECEIVED: '이 입금이 확인되지 않았습니다. 은행에 확인한 뒤 다시 제출해 주세요.',
    UNREADABLE: '스크린샷을 알아볼 수 없습니다. 선명한 이미지로 다시 제출해 주세요.',
    AMOUNT_DIFFERS: '스크린샷의 금액이 입력한 금액과 다릅니다. 다시 제출해 주세요.',
    PAYER_DIFFERS: '다른 사람의 계좌에서 입금되었습니다. 본인 계좌로 입금해 주세요.',
    USED_BEFORE: '이미 다른 충전에 사용된 스크린샷입니다.',
  },
  th: {
    NOT_RECEIVED: 'เรายังไม่ได้รับเงินรายการนี้ โปรดตรวจสอบกับธนาคารแล้วส่งใหม่อีกครั้ง',
    UNREADABLE: 'อ่านภาพหน้าจอไม่ได้ โปรดส่งใหม่ด้วยภาพที่ชัดเจน',
    AMOUNT_DIFFERS: 'จำนวนเงินในภาพไม่ตรงกับที่คุณกรอก โปรดส่งใหม่อีกครั้ง',
    PAYER_DIFFERS: 'เงินโอนมาจากบัญชีของผู้อื่น โปรดชำระจากบัญชีของคุณเอง',
    USED_BEFORE: 'ภาพหน้าจอนี้เคยใช้กับการเติมเงินรายการอื่นแล้ว',
  },
  zh: {
    NOT_RECEIVED: '我们尚未收到这笔款项。请向银行核实后重新提交。',
    UNREADABLE: '截图无法辨认，请使用清晰的图片重新提交。',
    AMOUNT_DIFFERS: '截图上的金额与您填写的不一致，请重新提交。',
    PAYER_DIFFERS: '款项来自他人的账户，请使用本人账户付款。',
    USED_BEFORE: '该截图已用于另一笔充值。',
  },
  vi: {
    NOT_RECEIVED: 'Chúng tôi chưa nhận được khoản tiền này. Hãy hỏi ngân hàng rồi gửi lại.',
    UNREADABLE: 'Không đọc được ảnh chụp màn hình. Vui lòng gửi lại ảnh rõ hơn.',
    AMOUNT_DIFFERS: 'Số tiền trên ảnh không khớp với số bạn đã nhập. Vui lòng gửi lại.',
    PAYER_DIFFERS:
      'Tiền được chuyển từ tài khoản của người khác. Hãy thanh toán từ tài khoản của bạn.',
    USED_BEFORE: 'Ảnh chụp màn hình này đã được dùng cho một lần nạp khác.',
  },
};
