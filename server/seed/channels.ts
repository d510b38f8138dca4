import { confirmProposal } from '../modules/proposals';
import { proposeChannel, rechargeChannels, type NewChannel } from '../modules/recharges';
import { acceptStaffPicture } from '../modules/uploads';
import type { Context } from '../platform/context';
import { paymentCode } from './payment-code';
import type { People } from './people';

const bank = {
  en: 'Bank transfer',
  de: 'Banküberweisung',
  es: 'Transferencia bancaria',
  fr: 'Virement bancaire',
  hk: '銀行轉帳',
  jp: '銀行振込',
  kor: '은행 송금',
  th: 'โอนผ่านธนาคาร',
  zh: '银行转账',
  vi: 'Chuyển khoản ngân hàng',
};
const usdt = {
  en: 'USDT (TRC20)',
  de: 'USDT (TRC20)',
  es: 'USDT (TRC20)',
  fr: 'USDT (TRC20)',
  hk: 'USDT（TRC20）',
  jp: 'USDT（TRC20）',
  kor: 'USDT (TRC20)',
  th: 'USDT (TRC20)',
  zh: 'USDT（TRC20）',
  vi: 'USDT (TRC20)',
};
const alipay = { ...sameIn('Alipay'), hk: '支付寶', zh: '支付宝' };
const wechat = { ...sameIn('WeChat Pay'), hk: '微信支付', zh: '微信支付' };

const networkNote = {
  en: 'Send USDT on the TRC20 network only. Money sent on another network is lost.',
  de: 'Senden Sie USDT nur über das TRC20-Netz. Über ein anderes Netz gesendetes Geld ist verloren.',
  es: 'Envía USDT solo por la red TRC20. El dinero enviado por otra red se pierde.',
  fr: 'Envoyez des USDT uniquement sur le réseau TRC20. Tout envoi sur un autre réseau est perdu.',
  hk: '只可經 TRC20 網絡轉入 USDT，經其他網絡轉入的款項會遺失。',
  jp: 'USDTは必ずTRC20ネットワークで送金してください。別のネットワークで送ると失われます。',
  kor: 'USDT는 TRC20 네트워크로만 보내세요. 다른 네트워크로 보낸 금액은 잃게 됩니다.',
  th: 'ส่ง USDT ผ่านเครือข่าย TRC20 เท่านั้น เงินที่ส่งผ่านเครือข่ายอื่นจะสูญหาย',
  zh: '只能通过 TRC20 网络转入 USDT，经其他网络转入的款项会丢失。',
  vi: 'Chỉ gửi USDT qua mạng TRC20. Tiền gửi qua mạng khác sẽ bị mất.',
};

function sameIn(title: string) {
  const tags = ['en', 'de', 'es', 'fr', 'hk', 'jp', 'kor', 'th', 'zh', 'vi'];
  return Object.fromEntries(tags.map((language) => [language, title]));
}

const practice = {
  en: 'Practice payment',
  de: 'Übungszahlung',
  es: 'Pago de práctica',
  fr: 'Paiement d’entraînement',
  hk: '練習付款',
  jp: '練習用の支払い',
  kor: '연습 결제',
  th: 'การชำระเงินฝึกหัด',
  zh: '练习付款',
  vi: 'Thanh toán luyện tập',
};

const bounds = { min: 10_000n, max: 2_000_000n } as const;
const payee = { label: 'HOLDER', value: 'Tarn Practice Ltd' } as const;

/** Receiving details of nobody: practice payments go nowhere. In the order shown. */
const channels: readonly NewChannel[] = [
  { ...bounds, kind: 'PRACTICE', titles: practice, notes: {}, sort: 0, details: [payee] },
  {
    ...bounds,
    kind: 'BANK',
    titles: bank,
    notes: {},
    sort: 1,
    details: [
      payee,
      { label: 'BANK', value: 'Practice Bank' },
      { label: 'ACCOUNT', value: 'PB00 0000 1234 5678' },
    ],
  },
  {
    ...bounds,
    kind: 'USDT',
    titles: usdt,
    notes: networkNote,
    sort: 2,
    details: [
      { label: 'NETWORK', value: 'TRC20' },
      { label: 'ADDRESS', value: 'TPracticeAddressDoNotSendRealMoney' },
    ],
  },
  {
    ...bounds,
    kind: 'ALIPAY',
    titles: alipay,
    notes: {},
    sort: 3,
    details: [payee, { label: 'ACCOUNT', value: 'pay@practice.tarn' }],
  },
  {
    ...bounds,
    kind: 'WECHAT',
    titles: wechat,
    notes: {},
    sort: 4,
    details: [payee, { label: 'ACCOUNT', value: 'tarn-practice' }],
  },
];

/** A database that was filled before has all but the newest. */
export async function fillChannels(ctx: Context, { staff }: People): Promise<void> {
  const open = await rechargeChannels(ctx);
  const known = new Set(open.map(({ kind }) => kind));
  const one = { ...ctx, staff: staff.admin };
  const another = { ...ctx, staff: staff.admin2 };
  const reason = 'A way to pay in of the practice world';
  for (const channel of channels.filter(({ kind }) => !known.has(kind))) {
    const qr = channel.kind === 'ALIPAY' ? await codeOf(one) : null;
    const fresh = { ...channel, id: null, qr, open: true, reason, idempotencyKey: null };
    const { id } = await proposeChannel(one, fresh);
    await confirmProposal(another, id);
  }
}

/** This wallet shows a picture to scan. */
const codeOf = async (ctx: Context): Promise<string> =>
  (await acceptStaffPicture(ctx, await paymentCode())).hash;
