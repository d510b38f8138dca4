import { execFileSync } from 'node:child_process';
import { fromRoot } from './project-root';

const CANARY = 'canary-7f3a';

/** What another process would have written, with the product's own logger. */
function logged(line: string): string {
  const program = `const { log } = require('./server/platform/log'); log.info(${line}, 'asked');`;
  return execFileSync(process.execPath, ['--import', 'tsx', '-e', program], {
    cwd: fromRoot(),
    env: { ...process.env, LOG_LEVEL: 'info', JEST_WORKER_ID: undefined },
    encoding: 'utf8',
  });
}

it.each([
  ['S1: a password', `{ password: '${CANARY}' }`],
  [
    'S1: a password among inputs',
    `{ input: { password: '${CANARY}', fundPassword: '${CANARY}' } }`,
  ],
  [
    'S9: a session token',
    `{ token: '${CANARY}', headers: { token: '${CANARY}', authorization: '${CANARY}', cookie: '${CANARY}' } }`,
  ],
  ['A5: a one-time code', `{ input: { code: '${CANARY}' }, oneTimeCode: '${CANARY}' }`],
])('%s does not reach the log', (_, line) => {
  const text = logged(line);
  expect(text).toContain('asked');
  expect(text).not.toContain(CANARY);
});
