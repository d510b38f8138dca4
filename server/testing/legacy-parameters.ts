type Names = readonly [string, ...string[]];

const ACCOUNT: Names = ['phone', 'username', 'account', 'email', 'mobile'];
const PASSWORD: Names = ['password', 'pwd'];
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
  'login/index': [ACCOUNT, PASSWORD],
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
  'index/home': [['language', 'lang']],
  'index/info': [['language', 'lang']],
  'index/ajaxdata': each('class', 'key'),
  'index/getkdata': [INSTRUMENT, ...each('num', 'interval')],
  'index/ajaxpro': [INSTRUMENT],
  'index/getprodata': [INSTRUMENT],
  'index/seconds': [INSTRUMENT],
  'index/goods': [INSTRUMENT],
  'user/index': each('token', 'uid', 'user_id', 'language'),
  'user/recharge': RECHARGE,
  'user/dorecharge': RECHARGE,
  'user/recharge_record': [...PAGE, ...each('status', 'class')],
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
  'user/uploadfile': [['image', 'file', 'img', 'pic']],
};
