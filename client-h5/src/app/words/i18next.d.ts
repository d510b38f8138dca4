import 'i18next';
import type account from '../../../../schema/locales/en/h5/account.json';
import type auth from '../../../../schema/locales/en/h5/auth.json';
import type content from '../../../../schema/locales/en/h5/content.json';
import type dispute from '../../../../schema/locales/en/h5/dispute.json';
import type follow from '../../../../schema/locales/en/h5/follow.json';
import type help from '../../../../schema/locales/en/h5/help.json';
import type home from '../../../../schema/locales/en/h5/home.json';
import type install from '../../../../schema/locales/en/h5/install.json';
import type invitation from '../../../../schema/locales/en/h5/invitation.json';
import type market from '../../../../schema/locales/en/h5/market.json';
import type paymentMethods from '../../../../schema/locales/en/h5/payment-methods.json';
import type places from '../../../../schema/locales/en/h5/places.json';
import type profile from '../../../../schema/locales/en/h5/profile.json';
import type proof from '../../../../schema/locales/en/h5/proof.json';
import type open from '../../../../schema/locales/en/h5/public.json';
import type recharge from '../../../../schema/locales/en/h5/recharge.json';
import type security from '../../../../schema/locales/en/h5/security.json';
import type shared from '../../../../schema/locales/en/h5/shared.json';
import type statement from '../../../../schema/locales/en/h5/statement.json';
import type support from '../../../../schema/locales/en/h5/support.json';
import type trading from '../../../../schema/locales/en/h5/trading.json';
import type wallet from '../../../../schema/locales/en/h5/wallet.json';
import type verification from '../../../../schema/locales/en/h5/verification.json';
import type verify from '../../../../schema/locales/en/h5/verify.json';
import type withdrawal from '../../../../schema/locales/en/h5/withdrawal.json';
import type yieldWords from '../../../../schema/locales/en/h5/yield.json';
import type { DoneCode } from '../../../../schema/done';
import type { ErrorCode } from '../../../../schema/errors';

declare module 'i18next' {
  interface CustomTypeOptions {
    // What the shell and its parts say, by its plain key; a feature names its own words.
    defaultNS: ['shared', 'errors', 'done'];
    resources: {
      account: typeof account;
      auth: typeof auth;
      content: typeof content;
      dispute: typeof dispute;
      follow: typeof follow;
      help: typeof help;
      home: typeof home;
      install: typeof install;
      invitation: typeof invitation;
      market: typeof market;
      'payment-methods': typeof paymentMethods;
      places: typeof places;
      profile: typeof profile;
      proof: typeof proof;
      public: typeof open;
      recharge: typeof recharge;
      security: typeof security;
      shared: typeof shared;
      statement: typeof statement;
      support: typeof support;
      trading: typeof trading;
      wallet: typeof wallet;
      verification: typeof verification;
      verify: typeof verify;
      withdrawal: typeof withdrawal;
      yield: typeof yieldWords;
      errors: Record<ErrorCode, string>;
      done: Record<DoneCode, string>;
    };
  }
}
