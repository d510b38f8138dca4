import {
  logIn,
  logOut,
  readSession,
  register,
  sendCode,
  type Register,
} from '../../modules/accounts';
import { verificationOf } from '../../modules/verifications';
import type { Form } from '../transport/form';
import type { LegacyRoute } from '../transport/legacy-route';
import { num } from './show';
import { identityFields } from './verifications.routes';

/** Names of the parameter that says who signs in. */
export const ACCOUNT = ['phone', 'username', 'account', 'email', 'mobile'] as const;

/** What was left out is empty: the domain has its own refusal for each. */
const typed = (form: Form, ...names: readonly string[]) => form.get(...names) ?? '';

function registration(form: Form): Register {
  const fund = { password: typed(form, 'password3', 'paypwd'), repeat: typed(form, 'password4') };
  return {
    account: typed(form, ...ACCOUNT),
    code: typed(form, 'code', 'sms_code'),
    password: typed(form, 'password'),
    passwordRepeat: typed(form, 'password2', 'repassword'),
    // Old forms send both fields, also where nothing was typed into them.
    fundPassword: fund.password === '' && fund.repeat === '' ? null : fund,
    invitationCode: typed(form, 'top', 'invite', 'invitecode'),
    // The old form ticks before it submits, and its agreement contains the risk notice.
    agreed: !['0', 'false'].includes(form.get('agree', 'agreement') ?? '1'),
    riskAcknowledged: true,
  };
}

export const authRoutes: readonly LegacyRoute[] = [
  {
    path: 'login/index',
    method: 'W',
    session: false,
    answer: async ({ ctx, form }) => {
      const { token, user } = await logIn(ctx, {
        account: form.get(...ACCOUNT) ?? '',
        password: form.need('password', 'pwd'),
        totp: form.get('totp', 'otp') ?? null,
      });
      // Who this is, is read by nobody but the one who is in by now.
      const own = { ...ctx, actor: await readSession(ctx, token) };
      const { name } = identityFields(ctx, await verificationOf(own, user.id));
      const shown = { id: num(user.id), phone: user.email ?? user.phone ?? '', name };
      return { data: { token, user: shown }, done: 'LOGGED_IN' };
    },
  },
  {
    path: 'login/reg',
    method: 'W',
    session: false,
    answer: async ({ ctx, form }) => {
      const user = await register(ctx, registration(form));
      return {
        data: { id: num(user.id), phone: user.email ?? user.phone ?? '' },
        done: 'REGISTERED',
      };
    },
  },
  {
    path: 'login/code',
    method: 'W',
    session: false,
    answer: async ({ ctx, form }) => {
      const scene = form.choice(['scene'], ['reg', 'forget']) ?? 'reg';
      const sent = await sendCode(ctx, {
        account: form.get(...ACCOUNT) ?? '',
        scene: scene === 'reg' ? 'REGISTER' : 'RESET',
      });
      const data = { expires: sent.expiresInSeconds, resend: sent.resendInSeconds };
      return { data, done: 'DONE' };
    },
  },
  {
    path: 'login/logout',
    method: 'W',
    session: false,
    answer: async ({ ctx }) => {
      await logOut(ctx);
      return { data: [], done: 'DONE' };
    },
  },
];
