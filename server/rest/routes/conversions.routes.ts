import { formatBasisPoints, formatMoney, money, type Asset } from '../../../schema/money';
import { conversions, convert, quoteConversion, quotedConversion } from '../../modules/conversions';
import type { Conversion } from '../../modules/conversions';
import { refuse } from '../../platform/domain-error';
import { readMoney } from '../../platform/text/read-money';
import type { Form } from '../transport/form';
import type { LegacyCall, LegacyRoute } from '../transport/legacy-route';
import { legacyPage, NEWEST, sliceOf } from '../transport/paging';
import { num, sec, usdText } from './show';

/** In the order of their wallets' numbers, from 1. */
const COINS = ['USDT', 'BTC', 'ETH'] as const satisfies readonly Asset[];

/** By title or by the number of its wallet. @throws COIN_NOT_FOUND */
function coinOf(form: Form): (typeof COINS)[number] {
  const asked = form.need('coin', 'id').toUpperCase();
  return (
    COINS.find((coin, n) => coin === asked || String(n + 1) === asked) ??
    refuse('COIN_NOT_FOUND', {}, 'coin')
  );
}

const typeOf = ({ toCoin }: Conversion) => (toCoin ? 'm2c' : 'c2m');
const coinText = ({ coin, coins }: Conversion) => formatMoney(money(coin, coins));

async function quote({ ctx, form }: LegacyCall) {
  const type = form.need('type');
  if (type !== 'm2c' && type !== 'c2m') refuse('PARAM_INVALID', { field: 'type' });
  const coin = coinOf(form);
  const amount = form.need('amount', 'money', 'num');
  const give = readMoney(type === 'm2c' ? 'USD' : coin, amount, 'amount');
  const quoted = await quoteConversion(ctx, { coin, give });
  const [cash, coins] = [usdText(quoted.cash), coinText(quoted)];
  return {
    data: {
      quote_id: num(quoted.id),
      type,
      coin,
      give: type === 'm2c' ? cash : coins,
      get: type === 'm2c' ? coins : cash,
      rate: quoted.rate,
      spread: formatBasisPoints(quoted.spreadBp),
      expires: sec(quoted.expiresAt),
    },
  };
}

const show = (made: Conversion) => ({
  id: num(made.id),
  time: sec(made.convertedAt),
  type: typeOf(made),
  coin: made.coin,
  money: usdText(made.cash),
  num: coinText(made),
  rate: made.rate,
  status: 1,
});

async function make({ ctx, form, idempotencyKey }: LegacyCall) {
  const quoteId = form.need('quote_id');
  const { resultId, replayed } = await convert(ctx, { quoteId, idempotencyKey });
  const made = await quotedConversion(ctx, resultId);
  if (!made) throw new Error(`conversion ${resultId} is gone`);
  return { data: show(made), done: 'DONE' as const, replayed };
}

async function records({ ctx, form }: LegacyCall) {
  const { rows, total } = sliceOf(await conversions(ctx, NEWEST), legacyPage(form));
  return { data: rows.map(show), total };
}

export const conversionRoutes: readonly LegacyRoute[] = [
  {
    path: 'user/exchange',
    // A POST without a quote asks for one, as a GET does.
    method: 'D',
    session: true,
    submits: ['quote_id'],
    read: quote,
    answer: make,
  },
  { path: 'user/exchange_record', method: 'R', session: true, answer: records },
];
