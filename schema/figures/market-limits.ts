/** Bounds of what administrators change of markets. Every minimum and maximum is inclusive. */
export const marketLimits = {
  /** Hours of a market: open periods of one day, and days of its list of holidays. */
  hoursPerDayMax: 8,
  holidaysMax: 400,
  /** What is offered on an instrument: durations, seconds, rates in basis points, stakes in minor units of USD. */
  durationsMax: 12,
  durationSecondsMax: 86_400,
  payoutBpMax: 10_000,
  orderFeeBpMax: 1_000,
  stakeMax: 1_000_000_000_000n,
  /** Feeds: milliseconds, and basis points of the last price. */
  pollMsMax: 300_000,
  staleAfterMsMin: 1_000,
  staleAfterMsMax: 600_000,
  sanityBpMin: 10,
  sanityBpMax: 10_000,
  instrumentDecimalsMax: 8,
  instrumentSortMax: 10_000,
  instrumentNameLengthMax: 80,
  instrumentTextLengthMax: 2_000,
} as const;
