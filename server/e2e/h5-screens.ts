/** Every screen of H5 that a visitor can open, by the name of its picture. */
export const visitorScreens = {
  'marketing-home': '/',
  'trade-list': '/pages/index/index',
  search: '/pages/index/index?search=usd',
  login: '/pages/login/login',
  register: '/pages/login/register?code=TARN01',
  agreement: '/pages/login/agreement',
} as const;

/** And those that ask who it is. */
export const userScreens = {
  home: '/pages/home/home',
  trade: '/pages/trade/trade?id=16',
  'closed-market': '/pages/trade/trade?id=1',
  project: '/pages/project/project',
  user: '/pages/user/user',
  recharge: '/pages/user/recharge',
  'recharge-channels': '/pages/user/rechargeList',
  'recharge-records': '/pages/user/rechargerecord',
  orders: '/pages/user/order',
  statement: '/pages/user/finance',
  wallet: '/pages/user/wallet',
  convert: '/pages/user/wallet?convert=BTC',
  withdraw: '/pages/user/cash',
  withdrawals: '/pages/user/cashrecord',
  language: '/pages/user/language',
  profile: '/pages/user/profile',
  verification: '/pages/user/auth',
  security: '/pages/user/security',
  'set-password': '/pages/user/setpassword',
  'set-fund-password': '/pages/user/setfundpassword',
  messages: '/pages/user/message',
  help: '/pages/user/help',
  'payment-methods': '/pages/payment/payment',
  cards: '/pages/payment/bindbank',
  'add-card': '/pages/payment/addBank',
  'wallet-addresses': '/pages/payment/bindwallet',
} as const;
