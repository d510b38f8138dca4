import type { Fault } from '../fault';

const THREAD = 'server/platform/threads/thread.ts';
const tests = ['server/platform/threads/thread.test.ts'];

/** What is done in a thread: within a time, by one that works, and not longer than there is work. */
export const threadFaults: readonly Fault[] = [
  {
    id: 'thread-without-a-limit',
    invariant: 'S7',
    what: 'a hostile text that is never done holds back every text after it',
    file: THREAD,
    find: 'const signal = AbortSignal.timeout(limitMs);',
    replace: 'const signal = new AbortController().signal;',
    tests,
    only: 'takes too long',
  },
  {
    id: 'thread-kept-broken',
    invariant: 'S7',
    what: 'a thread in which a hostile text stands still is asked the next one too',
    file: THREAD,
    find: '      end();\n',
    replace: '',
    tests,
    only: 'takes too long',
  },
  {
    id: 'thread-kept-idle',
    invariant: 'S7',
    what: 'a document that cleaned hostile HTML is kept for good',
    file: THREAD,
    find: 'idle = setTimeout(end, idleMs);',
    replace: 'idle = setTimeout(() => undefined, idleMs);',
    tests,
    only: 'without work it ends',
  },
];
