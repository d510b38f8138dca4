/** Paths of the H5 screens. What a page needs travels in the query of the hash. */
const query = (path: string, name: string, value: string) =>
  `${path}?${name}=${encodeURIComponent(value)}`;

export const paths = {
  root: '/',
  home: '/pages/home/home',
  markets: '/pages/index/index',
  project: '/pages/project/project',
  projectPage: '/pages/project/details',
  projectDetails: (id: string) => query('/pages/project/details', 'id', id),
  myProjects: '/pages/project/myproject',
  myProject: (id: string) => query('/pages/project/myproject', 'id', id),
  user: '/pages/user/user',
  instrumentPage: '/pages/trade/trade',
  instrument: (id: string) => query('/pages/trade/trade', 'id', id),
  login: '/pages/login/login',
  register: '/pages/login/register',
  registerWith: (invitationCode: string) => query('/pages/login/register', 'code', invitationCode),
  forgotPassword: '/pages/login/forgetpwd',
  lostFactor: '/pages/login/lostfactor',
  stopHelp: '/pages/login/stophelp',
  stopHelpBy: (token: string) => query('/pages/login/stophelp', 'token', token),
  agreement: '/pages/login/agreement',
  locked: '/pages/login/locked',
  recharge: '/pages/user/recharge',
  rechargeBy: (channelId: string) => query('/pages/user/recharge', 'channel', channelId),
  rechargeWith: (amount: string) => query('/pages/user/recharge', 'amount', amount),
  rechargeChannels: '/pages/user/rechargeList',
  rechargeRecords: '/pages/user/rechargerecord',
  rechargeRecord: (id: string) => query('/pages/user/rechargerecord', 'id', id),
  withdraw: '/pages/user/cash',
  withdrawals: '/pages/user/cashrecord',
  withdrawal: (id: string) => query('/pages/user/cashrecord', 'id', id),
  orders: '/pages/user/order',
  order: (id: string) => query('/pages/user/order', 'id', id),
  verify: '/pages/verify/verify',
  publicProof: '/pages/public/proof',
  follow: '/pages/user/follow',
  statement: '/pages/user/finance',
  wallet: '/pages/user/wallet',
  convert: (coin: string) => query('/pages/user/wallet', 'convert', coin),
  language: '/pages/user/language',
  verification: '/pages/user/auth',
  changeData: query('/pages/user/auth', 'change', '1'),
  profile: '/pages/user/profile',
  security: '/pages/user/security',
  ownLimits: query('/pages/user/security', 'limits', '1'),
  staffLooks: query('/pages/user/security', 'looks', '1'),
  setPassword: '/pages/user/setpassword',
  setFundPassword: '/pages/user/setfundpassword',
  messages: '/pages/user/message',
  invite: '/pages/invite/invite',
  help: '/pages/user/help',
  customer: '/pages/customer/customer',
  paymentMethods: '/pages/payment/payment',
  cards: '/pages/payment/bindbank',
  addCard: '/pages/payment/addBank',
  walletAddresses: '/pages/payment/bindwallet',
} as const;

/** Words that open a page without a session when its path contains them. */
export const openWords = [
  'activityview',
  'home',
  'register',
  'login',
  'agreement',
  'public',
  'customer',
  'download',
  'splash',
  'forgetpwd',
  'index',
  'about',
  'aboutus',
  'verify',
] as const;

/** Looks at the path alone: in the whole URL `index.html` would open every page. */
export function isOpenPath(path: string): boolean {
  const [plain = ''] = path.split('?');
  return plain === '/' || openWords.some((word) => plain.toLowerCase().includes(word));
}
