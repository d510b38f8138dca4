import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { WorkingCopy } from '../bench/mutants/working-copy';
import { PlainError, runCommand, say } from './say';

const OPEN_SERVER = 'server/http/open-server.ts';
/** The call, and the import it needs. */
const LINES = /^import \{ serveLegacy \} from .*\n|^ *serveLegacy\(.*\n/gm;
const PROGRAMS = ['server', 'client-h5', 'client-admin'];

/** The browser tests of the old API itself. */
const OWN_WALKS = 'server/e2e/old-paths.spec.ts';

/**
 * `npm run without-rest`: takes the old API away in a copy of the sources, its folder and its line in
 * `open-server.ts`, and runs the types of all three programs and the browser tests. It says what breaks.
 */
// oxlint-disable-next-line typescript/require-await -- a command is a promise
runCommand(async () => {
  const copy = new WorkingCopy();
  try {
    takeAway(copy.folder);
    const broken = PROGRAMS.filter((program) => !typesHold(copy.folder, program));
    if (broken.length === 0 && !walksHold(copy.folder)) broken.push('browser tests');
    if (broken.length > 0)
      throw new PlainError(`Without server/rest these break: ${String(broken)}.`);
    say('Nothing else needs server/rest.');
  } finally {
    copy.remove();
  }
});

function takeAway(folder: string): void {
  rmSync(path.join(folder, 'server/rest'), { recursive: true });
  rmSync(path.join(folder, OWN_WALKS));
  const file = path.join(folder, OPEN_SERVER);
  const text = readFileSync(file, 'utf8');
  if (text.match(LINES)?.length !== 2) {
    throw new PlainError(
      `${OPEN_SERVER} names the old API otherwise than by one line and its import.`,
    );
  }
  writeFileSync(file, text.replace(LINES, ''));
}

function typesHold(folder: string, program: string): boolean {
  const tsc = path.join(folder, 'node_modules/.bin/tsc');
  const { status, stdout } = spawnSync(tsc, ['-p', program, '--noEmit'], {
    cwd: folder,
    encoding: 'utf8',
  });
  say(`${status === 0 ? '✓' : '✗'} types of ${program}`);
  if (status !== 0) say(stdout);
  return status === 0;
}

/** The product is built from the copy, and walked as `npm test` does. */
function walksHold(folder: string): boolean {
  const bin = (name: string) => path.join(folder, 'node_modules/.bin', name);
  const run = (program: string, ...args: string[]) =>
    spawnSync(bin(program), args, { cwd: folder, stdio: 'inherit' }).status === 0;
  return (
    run('tsx', 'server/commands/build.ts') &&
    run('playwright', 'test', '-c', 'server/e2e/playwright.config.ts')
  );
}
