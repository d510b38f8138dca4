import { paths } from '../../../../../schema/routes';

const screens = new Map<string, (id: string) => string>([
  ['recharge', paths.rechargeRecord],
  ['withdrawal', paths.withdrawal],
  ['payment-method', () => paths.paymentMethods],
  ['holding', paths.myProject],
  ['order', paths.order],
  ['verification', () => paths.verification],
  ['help-request', () => paths.help],
  ['conversation', paths.conversation],
  ['reward-claim', () => paths.invite],
  // Of the account itself: its devices, passwords and passkeys.
  ['user', () => paths.security],
]);

/** The screen of what a message is about: `recharge/17`. Null where there is none. */
export function pathOfSubject(subject: string | null | undefined): string | null {
  const [kind = '', id] = subject?.split('/') ?? [];
  return id === undefined ? null : (screens.get(kind)?.(id) ?? null);
}
