import { readFileSync } from 'node:fs';
import { limits } from '../../../schema/limits';
import { fromRoot } from '../project-root';

let common: ReadonlySet<string> | undefined;

/** Whether it is among the 10,000 commonest passwords of a published list; the file names its source. */
export function isCommonPassword(password: string): boolean {
  common ??= new Set(
    readFileSync(fromRoot('server', 'platform', 'passwords', 'common-passwords.txt'), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('# ')),
  );
  return common.has(password.toLowerCase());
}

/** Whether it is as long as a password may be, in characters as people count them. */
export function hasPasswordLength(password: string): boolean {
  const { length } = Array.from(password);
  return length >= limits.passwordLengthMin && length <= limits.passwordLengthMax;
}
