import { changePassword, resetPassword, setFundPassword } from '../../modules/accounts';
import type { LegacyRoute } from '../transport/legacy-route';
import { ACCOUNT } from './auth.routes';

/** Passwords. What is missing or empty is FORM_INCOMPLETE before anything is looked at. */
export const securityRoutes: readonly LegacyRoute[] = [
  {
    path: 'login/forget',
    method: 'W',
    session: false,
    answer: async ({ ctx, form }) => {
      await resetPassword(ctx, {
        account: form.need(...ACCOUNT),
        code: form.need('code'),
        password: form.need('password'),
        passwordRepeat: form.need('password2'),
      });
      return { data: [], done: 'DONE' };
    },
  },
  {
    path: 'user/pwd_login',
    method: 'W',
    session: true,
    answer: async ({ ctx, form }) => {
      await changePassword(ctx, {
        oldPassword: form.need('oldpwd'),
        password: form.need('pwd'),
        passwordRepeat: form.need('pwd2'),
      });
      return { data: [], done: 'DONE' };
    },
  },
  {
    path: 'user/pwd_pay',
    method: 'W',
    session: true,
    answer: async ({ ctx, form }) => {
      await setFundPassword(ctx, {
        oldPassword: form.get('oldpwd') ?? null,
        password: form.need('pwd'),
        passwordRepeat: form.need('pwd2'),
      });
      return { data: [], done: 'DONE' };
    },
  },
];
