import { Navigate, Route, Routes } from 'react-router-dom';
import { paths } from '../../../schema/routes';
import { contentRoutes } from './more/contentRoutes';
import { drawRoute } from './drawRoute';
import { lazyScreen } from './lazyScreen';
import { at, called, plain, type Route as Listed } from './route';

/** The screens that nobody comes to first. */
export const moreRoutes: readonly Listed[] = [
  at(
    paths.forgotPassword,
    lazyScreen(
      'auth',
      'ForgotPasswordScreen',
      () => import('../features/auth/ForgotPasswordScreen'),
    ),
    plain,
  ),
  at(
    paths.lostFactor,
    lazyScreen('auth', 'LostFactorScreen', () => import('../features/auth/lost/LostFactorScreen')),
    plain,
  ),
  at(
    paths.stopHelp,
    lazyScreen('auth', 'StopHelpScreen', () => import('../features/auth/lost/StopHelpScreen')),
    plain,
  ),
  at(
    paths.help,
    lazyScreen('help', 'HelpScreen', () => import('../features/help/HelpScreen')),
    called('pages.help'),
  ),
  at(
    paths.customer,
    lazyScreen('support', 'CustomerScreen', () => import('../features/support/CustomerScreen')),
    plain,
  ),
  at(
    paths.agreement,
    lazyScreen(
      'auth',
      'AgreementScreen',
      () => import('../features/auth/agreement/AgreementScreen'),
    ),
    called('pages.agreement'),
  ),
  at(
    paths.locked,
    lazyScreen('auth', 'LockedScreen', () => import('../features/auth/locked/LockedScreen')),
  ),
  at(
    paths.language,
    lazyScreen('account', 'LanguageScreen', () => import('../features/account/LanguageScreen')),
    called('language.title'),
  ),
  at(
    paths.orders,
    lazyScreen('trading', 'OrdersScreen', () => import('../features/trading/orders/OrdersScreen')),
    called('pages.orders'),
  ),
  ...contentRoutes,
  at(
    paths.verify,
    lazyScreen('verify', 'VerifyScreen', () => import('../features/verify/VerifyScreen')),
    plain,
  ),
  at(
    paths.publicProof,
    lazyScreen('proof', 'ProofScreen', () => import('../features/proof/ProofScreen')),
    plain,
  ),
  at(
    paths.follow,
    lazyScreen('follow', 'FollowScreen', () => import('../features/follow/FollowScreen')),
    called('pages.follow'),
  ),
  at(
    paths.projectPage,
    lazyScreen(
      'yield',
      'ProjectDetailsScreen',
      () => import('../features/yield/details/ProjectDetailsScreen'),
    ),
    plain,
  ),
  at(
    paths.myProjects,
    lazyScreen(
      'yield',
      'MyProjectsScreen',
      () => import('../features/yield/mine/MyProjectsScreen'),
    ),
    plain,
  ),
  at(
    paths.rechargeChannels,
    lazyScreen(
      'recharge',
      'ChannelListScreen',
      () => import('../features/recharge/ChannelListScreen'),
    ),
    called('pages.rechargeChannels'),
  ),
  at(
    paths.rechargeRecords,
    lazyScreen(
      'recharge',
      'RecordsScreen',
      () => import('../features/recharge/records/RecordsScreen'),
    ),
    called('pages.rechargeRecords'),
  ),
  at(
    paths.statement,
    lazyScreen(
      'statement',
      'StatementScreen',
      () => import('../features/statement/StatementScreen'),
    ),
    called('pages.statement'),
  ),
  at(
    paths.wallet,
    lazyScreen('wallet', 'WalletScreen', () => import('../features/wallet/WalletScreen')),
    called('pages.wallet'),
  ),
  at(
    paths.withdraw,
    lazyScreen(
      'withdrawal',
      'WithdrawScreen',
      () => import('../features/withdrawal/WithdrawScreen'),
    ),
    plain,
  ),
  at(
    paths.withdrawals,
    lazyScreen(
      'withdrawal',
      'WithdrawalsScreen',
      () => import('../features/withdrawal/records/WithdrawalsScreen'),
    ),
    plain,
  ),
  at(
    paths.verification,
    lazyScreen(
      'verification',
      'VerificationScreen',
      () => import('../features/verification/VerificationScreen'),
    ),
    called('pages.verification'),
  ),
  at(
    paths.invite,
    lazyScreen('invitation', 'InviteScreen', () => import('../features/invitation/InviteScreen')),
    plain,
  ),
  at(
    paths.profile,
    lazyScreen('profile', 'ProfileScreen', () => import('../features/profile/ProfileScreen')),
    plain,
  ),
  at(
    paths.security,
    lazyScreen('security', 'SecurityScreen', () => import('../features/security/SecurityScreen')),
    called('pages.security'),
  ),
  at(
    paths.setPassword,
    lazyScreen(
      'security',
      'SetPasswordScreen',
      () => import('../features/security/passwords/SetPasswordScreen'),
    ),
    called('pages.setPassword'),
  ),
  at(
    paths.setFundPassword,
    lazyScreen(
      'security',
      'SetFundPasswordScreen',
      () => import('../features/security/passwords/SetFundPasswordScreen'),
    ),
    called('pages.setFundPassword'),
  ),
  at(
    paths.messages,
    lazyScreen(
      'security',
      'MessagesScreen',
      () => import('../features/security/messages/MessagesScreen'),
    ),
    called('pages.messages'),
  ),
  at(
    paths.paymentMethods,
    lazyScreen(
      'payment-methods',
      'PaymentScreen',
      () => import('../features/payment-methods/PaymentScreen'),
    ),
    plain,
  ),
  at(
    paths.cards,
    lazyScreen(
      'payment-methods',
      'CardsScreen',
      () => import('../features/payment-methods/CardsScreen'),
    ),
    plain,
  ),
  at(
    paths.addCard,
    lazyScreen(
      'payment-methods',
      'AddCardScreen',
      () => import('../features/payment-methods/AddCardScreen'),
    ),
    plain,
  ),
  at(
    paths.walletAddresses,
    lazyScreen(
      'payment-methods',
      'AddressesScreen',
      () => import('../features/payment-methods/AddressesScreen'),
    ),
    plain,
  ),
];

/** The app's pages beyond those of the first load; an address that there is not leads home. */
export function MoreScreens() {
  return (
    <Routes>
      {moreRoutes.map(drawRoute)}
      <Route path="*" element={<Navigate to={paths.root} replace />} />
    </Routes>
  );
}
