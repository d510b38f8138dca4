/** What the desk looks up about a recharge, in the order shown. None of it decides anything. */
export const requestChecks = [
  'RECEIVING',
  'PAYER',
  'EARLIER',
  'OPEN',
  'PICTURE',
  'REFERENCE',
  'ACCOUNT_AGE',
] as const;
export type RequestCheck = (typeof requestChecks)[number];

/** GREEN speaks for the request, AMBER is to be looked at, GREY says nothing either way. */
export const checkLevels = ['GREEN', 'AMBER', 'GREY'] as const;
export type CheckLevel = (typeof checkLevels)[number];

/** Why a check has its level. The console has the words, with the figures of the reason. */
export const checkReasons = [
  'RECEIVING_SAME',
  'RECEIVING_CHANGED',
  'RECEIVING_CLOSED',
  'RECEIVING_UNKNOWN',
  'PAYER_KNOWN',
  'PAYER_OTHER',
  'PAYER_FIRST',
  'PAYER_UNNAMED',
  'EARLIER_CREDITED',
  'EARLIER_REFUSED',
  'EARLIER_NONE',
  'OPEN_NONE',
  'OPEN_OTHERS',
  'OPEN_SAME_AMOUNT',
  'PICTURE_NEW',
  'PICTURE_OF_SAME_USER',
  'PICTURE_OF_OTHER_USER',
  'PICTURE_LIKE_OTHER_USER',
  'REFERENCE_NONE',
  'REFERENCE_NEW',
  'REFERENCE_CREDITED',
  'AGE_NEW',
  'AGE_DAYS',
] as const;
export type CheckReason = (typeof checkReasons)[number];
