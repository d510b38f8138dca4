import type { ServerResponse } from 'node:http';

/** What was last right of a symbol: whole dollars, and the provider's time in seconds. */
export interface GoodQuote {
  readonly price: number;
  readonly at: number;
}

/** A quote as a provider that is asked answers it; `more` replaces parts of it. */
export const quoted = (
  close: unknown,
  at: unknown,
  more: Readonly<Record<string, unknown>> = {},
) => ({
  close,
  last_quote_at: at,
  ...more,
});

const HOUR = 3_600;
const now = () => Math.floor(Date.now() / 1_000);

/** What may stand under a symbol beside what is right: none of it may become a quote. Its prices have been said of none. */
export const quoteFaults: readonly ((good: GoodQuote) => unknown)[] = [
  // Twice, and what was overtaken on its way.
  ({ price, at }) => quoted(String(price), at),
  ({ price, at }) => quoted(`${String(price)}.5`, at - 1),
  ({ price, at }) => quoted(`${String(price)}.5`, at - 30),
  // A gap.
  () => undefined,
  () => null,
  () => [],
  () => 'x',
  () => ({}),
  () => ({ code: 404, status: 'error', message: 'no such symbol' }),
  () => quoted('NaN', now()),
  () => quoted(null, now()),
  () => quoted('', now()),
  () => quoted('0', now()),
  () => quoted('0.00', now()),
  ({ price }) => quoted(`-${String(price)}.5`, now()),
  ({ price }) => quoted(price + 0.5, now()),
  ({ price }) => quoted([`${String(price)}.5`], now()),
  () => quoted('1e3', now()),
  ({ price }) => quoted(`${String(price)},5`, now()),
  () => quoted('9'.repeat(40), now()),
  () => quoted(`0.${'1'.repeat(5_000)}`, now()),
  // Far off the last.
  ({ price }) => quoted(`${String(Math.floor(price / 2))}.5`, now()),
  ({ price }) => quoted(`${String(price * 10)}.5`, now()),
  // Long ago, ahead, and at no time.
  ({ price }) => quoted(`${String(price)}.5`, now() - HOUR),
  ({ price }) => quoted(`${String(price)}.5`, now() + HOUR),
  ({ price }) => quoted(`${String(price)}.5`, 'soon'),
  ({ price }) => quoted(`${String(price)}.5`, 1e300),
  ({ price }) => quoted(`${String(price)}.5`, {}),
  ({ price }) => quoted(`${String(price)}.5`, undefined),
  ({ price }) => quoted(`${String(price)}.5`, null, { timestamp: now() - HOUR }),
];

/** What a whole answer may be beside what is right. `text` is what would have been said. */
export const answerFaults: readonly ((response: ServerResponse, text: string) => void)[] = [
  // Cut before a word, and in the middle of one.
  (response) => void response.destroy(),
  (response, text) => {
    response.writeHead(200, { 'content-length': String(text.length) });
    response.write(text.slice(0, text.length / 2), () => void response.destroy());
  },
  (response, text) => void response.writeHead(503).end(text),
  (response, text) => void response.writeHead(302, { location: 'https://example.org/' }).end(text),
  (response) => void response.end(),
  (response) => void response.end('<html>'),
  (response) => void response.end('null'),
  (response) => void response.end('[]'),
  (response, text) => void response.end(text.slice(0, -1)),
  (response) => void response.end('{"code":429,"status":"error","message":"none left"}'),
];
