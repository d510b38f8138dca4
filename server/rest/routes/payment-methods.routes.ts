import {
  addressKinds,
  isAddressKind,
  networkOf,
  type AccountKind,
} from '../../../schema/payment-methods';
import type { LoadedContext } from '../../http/context';
import {
  addPaymentMethod,
  heldDetails,
  paymentMethodsOf,
  readNetwork,
  type Details,
  type PaymentMethod,
} from '../../modules/payment-methods';
import { requireUser } from '../../platform/context';
import { masked } from '../../platform/text/masked';
import type { LegacyCall, LegacyRoute } from '../transport/legacy-route';
import { num, sec } from './show';

/** The old API's `leixing` of what is no address, which is 1. */
const legacyKinds: Record<AccountKind, 2 | 3 | 4> = { BANK_CARD: 2, ALIPAY: 3, WECHAT: 4 };

/** Each as what it is, in the order given. */
export async function showTargets(ctx: LoadedContext, all: readonly PaymentMethod[]) {
  const details = await heldDetails(ctx, all);
  return all.map((row, n) =>
    isAddressKind(row.kind) ? showAddress(row) : showBinding(row, details[n]),
  );
}

/** A card or an account; number and holder with stars. */
function showBinding(row: PaymentMethod, details: Partial<Details> = {}) {
  const { bank, branch, holder } = details;
  const { kind, currency } = row;
  return {
    id: num(row.id),
    leixing: isAddressKind(kind) ? 1 : legacyKinds[kind],
    bank: bank ?? '',
    area: branch ?? '',
    account: row.masked,
    name: masked(holder ?? ''),
    currency,
    ...times(row),
  };
}

function showAddress(row: PaymentMethod) {
  const { kind, currency, masked: address } = row;
  return {
    id: num(row.id),
    leixing: 1,
    currency,
    network: isAddressKind(kind) ? networkOf[kind].network : '',
    type: isAddressKind(kind) ? addressKinds.indexOf(kind) + 1 : 0,
    address,
    usdt: address,
    ...times(row),
  };
}

/** 0 for what could be paid out to at once. */
const times = ({ createdAt, usableSince }: PaymentMethod) => ({
  addtime: sec(createdAt),
  usable_since: usableSince > createdAt ? sec(usableSince) : 0,
});

const own = (ctx: LoadedContext) => paymentMethodsOf(ctx, requireUser(ctx).userId);

/** Everything by its kind; the newest first. JSON leaves out what there is none of. */
async function everything({ ctx }: LegacyCall) {
  const all = await own(ctx);
  const shown = await showTargets(ctx, all);
  const every = (is: (kind: PaymentMethod['kind']) => boolean) =>
    shown.filter((_, n) => is(all[n]?.kind ?? 'BANK_CARD'));
  const newest = (asked: PaymentMethod['kind']) => every((kind) => kind === asked)[0];
  const data = {
    bank: newest('BANK_CARD'),
    usdt: newest('USDT_TRC20'),
    usdt2: newest('USDT_ERC20'),
    alipay: newest('ALIPAY'),
    wechat: newest('WECHAT'),
    banks: every((kind) => kind === 'BANK_CARD'),
    wallets: every(isAddressKind),
  };
  return { data };
}

/** An empty one is none: old apps send the field always. */
function fundPassword({ form }: LegacyCall): string | null {
  const sent = form.get('pwd', 'paypwd', 'fund_password') ?? '';
  return sent === '' ? null : sent;
}

async function addCard(call: LegacyCall) {
  const { ctx, form, idempotencyKey } = call;
  const asked = form.choice(['leixing'], ['2', '3', '4']) ?? '2';
  const kinds = { '2': 'BANK_CARD', '3': 'ALIPAY', '4': 'WECHAT' } as const;
  const { resultId, replayed } = await addPaymentMethod(ctx, {
    kind: kinds[asked],
    bank: asked === '2' ? form.need('bank', 'bank_name') : (form.get('bank', 'bank_name') ?? null),
    account: form.need('account', 'card_no', 'number'),
    branch: form.get('area', 'branch') ?? null,
    holder: form.get('name') ?? null,
    currency: form.get('currency') ?? null,
    fundPassword: fundPassword(call),
    idempotencyKey,
  });
  return { data: { id: num(resultId) }, done: 'ADDED' as const, replayed };
}

async function addAddress(call: LegacyCall) {
  const { ctx, form, idempotencyKey } = call;
  const account = form.need('address', 'usdt', 'addr');
  const { resultId, replayed } = await addPaymentMethod(ctx, {
    kind: readNetwork({
      type: form.get('type') ?? null,
      currency: form.get('currency') ?? null,
      network: form.get('network') ?? null,
    }),
    account,
    fundPassword: fundPassword(call),
    idempotencyKey,
  });
  return { data: { id: num(resultId) }, done: 'ADDED' as const, replayed };
}

export const paymentMethodRoutes: readonly LegacyRoute[] = [
  { path: 'user/add_card', method: 'W', session: true, answer: addCard },
  { path: 'user/bank_card', method: 'R', session: true, answer: everything },
  {
    path: 'user/user_wallet',
    method: 'R',
    session: true,
    answer: async ({ ctx }) => ({
      data: (await own(ctx)).filter(({ kind }) => isAddressKind(kind)).map(showAddress),
    }),
  },
  { path: 'user/add_wallet_addr', method: 'W', session: true, answer: addAddress },
];
