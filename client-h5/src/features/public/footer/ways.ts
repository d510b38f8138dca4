import type { ParseKeys } from 'i18next';
import { contentPaths } from '../../../../../schema/content/routes';
import { paths } from '../../../../../schema/routes';

type Words = ParseKeys<['public', 'shared']>;
/** A screen, or a part of this page: `#costs`. */
type Entry = readonly [label: Words, to: string];

/** Every screen that is a destination of its own: those open to visitors first, then those that ask who it is. */
export const groups: readonly (readonly [title: Words, entries: readonly Entry[]])[] = [
  [
    'public.footerTrade',
    [
      ['public.footerMarkets', paths.markets],
      ['public.footerProjects', paths.project],
      ['public.footerMyProjects', paths.myProjects],
      ['shared:pages.orders', paths.orders],
      ['shared:pages.follow', paths.follow],
    ],
  ],
  [
    'public.footerLearning',
    [
      ['public.footerHow', '#how-it-works'],
      ['public.footerCosts', '#costs'],
      ['public.footerQuestions', contentPaths.guide],
      ['public.footerProof', paths.publicProof],
      ['public.footerVerify', paths.verify],
      ['public.footerNews', contentPaths.news],
    ],
  ],
  [
    'public.footerAccount',
    [
      ['public.footerLogIn', paths.login],
      ['public.footerRegister', paths.register],
      ['public.footerForgot', paths.forgotPassword],
      ['public.footerLostFactor', paths.lostFactor],
      ['shared:tabs.user', paths.user],
      ['shared:pages.wallet', paths.wallet],
      ['shared:pages.recharge', paths.recharge],
      ['shared:pages.rechargeChannels', paths.rechargeChannels],
      ['shared:pages.rechargeRecords', paths.rechargeRecords],
      ['public.footerWithdraw', paths.withdraw],
      ['public.footerWithdrawals', paths.withdrawals],
      ['shared:pages.statement', paths.statement],
      ['public.footerBonuses', contentPaths.bonuses],
      ['public.footerInvite', paths.invite],
      ['public.footerMethods', paths.paymentMethods],
      ['public.footerCards', paths.cards],
      ['public.footerAddCard', paths.addCard],
      ['public.footerAddresses', paths.walletAddresses],
      ['public.footerProfile', paths.profile],
      ['shared:pages.verification', paths.verification],
      ['shared:pages.security', paths.security],
      ['shared:pages.setPassword', paths.setPassword],
      ['shared:pages.setFundPassword', paths.setFundPassword],
      ['shared:pages.messages', paths.messages],
      ['shared:language.title', paths.language],
    ],
  ],
  [
    'public.footerCompany',
    [
      ['public.footerAbout', contentPaths.about],
      ['public.footerSupport', paths.customer],
      ['public.footerDownload', contentPaths.download],
      ['public.footerNotices', contentPaths.notices],
      ['public.footerActivities', contentPaths.activities],
      ['public.footerAllActivities', contentPaths.activityList],
    ],
  ],
  [
    'public.footerLegal',
    [
      ['public.footerAgreement', paths.agreement],
      ['shared:pages.help', paths.help],
    ],
  ],
];
