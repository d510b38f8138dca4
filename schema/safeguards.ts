/** What users hold themselves to, in the order in which it is shown. */
export const ownLimitKinds = ['DAILY_LOSS', 'DAILY_RECHARGE', 'DAILY_MINUTES'] as const;
export type OwnLimitKind = (typeof ownLimitKinds)[number];

/** How long a break lasts. Nobody ends one before its time. */
export const breakLengths = ['HOURS_24', 'DAYS_7', 'DAYS_30', 'FOR_GOOD'] as const;
export type BreakLength = (typeof breakLengths)[number];

/** In the figures of TRADING_BREAK the end of a break that has none; words say it in a sentence of its own. */
export const FOR_GOOD = 'FOR_GOOD' satisfies BreakLength;
