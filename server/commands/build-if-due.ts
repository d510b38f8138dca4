import { spawn, type ChildProcess } from 'node:child_process';
import { fromRoot } from '../platform/project-root';
import { dueParts } from './build-parts';
import type { Ending } from './ending';
import { PlainError } from './say';

/** Builds what changed, in a process of its own: the server must not carry the build tools along. */
export async function buildIfDue(ending: Ending): Promise<void> {
  if (dueParts().length === 0) return;
  const child = spawn(process.execPath, ['--import', 'tsx', fromRoot('server/commands/build.ts')], {
    cwd: fromRoot(),
    stdio: 'inherit',
  });
  ending.add(() => ended(child, 'SIGTERM'));
  const code = await ended(child);
  if (code !== 0 && !ending.begun) throw new PlainError('The build failed; the reason is above.');
}

const ended = (child: ChildProcess, wish?: NodeJS.Signals): Promise<number | null> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) {
      resolve(child.exitCode);
      return;
    }
    child.once('exit', resolve);
    if (wish) child.kill(wish);
  });
