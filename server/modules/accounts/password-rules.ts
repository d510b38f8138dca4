import { refuse } from '../../platform/domain-error';
import { hasPasswordLength, isCommonPassword } from '../../platform/passwords/fit-password';

export interface ChosenPassword {
  readonly password: string;
  readonly repeat: string;
}

/** @throws PASSWORD_LENGTH, PASSWORD_COMMON, PASSWORD_MISMATCH */
export function checkLoginPassword({ password, repeat }: ChosenPassword): void {
  if (!hasPasswordLength(password)) refuse('PASSWORD_LENGTH', {}, 'password');
  if (isCommonPassword(password)) refuse('PASSWORD_COMMON', {}, 'password');
  if (password !== repeat) refuse('PASSWORD_MISMATCH', {}, 'passwordRepeat');
}

/** @throws FUND_PASSWORD_LENGTH, FUND_PASSWORD_COMMON, FUND_PASSWORD_MISMATCH */
export function checkFundPassword({ password, repeat }: ChosenPassword): void {
  if (!hasPasswordLength(password)) refuse('FUND_PASSWORD_LENGTH', {}, 'fundPassword');
  if (isCommonPassword(password)) refuse('FUND_PASSWORD_COMMON', {}, 'fundPassword');
  if (password !== repeat) refuse('FUND_PASSWORD_MISMATCH', {}, 'fundPasswordRepeat');
}
