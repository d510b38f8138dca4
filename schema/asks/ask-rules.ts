/** What nobody of the staff may ask people for. */
export const askRules = ['PASSWORD', 'CODE', 'CARD', 'PAYMENT', 'CONTACT'] as const;
export type AskRule = (typeof askRules)[number];
