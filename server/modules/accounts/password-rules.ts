import { readFileSync } from 'node:fs';
import { limits } from '../../../schema/limits';
import { refuse } from '../../platform/domain-error';
import { fromRoot } from '../../platform/project-root';

let common: ReadonlySet<string> | undefined;

/** The 10,000 commonest passwords of a published list; see the head of the file for its source. */
function isCommon(password: string): boolean {
  common ??= new Set(
    readFileSync(fromRoot('server', 'modules', 'accounts', 'common-passwords.txt'), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('# ')),
  );
  return common.has(password.toLowerCase());
}

const fits = (password: string) => {
  const { length } = Array.from(password);
  return length >= limits.passwordLengthMin && length <= limits.passwordLengthMax;
};

export interface ChosenPassword {
  readonly password: string;
  readonly repeat: string;
}

/** @throws PASSWORD_LENGTH, PASSWORD_COMMON, PASSWORD_MISMATCH */
export function checkLoginPassword({ password, repeat }: ChosenPassword): void {
  if (!fits(password)) refuse('PASSWORD_LENGTH', {}, 'password');
  if (isCommon(password)) refuse('PASSWORD_COMMON', {}, 'password');
  if (password !== repeat) refuse('PASSWORD_MISMATCH', {}, 'passwordRepeat');
}

/** @throws FUND_PASSWORD_LENGTH, FUND_PASSWORD_COMMON, FUND_PASSWORD_MISMATCH */
export function checkFundPassword({ password, repeat }: ChosenPassword): void {
  if (!fits(password)) refuse('FUND_PASSWORD_LENGTH', {}, 'fundPassword');
  if (isCommon(password)) refuse('FUND_PASSWORD_COMMON', {}, 'fundPassword');
  if (password !== repeat) refuse('FUND_PASSWORD_MISMATCH', {}, 'fundPasswordRepeat');
}
