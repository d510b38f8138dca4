import type { Language } from '../../../../schema/languages';

export const reasonNames = ['TARGET_WRONG', 'BANK_RETURNED', 'NAME_DIFFERS'] as const;
export type ReasonName = (typeof reasonNames)[number];

/** Reasons a user reads, in their own language whatever the reviewer speaks: what is wrong, what to do. */
export const refusalReasons: Record<Language, Record<ReasonName, string>> = {
  en: {
    TARGET_WRONG:
      'The account number or address cannot be paid. Please bind it again and resubmit.',
    BANK_RETURNED: 'Your bank sent the payment back. Please check with it and submit again.',
    NAME_DIFFERS: 'The account is in another name than yours. Please bind one in your own name.',
  },
  de: {
    TARGET_WRONG:
      'An diese Kontonummer oder Adresse kann nicht gezahlt werden. Bitte hinterlegen Sie sie neu.',
    BANK_RETURNED:
      'Ihre Bank hat die Zahlung zurückgegeben. Bitte klären Sie das und reichen Sie erneut ein.',
    NAME_DIFFERS:
      'Das Konto lautet auf einen anderen Namen. Bitte hinterlegen Sie eines auf Ihren Namen.',
  },
  es: {
    TARGET_WRONG: 'No se puede pagar a esa cuenta o dirección. Vincúlala de nuevo y reenvía.',
    BANK_RETURNED: 'Tu banco devolvió el pago. Consúltalo y envía la solicitud de nuevo.',
    NAME_DIFFERS: 'La cuenta está a nombre de otra persona. Vincula una a tu nombre.',
  },
  fr: {
    TARGET_WRONG:
      'Ce compte ou cette adresse ne peut pas être payé. Enregistrez-le de nouveau et renvoyez.',
    BANK_RETURNED: 'Votre banque a renvoyé le paiement. Voyez avec elle, puis refaites la demande.',
    NAME_DIFFERS: 'Le compte est à un autre nom que le vôtre. Enregistrez-en un à votre nom.',
  },
  hk: {
    TARGET_WRONG: '無法向此帳號或地址付款，請重新綁定後再提交。',
    BANK_RETURNED: '您的銀行已將款項退回，請向銀行查詢後重新提交。',
    NAME_DIFFERS: '帳戶名稱與您的姓名不符，請綁定您本人的帳戶。',
  },
  jp: {
    TARGET_WRONG:
      'この口座番号またはアドレスには送金できません。登録し直してから再度ご申請ください。',
    BANK_RETURNED: '銀行から送金が返却されました。銀行にご確認のうえ、再度ご申請ください。',
    NAME_DIFFERS: '口座名義がご本人と異なります。ご本人名義の口座をご登録ください。',
  },
  kor: {
    TARGET_WRONG: '이 계좌번호 또는 주소로 지급할 수 없습니다. 다시 등록한 후 신청해 주세요.',
    BANK_RETURNED: '은행에서 송금을 반환했습니다. 은행에 확인한 후 다시 신청해 주세요.',
    NAME_DIFFERS: '계좌 명의가 본인과 다릅니다. 본인 명의의 계좌를 등록해 주세요.',
  },
  th: {
    TARGET_WRONG: 'ไม่สามารถโอนเข้าบัญชีหรือที่อยู่นี้ได้ โปรดผูกใหม่แล้วส่งอีกครั้ง',
    BANK_RETURNED: 'ธนาคารของคุณส่งเงินคืน โปรดติดต่อธนาคารแล้วส่งคำขออีกครั้ง',
    NAME_DIFFERS: 'ชื่อบัญชีไม่ตรงกับชื่อของคุณ โปรดผูกบัญชีที่เป็นชื่อของคุณเอง',
  },
  zh: {
    TARGET_WRONG: '无法向该账号或地址付款，请重新绑定后再提交。',
    BANK_RETURNED: '您的银行已将款项退回，请向银行查询后重新提交。',
    NAME_DIFFERS: '账户名称与您的姓名不符，请绑定您本人的账户。',
  },
  vi: {
    TARGET_WRONG:
      'Không thể chuyển tiền đến số tài khoản hoặc địa chỉ này. Vui lòng liên kết lại rồi gửi lại.',
    BANK_RETURNED:
      'Ngân hàng của bạn đã trả lại khoản tiền. Vui lòng kiểm tra với ngân hàng rồi gửi lại.',
    NAME_DIFFERS:
      'Tên chủ tài khoản khác với tên của bạn. Vui lòng liên kết tài khoản đứng tên bạn.',
  },
};
