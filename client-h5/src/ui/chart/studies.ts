/** Indicators the large chart can draw. Their names are the same in every language. */
export const studies = ['MA', 'BOLL', 'VOL', 'MACD', 'RSI'] as const;
export type Study = (typeof studies)[number];
