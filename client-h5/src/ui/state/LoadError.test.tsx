import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { languages } from '../../../../schema/languages';
import { draw } from '../../testing/draw';
import { wordsOf } from '../../testing/words';
import { LoadError } from './LoadError';
import { PageWait } from './PageWait';

const nothing = () => undefined;
const failedWith = (error: unknown, language: Parameters<typeof draw>[2] = 'en') =>
  draw(<LoadError error={error} onRetry={nothing} />, [], language).text;

const number = '3f2a9c10';
const answer = (status: number, headers: Record<string, string> = {}) =>
  new ServerError('failed', { response: new Response('', { status, headers }), bodyText: '' });

const cases = [
  ['NETWORK', new TypeError('Failed to fetch'), ''],
  ['SLOW', new DOMException('too slow', 'TimeoutError'), ''],
  ['SERVER', answer(500, { 'x-request-id': `${number}-77aa-4d0e-9d2b-0c1d2e3f4a5b` }), number],
  ['SERVER', answer(502), '502'],
  [
    'SERVER',
    new CombinedGraphQLErrors({ errors: [{ message: 'no' }], extensions: { number } }),
    number,
  ],
] as const;

it.each(cases)('H8: a page that failed says that it was %s', (kind, error, told) => {
  const { title } = wordsOf('en').shared.fault[kind];
  const text = failedWith(error);
  expect(text).toContain(title);
  expect(text).toContain(told);
  expect(text).toContain('Your money is not affected');
});

it.each(languages)(
  'H8: in %s the three faults read differently, and the number stands in one',
  (language) => {
    const texts = cases.slice(0, 3).map(([, error]) => failedWith(error, language));
    expect(new Set(texts).size).toBe(3);
    expect(texts.map((text) => text.includes(number))).toEqual([false, false, true]);
  },
);

it('DESIGN 7: a page that waits or failed has its title and its way back from the first moment', () => {
  const frame = { title: 'pages.statement' } as const;
  for (const error of [undefined, new TypeError('Failed to fetch')]) {
    const { html, text } = draw(<PageWait frame={frame} error={error} onRetry={nothing} />);
    expect(text).toContain('Statement');
    expect(html).toMatch(/<header.*aria-label="Back".*<h1>Statement<\/h1>/);
  }
});
