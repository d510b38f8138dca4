/** Success texts, keyed alike in `locales/<lang>/done.json`. */
export const doneCodes = [
  'REGISTERED',
  'LOGGED_IN',
  'ADDED',
  'DELETED',
  'DONE',
  'WITHDRAW_SUBMITTED',
  'RECHARGE_SUBMITTED',
  'CERTIFICATION_SUBMITTED',
  'CERTIFIED',
] as const;
export type DoneCode = (typeof doneCodes)[number];
