import { readAccountName, type AccountName } from '../../../schema/account-name';
import { refuse } from '../../platform/domain-error';

/** @throws ACCOUNT_FORMAT when it is no user name, e-mail or phone number */
export const accountName = (text: string): AccountName =>
  readAccountName(text) ?? refuse('ACCOUNT_FORMAT', {}, 'account');

/** Where a code can be sent. @throws ACCOUNT_FORMAT for a user name */
export function reachable(text: string, field = 'account'): AccountName {
  const name = readAccountName(text);
  return name && name.kind !== 'userName' ? name : refuse('ACCOUNT_FORMAT', {}, field);
}
