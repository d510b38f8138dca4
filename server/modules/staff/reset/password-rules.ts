import { refuse } from '../../../platform/domain-error';
import { hasPasswordLength, isCommonPassword } from '../../../platform/passwords/fit-password';

export interface NewPassword {
  readonly password: string;
  readonly passwordRepeat: string;
}

/** @throws PASSWORD_LENGTH, PASSWORD_COMMON, PASSWORD_MISMATCH */
export function checkStaffPasswordRules({ password, passwordRepeat }: NewPassword): void {
  if (!hasPasswordLength(password)) refuse('PASSWORD_LENGTH', {}, 'password');
  if (isCommonPassword(password)) refuse('PASSWORD_COMMON', {}, 'password');
  if (password !== passwordRepeat) refuse('PASSWORD_MISMATCH', {}, 'passwordRepeat');
}
