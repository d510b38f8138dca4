import type { User } from '../../modules/accounts';
import reasons from './reasons.json';

/** Why something was decided, as staff write it to this user: in the language the user reads. */
export const reasonFor = (
  { language }: Pick<User, 'language'>,
  why: keyof typeof reasons,
): string => reasons[why][language];
