import type { Language } from '../../../../../schema/languages';

export const reasonNames = ['ONE_PERSON', 'NOT_THEIRS'] as const;
type ReasonName = (typeof reasonNames)[number];

/** What a user reads, in their own language whatever the reviewer speaks: what is wrong, and what to do. */
export const refusalReasons: Record<Language, Record<ReasonName, string>> = {
  en: {
    ONE_PERSON:
      'Several of the accounts you invited belong to one person. Each person counts once. Contact customer service if this is wrong.',
    NOT_THEIRS:
      'Accounts you invited were verified with documents of others. Contact customer service if this is wrong.',
  },
  de: {
    ONE_PERSON:
      'Mehrere der von Ihnen eingeladenen Konten gehören einer Person. Jede Person zählt einmal. Wenden Sie sich an den Kundenservice, wenn das nicht stimmt.',
    NOT_THEIRS:
      'Eingeladene Konten wurden mit Dokumenten anderer verifiziert. Wenden Sie sich an den Kundenservice, wenn das nicht stimmt.',
  },
  es: {
    ONE_PERSON:
      'Varias de las cuentas que invitaste son de una sola persona. Cada persona cuenta una vez. Contacta con atención al cliente si no es así.',
    NOT_THEIRS:
      'Cuentas que invitaste se verificaron con documentos ajenos. Contacta con atención al cliente si no es así.',
  },
  fr: {
    ONE_PERSON:
      'Plusieurs des comptes que vous avez invités appartiennent à une seule personne. Chaque personne compte une fois. Contactez le service client si c’est une erreur.',
    NOT_THEIRS:
      'Des comptes que vous avez invités ont été vérifiés avec les documents d’autrui. Contactez le service client si c’est une erreur.',
  },
  hk: {
    ONE_PERSON: '您邀請的多個帳戶屬於同一人。每人只計一次。如有錯誤，請聯絡客服。',
    NOT_THEIRS: '您邀請的帳戶以他人的證件完成驗證。如有錯誤，請聯絡客服。',
  },
  jp: {
    ONE_PERSON:
      '招待された複数のアカウントは同一人物のものです。お一人につき1回だけ数えます。誤りがあれば、カスタマーサービスまでご連絡ください。',
    NOT_THEIRS:
      '招待されたアカウントが他人の書類で認証されています。誤りがあれば、カスタマーサービスまでご連絡ください。',
  },
  kor: {
    ONE_PERSON:
      '초대하신 여러 계정이 한 사람의 것입니다. 한 사람은 한 번만 셉니다. 사실과 다르면 고객센터에 문의해 주세요.',
    NOT_THEIRS:
      '초대하신 계정이 다른 사람의 서류로 인증되었습니다. 사실과 다르면 고객센터에 문의해 주세요.',
  },
  th: {
    ONE_PERSON: 'บัญชีที่คุณเชิญหลายบัญชีเป็นของคนเดียวกัน แต่ละคนนับครั้งเดียว หากไม่ถูกต้องโปรดติดต่อฝ่ายบริการลูกค้า',
    NOT_THEIRS: 'บัญชีที่คุณเชิญยืนยันตัวตนด้วยเอกสารของผู้อื่น หากไม่ถูกต้องโปรดติดต่อฝ่ายบริการลูกค้า',
  },
  zh: {
    ONE_PERSON: '您邀请的多个账户属于同一人。每人只计一次。如有错误，请联系客服。',
    NOT_THEIRS: '您邀请的账户以他人的证件完成认证。如有错误，请联系客服。',
  },
  vi: {
    ONE_PERSON:
      'Nhiều tài khoản bạn mời thuộc về một người. Mỗi người chỉ tính một lần. Nếu không đúng, hãy liên hệ chăm sóc khách hàng.',
    NOT_THEIRS:
      'Tài khoản bạn mời được xác minh bằng giấy tờ của người khác. Nếu không đúng, hãy liên hệ chăm sóc khách hàng.',
  },
};
