import type { Fault } from '../fault';

const TESTS = ['server/modules/market/spans/quote-second.test.ts'];
const SECOND = 'server/modules/market/spans/quote-second.ts';

/** The public record of quotes, second by second. */
export const quoteSecondFaults: readonly Fault[] = [
  {
    id: 'second-future-within',
    invariant: 'P7',
    what: 'quotes ahead of the platform’s clock are shown when somebody asks for their second',
    file: SECOND,
    find: 'q.at < $2 + ${SECOND} AND q.at <= (SELECT now FROM clock)',
    replace: 'q.at < $2 + ${SECOND}',
    tests: TESTS,
  },
  {
    id: 'second-future-after',
    invariant: 'P7',
    what: 'the next quote is shown although it is ahead of the platform’s clock',
    file: SECOND,
    find: 'q.at < $2 + ${WEEK} AND q.at <= (SELECT now FROM clock)',
    replace: 'q.at < $2 + ${WEEK}',
    tests: TESTS,
  },
  {
    id: 'second-unbounded',
    invariant: 'QUALITY 3',
    what: 'one request asks for the record of as many seconds as it likes',
    file: SECOND,
    find: 'asked.length > limits.spansPerRequestMax',
    replace: 'asked.length > 1_000',
    tests: TESTS,
  },
];
