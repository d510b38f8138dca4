import 'i18next';
import type account from '../../../schema/locales/en/h5/account.json';
import type auth from '../../../schema/locales/en/h5/auth.json';
import type home from '../../../schema/locales/en/h5/home.json';
import type market from '../../../schema/locales/en/h5/market.json';
import type open from '../../../schema/locales/en/h5/public.json';
import type recharge from '../../../schema/locales/en/h5/recharge.json';
import type shared from '../../../schema/locales/en/h5/shared.json';
import type statement from '../../../schema/locales/en/h5/statement.json';
import type trading from '../../../schema/locales/en/h5/trading.json';
import type yieldWords from '../../../schema/locales/en/h5/yield.json';
import type { DoneCode, ErrorCode } from '../../../schema/errors';

declare module 'i18next' {
  interface CustomTypeOptions {
    // What the shell and its parts say, by its plain key; a feature names its own words.
    defaultNS: ['shared', 'errors', 'done'];
    resources: {
      account: typeof account;
      auth: typeof auth;
      home: typeof home;
      market: typeof market;
      public: typeof open;
      recharge: typeof recharge;
      shared: typeof shared;
      statement: typeof statement;
      trading: typeof trading;
      yield: typeof yieldWords;
      errors: Record<ErrorCode, string>;
      done: Record<DoneCode, string>;
    };
  }
}
