import { moneyCsv } from './moneyCsv';

const usd = (amount: string) => ({ amount, asset: 'USD' as const });

it('H1: the file of money in and out says what the server said, a line a day', () => {
  const days = [
    { day: '2026-11-19', inCount: 2, paidIn: usd('1500.03'), outCount: 0, paidOut: usd('0.00') },
    { day: '2026-11-20', inCount: 0, paidIn: usd('0.00'), outCount: 1, paidOut: usd('490.00') },
  ];
  expect(moneyCsv(days)).toBe(
    [
      'day_utc,recharges,recharges_usd,withdrawals,withdrawals_usd',
      '2026-11-19,2,1500.03,0,0.00',
      '2026-11-20,0,0.00,1,490.00',
      '',
    ].join('\r\n'),
  );
});
