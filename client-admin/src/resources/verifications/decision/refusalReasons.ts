import type { VerificationField } from '../../../../../schema/identity';
import type { Language } from '../../../../../schema/languages';

export const reasonNames = [
  'BLURRED',
  'CORNER_CUT',
  'NAME_DIFFERS',
  'NUMBER_DIFFERS',
  'EXPIRED',
  'NO_DOCUMENT',
] as const;
export type ReasonName = (typeof reasonNames)[number];

const PICTURES = ['FRONT', 'BACK'] as const;

/** What each reason is about, to be corrected by hand. */
export const faultyOf: Record<ReasonName, readonly VerificationField[]> = {
  BLURRED: PICTURES,
  CORNER_CUT: PICTURES,
  NAME_DIFFERS: ['NAME'],
  NUMBER_DIFFERS: ['ID_NUMBER'],
  EXPIRED: PICTURES,
  NO_DOCUMENT: PICTURES,
};

/** Reasons a user reads, in their own language whatever the reviewer speaks: what is wrong, what to do. */
export const refusalReasons: Record<Language, Record<ReasonName, string>> = {
  en: {
    BLURRED: 'The photo is blurred. Please take it again in good light.',
    CORNER_CUT: 'A corner is cut off. Please take the photo so that all four corners are visible.',
    NAME_DIFFERS:
      'The name differs from the one on the document. Please enter it as it stands there.',
    NUMBER_DIFFERS: 'The number differs from the one on the document. Please enter it again.',
    EXPIRED: 'The document has expired. Please photograph a valid one.',
    NO_DOCUMENT: 'The photo does not show an identity document. Please photograph one.',
  },
  de: {
    BLURRED: 'Das Foto ist unscharf. Bitte nehmen Sie es bei gutem Licht noch einmal auf.',
    CORNER_CUT: 'Eine Ecke fehlt. Bitte fotografieren Sie so, dass alle vier Ecken zu sehen sind.',
    NAME_DIFFERS: 'Der Name weicht vom Dokument ab. Bitte geben Sie ihn so ein, wie er dort steht.',
    NUMBER_DIFFERS: 'Die Nummer weicht vom Dokument ab. Bitte geben Sie sie noch einmal ein.',
    EXPIRED: 'Das Dokument ist abgelaufen. Bitte fotografieren Sie ein gültiges.',
    NO_DOCUMENT: 'Das Foto zeigt kein Ausweisdokument. Bitte fotografieren Sie eines.',
  },
  es: {
    BLURRED: 'La foto está borrosa. Repítela con buena luz.',
    CORNER_CUT: 'Falta una esquina. Haz la foto de modo que se vean las cuatro.',
    NAME_DIFFERS: 'El nombre no es el del documento. Escríbelo tal como figura en él.',
    NUMBER_DIFFERS: 'El número no es el del documento. Escríbelo de nuevo.',
    EXPIRED: 'El documento está caducado. Fotografía uno vigente.',
    NO_DOCUMENT: 'La foto no muestra un documento de identidad. Fotografía uno.',
  },
  fr: {
    BLURRED: 'La photo est floue. Reprenez-la avec une bonne lumière.',
    CORNER_CUT: 'Un coin est coupé. Reprenez la photo avec les quatre coins visibles.',
    NAME_DIFFERS: 'Le nom n’est pas celui de la pièce. Saisissez-le tel qu’il y figure.',
    NUMBER_DIFFERS: 'Le numéro n’est pas celui de la pièce. Saisissez-le de nouveau.',
    EXPIRED: 'La pièce a expiré. Photographiez-en une valide.',
    NO_DOCUMENT: 'La photo ne montre pas de pièce d’identité. Photographiez-en une.',
  },
  hk: {
    BLURRED: '照片模糊，請在光線充足處重新拍攝。',
    CORNER_CUT: '照片缺少一角，請重新拍攝並確保四角可見。',
    NAME_DIFFERS: '姓名與證件不符，請按證件上的姓名重新填寫。',
    NUMBER_DIFFERS: '號碼與證件不符，請重新填寫。',
    EXPIRED: '證件已過期，請拍攝有效的證件。',
    NO_DOCUMENT: '照片中不是身份證件，請拍攝您的證件。',
  },
  jp: {
    BLURRED: '写真がぼやけています。明るい場所で撮り直してください。',
    CORNER_CUT: '角が切れています。四隅がすべて写るように撮り直してください。',
    NAME_DIFFERS: '氏名が書類と異なります。書類のとおりに入力してください。',
    NUMBER_DIFFERS: '番号が書類と異なります。もう一度入力してください。',
    EXPIRED: '書類の有効期限が切れています。有効な書類を撮影してください。',
    NO_DOCUMENT: '写真は本人確認書類ではありません。書類を撮影してください。',
  },
  kor: {
    BLURRED: '사진이 흐립니다. 밝은 곳에서 다시 찍어 주세요.',
    CORNER_CUT: '모서리가 잘렸습니다. 네 모서리가 모두 보이게 다시 찍어 주세요.',
    NAME_DIFFERS: '이름이 신분증과 다릅니다. 신분증에 적힌 대로 입력해 주세요.',
    NUMBER_DIFFERS: '번호가 신분증과 다릅니다. 다시 입력해 주세요.',
    EXPIRED: '신분증이 만료되었습니다. 유효한 신분증을 찍어 주세요.',
    NO_DOCUMENT: '사진이 신분증이 아닙니다. 신분증을 찍어 주세요.',
  },
  th: {
    BLURRED: 'ภาพไม่ชัด โปรดถ่ายใหม่ในที่ที่มีแสงเพียงพอ',
    CORNER_CUT: 'มุมเอกสารขาดหาย โปรดถ่ายใหม่ให้เห็นครบทั้งสี่มุม',
    NAME_DIFFERS: 'ชื่อไม่ตรงกับเอกสาร โปรดกรอกให้ตรงตามเอกสาร',
    NUMBER_DIFFERS: 'เลขที่ไม่ตรงกับเอกสาร โปรดกรอกใหม่อีกครั้ง',
    EXPIRED: 'เอกสารหมดอายุแล้ว โปรดถ่ายภาพเอกสารที่ยังใช้ได้',
    NO_DOCUMENT: 'ภาพนี้ไม่ใช่เอกสารประจำตัว โปรดถ่ายภาพเอกสารของคุณ',
  },
  zh: {
    BLURRED: '照片模糊，请在光线充足处重新拍摄。',
    CORNER_CUT: '照片缺少一角，请重新拍摄并确保四角可见。',
    NAME_DIFFERS: '姓名与证件不符，请按证件上的姓名重新填写。',
    NUMBER_DIFFERS: '号码与证件不符，请重新填写。',
    EXPIRED: '证件已过期，请拍摄有效的证件。',
    NO_DOCUMENT: '照片中不是身份证件，请拍摄您的证件。',
  },
  vi: {
    BLURRED: 'Ảnh bị mờ. Vui lòng chụp lại ở nơi đủ sáng.',
    CORNER_CUT: 'Ảnh bị mất một góc. Vui lòng chụp lại để thấy rõ cả bốn góc.',
    NAME_DIFFERS: 'Tên không khớp với giấy tờ. Vui lòng nhập đúng như trên giấy tờ.',
    NUMBER_DIFFERS: 'Số không khớp với giấy tờ. Vui lòng nhập lại.',
    EXPIRED: 'Giấy tờ đã hết hạn. Vui lòng chụp giấy tờ còn hiệu lực.',
    NO_DOCUMENT: 'Ảnh không phải giấy tờ tùy thân. Vui lòng chụp giấy tờ của bạn.',
  },
};
