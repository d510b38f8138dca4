import { annualPercent, dailyPercent, filledPercent } from './rates';

it.each([
  [91_250, '9.125', '0.025000'],
  [90_000, '9.00', '0.024657'],
  [1, '0.0001', '0.000000'],
  [1_000_000, '100.00', '0.273972'],
])('%d ppm a year is %s percent, and %s a day', (ppm, annual, daily) => {
  expect([annualPercent(ppm), dailyPercent(ppm)]).toEqual([annual, daily]);
});

it.each([
  [0n, 0n, 0n],
  [0n, 1_000n, 0n],
  [999n, 1_000n, 99n],
  [1_000n, 1_000n, 100n],
  [1_500n, 1_000n, 100n],
])('%d of %d is %d percent full, rounded down, and never more than full', (some, all, percent) => {
  expect(filledPercent(some, all)).toBe(percent);
});
