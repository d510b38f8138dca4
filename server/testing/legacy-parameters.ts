type Names = readonly [string, ...string[]];

const ACCOUNT: Names = ['phone', 'username', 'account', 'email', 'mobile'];
const PASSWORD: Names = ['password', 'pwd'];
const FUND_PASSWORD: Names = ['pwd', 'paypwd', 'fund_password'];
const PAGE: readonly Names[] = [['page'], ['num', 'limit', 'per_page']];
const RECHARGE: readonly Names[] = [
  ['money'],
  ['type', 'payments_id', 'channel'],
  ['screenshot', 'img', 'pic', 'image', 'voucher'],
  ['name', 'truename'],
  ['reason', 'remark'],
];
const INSTRUMENT: Names = ['pid', 'id'];
const ORDER: Names = ['oid', 'id', 'order_id'];
const each = (...names: readonly string[]): readonly Names[] => names.map((name) => [name]);

/** What each built path of the old API reads. */
export const legacyParameters: Readonly<Record<string, readonly Names[]>> = {
  'login/index': [ACCOUNT, PASSWORD, ['totp', 'otp']],
  'login/reg': [
    ACCOUNT,
    ...each('password', 'password4'),
    ['password2', 'repassword'],
    ['password3', 'paypwd'],
    ['code', 'sms_code'],
    ['top', 'invite', 'invitecode'],
    ['agree', 'agreement'],
  ],
  'login/code': [ACCOUNT, ['scene']],
  'login/logout': [],
  'login/forget': [ACCOUNT, ...each('code', 'password', 'password2')],
  'user/pwd_login': each('oldpwd', 'pwd', 'pwd2'),
  'user/pwd_pay': each('oldpwd', 'pwd', 'pwd2'),
  'index/home': [['language', 'lang']],
  'index/info': [['language', 'lang']],
  'index/ajaxdata': each('class', 'key'),
  'index/getkdata': [INSTRUMENT, ...each('num', 'interval')],
  'index/ajaxpro': [INSTRUMENT],
  'index/getprodata': [INSTRUMENT],
  'index/seconds': [INSTRUMENT],
  'index/goods': [INSTRUMENT],
  'user/index': each('token', 'uid', 'user_id', 'language'),
  'user/certification': [
    ['name', 'real_name', 'realname', 'truename'],
    ['idcard', 'id_card', 'idno'],
    ['id_type'],
    ['card_front', 'id_card_front', 'z_id_card', 'front'],
    ['card_bank', 'card_back', 'id_card_back', 'f_id_card', 'back'],
    ['selfie'],
  ],
  'user/add_card': [
    ['bank', 'bank_name'],
    ['account', 'card_no', 'number'],
    ['area', 'branch'],
    ...each('name', 'currency', 'leixing'),
    FUND_PASSWORD,
  ],
  'user/bank_card': [],
  'user/user_wallet': [],
  'user/add_wallet_addr': [
    ['address', 'usdt', 'addr'],
    ...each('type', 'currency', 'network'),
    FUND_PASSWORD,
  ],
  'user/recharge': RECHARGE,
  'user/dorecharge': RECHARGE,
  'user/recharge_record': [...PAGE, ...each('status', 'class')],
  'user/cash': [['money'], ['pwd', 'paypwd', 'fund_password'], ['bank', 'bid'], ['idtype']],
  'user/cash_record': [...PAGE, ['status']],
  'user/msg': [...PAGE, ['id']],
  'user/finance': [...each('type', 'kind', 'currency', 'purse', 'start', 'end', 'format'), ...PAGE],
  'user/addorder': [
    ['order_type', 'ostyle'],
    ['order_pid', 'pid'],
    ['order_price', 'money'],
    ['order_sen', 'seconds'],
    ...each('multiple', 'seen_price', 'tolerance', 'risk_ack', 'order_shouyi', 'newprice'),
  ],
  'user/goorder': [ORDER],
  'user/get_this_order': [ORDER],
  'user/orderlist': [...each('ostaus', 'pid', 'buytime', 'kind'), ...PAGE],
  'user/ajaxorder_list': [['type'], ...PAGE],
  'user/wallet': [],
  'user/exchange': [['type'], ['coin', 'id'], ['amount', 'money', 'num'], ['quote_id']],
  'user/exchange_record': PAGE,
  'user/sign': [],
  'user/invite': PAGE,
  'user/yeb_project': [['status', 'type'], ...PAGE],
  'user/yuebaoinfo': [['id', 'yebid'], ['money']],
  'user/yeb': [],
  'user/yebjoinnow': [['yebid', 'id'], ['money'], ['terms_id']],
  'user/yebappend': [['id'], ['money', 'append_money']],
  'user/yebstop': [['id'], ['preview']],
  'user/yebkeep': [['id'], ['terms_id']],
  'user/myproject': [['status'], ...PAGE],
  'user/project_orderlist': PAGE,
  'user/uploadfile': [['image', 'file', 'img', 'pic']],
  'user/uploadavatar': [['avatar', 'image', 'file']],
};
