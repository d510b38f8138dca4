import { useTranslation } from 'react-i18next';

/** The features that have words of their own: one file of each language, one namespace. */
export type Worded =
  | 'account'
  | 'auth'
  | 'content'
  | 'dispute'
  | 'follow'
  | 'help'
  | 'home'
  | 'install'
  | 'invitation'
  | 'market'
  | 'payment-methods'
  | 'places'
  | 'profile'
  | 'proof'
  | 'public'
  | 'recharge'
  | 'security'
  | 'statement'
  | 'support'
  | 'trading'
  | 'wallet'
  | 'verification'
  | 'verify'
  | 'withdrawal'
  | 'yield';

/** Words of a feature by their plain key, the others as `shared:common.back` or `errors:CODE`. */
export const useWords = <Feature extends Worded>(feature: Feature) =>
  useTranslation([feature, 'shared', 'errors', 'done'] as const);
