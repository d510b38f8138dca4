import type { Fault } from '../fault';

const FILES = ['server/http/files.test.ts'];
const ANSWER = 'server/http/file-answer.ts';
const STATEMENT = 'server/http/statement-csv.ts';

export const fileFaults: readonly Fault[] = [
  {
    id: 'file-answers-kept',
    invariant: 'QUALITY 3',
    what: 'answers below /files/ may be kept on their way',
    file: ANSWER,
    find: "    res.setHeader('Cache-Control', 'no-store');\n",
    replace: '',
    tests: FILES,
  },
  {
    id: 'files-by-any-method',
    invariant: 'QUALITY 3',
    what: 'a path below /files/ answers any method',
    file: ANSWER,
    find: 'if (req.method !== method)',
    replace: "if (req.method === 'TRACE')",
    tests: FILES,
    only: 'alone',
  },
  {
    id: 'file-fault-told',
    invariant: 'QUALITY 3',
    what: 'a fault below /files/ is answered with its own words',
    file: ANSWER,
    find: 'if (res.headersSent) breakOff(res, error);',
    replace: 'if (res.writable) res.end(String(error));',
    tests: ['server/http/file-answer.test.ts'],
    only: 'says nothing of a fault',
  },
  {
    id: 'packed-upload-taken',
    invariant: 'QUALITY 3',
    what: 'a packed body is taken for what it looks like at /files/upload',
    file: 'server/http/read-multipart.ts',
    find: "(req.headers['content-encoding'] ?? 'identity') !== 'identity'",
    replace: "req.headers['content-encoding'] === 'none'",
    tests: FILES,
    only: 'packed',
  },
  {
    id: 'upload-of-a-visitor-waited-for',
    invariant: 'S4',
    what: 'the body of a visitor is read before the visitor is refused',
    file: 'server/http/uploads.ts',
    find: 'const room = roomOf(sharing, ctx, res);',
    replace: 'const room = ctx.actor ? roomOf(sharing, ctx, res) : null;',
    tests: FILES,
    only: 'before it has come',
  },
  {
    id: 'statement-of-the-locked',
    invariant: 'A3',
    what: 'a session that a lock ended reads the statement as a file',
    file: STATEMENT,
    find: 'const { userId } = requireUser(ctx);',
    replace: 'const userId = ctx.actor?.userId ?? requireUser(ctx).userId;',
    tests: FILES,
    only: 'gives no line',
  },
  {
    id: 'statement-filter-twice',
    invariant: 'S6',
    what: 'of a parameter that comes twice the first counts',
    file: STATEMENT,
    find: 'others.length > 0',
    replace: 'others.length > 9',
    tests: FILES,
    only: 'parameter at fault',
  },
];
