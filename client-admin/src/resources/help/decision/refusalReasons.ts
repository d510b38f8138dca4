import type { Language } from '../../../../../schema/languages';
import type { HelpKind } from '../../../graphql.generated';

export type ReasonName = 'NOT_REACHED' | 'NOT_RECOGNISED' | 'LOCK_STANDS';

export const reasonNamesOf = (kind: HelpKind): readonly ReasonName[] =>
  kind === 'APPEAL' ? ['LOCK_STANDS', 'NOT_REACHED'] : ['NOT_REACHED', 'NOT_RECOGNISED'];

/** Reasons a user reads, in their own language whatever the reviewer speaks: what is wrong, what to do. */
export const refusalReasons: Record<Language, Record<ReasonName, string>> = {
  en: {
    NOT_REACHED: 'We could not reach you. Please send the request again and answer our message.',
    NOT_RECOGNISED: 'We could not make sure that it is you. Please contact customer service.',
    LOCK_STANDS: 'We looked at it again; the reason for the lock still holds.',
  },
  de: {
    NOT_REACHED:
      'Wir konnten Sie nicht erreichen. Bitte stellen Sie den Antrag erneut und antworten Sie auf unsere Nachricht.',
    NOT_RECOGNISED:
      'Wir konnten nicht sicherstellen, dass Sie es sind. Bitte wenden Sie sich an den Kundenservice.',
    LOCK_STANDS: 'Wir haben es erneut geprüft; der Grund der Sperre besteht weiter.',
  },
  es: {
    NOT_REACHED:
      'No pudimos contactarte. Envía la solicitud de nuevo y responde a nuestro mensaje.',
    NOT_RECOGNISED: 'No pudimos comprobar que eres tú. Contacta con atención al cliente.',
    LOCK_STANDS: 'Lo hemos revisado de nuevo; el motivo del bloqueo sigue vigente.',
  },
  fr: {
    NOT_REACHED:
      'Nous n’avons pas pu vous joindre. Renvoyez la demande et répondez à notre message.',
    NOT_RECOGNISED:
      'Nous n’avons pas pu nous assurer qu’il s’agit de vous. Contactez le service client.',
    LOCK_STANDS: 'Nous avons réexaminé le dossier ; le motif du verrouillage demeure.',
  },
  hk: {
    NOT_REACHED: '我們未能聯絡到您。請重新提交申請，並回覆我們的訊息。',
    NOT_RECOGNISED: '我們未能確認是您本人。請聯絡客服。',
    LOCK_STANDS: '我們已再次審視，鎖定的原因仍然成立。',
  },
  jp: {
    NOT_REACHED: 'ご連絡が取れませんでした。もう一度申請し、当方の連絡にご返答ください。',
    NOT_RECOGNISED: 'ご本人と確認できませんでした。カスタマーサービスにご連絡ください。',
    LOCK_STANDS: '再度確認しましたが、ロックの理由は解消されていません。',
  },
  kor: {
    NOT_REACHED: '연락이 닿지 않았습니다. 요청을 다시 보내고 저희 메시지에 답해 주세요.',
    NOT_RECOGNISED: '본인임을 확인하지 못했습니다. 고객센터에 문의해 주세요.',
    LOCK_STANDS: '다시 검토했으나 잠금 사유가 여전히 유효합니다.',
  },
  th: {
    NOT_REACHED: 'เราติดต่อคุณไม่ได้ โปรดส่งคำขออีกครั้งและตอบข้อความของเรา',
    NOT_RECOGNISED: 'เราไม่สามารถยืนยันได้ว่าเป็นคุณ โปรดติดต่อฝ่ายบริการลูกค้า',
    LOCK_STANDS: 'เราตรวจสอบอีกครั้งแล้ว เหตุผลของการล็อกยังคงอยู่',
  },
  zh: {
    NOT_REACHED: '我们未能联系到您。请重新提交申请，并回复我们的消息。',
    NOT_RECOGNISED: '我们未能确认是您本人。请联系客服。',
    LOCK_STANDS: '我们已再次核查，锁定的原因仍然成立。',
  },
  vi: {
    NOT_REACHED:
      'Chúng tôi không liên hệ được với bạn. Hãy gửi lại yêu cầu và trả lời tin nhắn của chúng tôi.',
    NOT_RECOGNISED: 'Chúng tôi không xác nhận được đó là bạn. Hãy liên hệ chăm sóc khách hàng.',
    LOCK_STANDS: 'Chúng tôi đã xem xét lại; lý do khóa vẫn còn.',
  },
};
