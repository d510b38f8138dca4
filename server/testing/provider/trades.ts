const SECOND = 1_000;

/** A trade as a provider of coins tells it; `more` replaces parts of it. */
export const trade = (s: string, p: unknown, more: Readonly<Record<string, unknown>> = {}) => ({
  stream: `${s.toLowerCase()}@trade`,
  data: { e: 'trade', s, p, q: '0.5', T: Date.now(), ...more },
});

const late = () => Date.now() - 60 * SECOND;

/** What a stream may say beside what is right, of bitcoins near 91,000: none of it may become a quote. */
export const FAULTS: readonly (() => readonly unknown[])[] = [
  () => ['not json at all {', '[]', 'null', '"x"'],
  () => [trade('BTCUSDT', 'NaN'), trade('BTCUSDT', '-91000.10'), trade('BTCUSDT', '0')],
  () => [trade('BTCUSDT', 91000.5), trade('BTCUSDT', '1e5'), trade('BTCUSDT', null)],
  () => [trade('BTCUSDT', '91000.31', { T: late() })],
  () => [trade('BTCUSDT', '91000.32', { T: Date.now() + 3_600 * SECOND })],
  () => [trade('BTCUSDT', '12.50')],
  () => [
    trade('NOSUCH', '1.00'),
    { stream: 'x', data: { e: 'depthUpdate', s: 'BTCUSDT', p: '1' } },
  ],
  () => [trade('BTCUSDT', '91000.33', { T: 'soon' }), trade('BTCUSDT', '91000.34', { T: 1e300 })],
  () => [trade('BTCUSDT', '9'.repeat(40)), trade('BTCUSDT', `0.${'1'.repeat(5_000)}`)],
  () => [{ stream: 's', data: { e: 'trade', __proto__: { s: 'BTCUSDT' } } }, { data: [] }],
];
