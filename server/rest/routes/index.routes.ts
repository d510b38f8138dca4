import { limits } from '../../../schema/limits';
import { languages } from '../../../schema/languages';
import { contentPaths } from '../../../schema/content/routes';
import { paths } from '../../../schema/routes';
import { formatBasisPoints, formatMoney } from '../../../schema/money';
import { candleIntervals, instrumentClasses, type CandleInterval } from '../../../schema/states';
import type { LoadedContext } from '../../http/context';
import {
  candles,
  instruments,
  isPractice,
  offeredBounds,
  openingTimes,
  type Instrument,
} from '../../modules/market';
import { riskNotice } from '../../modules/content';
import { settings, supportHours } from '../../modules/settings';
import { quotedInstrument } from '../../modules/trading';
import { refuse } from '../../platform/domain-error';
import { readSearch } from '../../platform/text/read-text';
import { PlainNumber } from '../transport/envelope';
import type { Form } from '../transport/form';
import type { LegacyCall, LegacyRoute } from '../transport/legacy-route';
import { banners, firstNotices, popUp } from './content.routes';
import { num, paragraphs, sec, showProduct, showTier, showTopData, usdText } from './show';
import { userMoney } from './user-money';

/** An instrument as the old API shows it, with what belongs to it in one batch. */
async function product(ctx: LoadedContext, instrument: Instrument) {
  const [quote, hours] = await Promise.all([
    ctx.loaders.quotes.load(instrument.id),
    ctx.loaders.marketStates.load(instrument.id),
  ]);
  return showProduct(instrument, { quote, hours, language: ctx.locale });
}

/** @throws FORM_INCOMPLETE, PARAM_INVALID, PRODUCT_NOT_FOUND */
async function neededInstrument(ctx: LoadedContext, form: Form, names: readonly string[]) {
  const id = form.needId(...names);
  return (await quotedInstrument(ctx, id)) ?? refuse('PRODUCT_NOT_FOUND', {});
}

async function tiers(ctx: LoadedContext, { id }: Instrument) {
  const presets = (await settings(ctx)).orderPresets.map(formatMoney);
  return (await ctx.loaders.terms.load(id)).map((terms) => showTier(terms, presets));
}

async function topData(ctx: LoadedContext, instrument: Instrument) {
  const quote = await ctx.loaders.quotes.load(instrument.id);
  return showTopData(instrument.names[ctx.locale], quote, instrument.decimals);
}

const MINUTES: Readonly<Record<string, CandleInterval>> = {
  '1': '1m',
  '5': '5m',
  '15': '15m',
  '30': '30m',
  '60': '1h',
  '240': '4h',
  d: '1d',
};

function intervalOf(form: Form): CandleInterval {
  const asked = form.get('interval') ?? '1';
  const named = candleIntervals.find((interval) => interval === asked);
  return named ?? MINUTES[asked] ?? refuse('PARAM_INVALID', { field: 'interval' });
}

async function kline({ ctx, form }: LegacyCall) {
  const instrument = await neededInstrument(ctx, form, ['pid', 'id']);
  const last = form.count(['num'], { fallback: 60, min: 1, max: limits.candlesMax });
  const rows = await candles(ctx, {
    instrumentId: instrument.id,
    interval: intervalOf(form),
    last,
  });
  const plain = (digits: string) => new PlainNumber(digits);
  return {
    data: {
      topdata: await topData(ctx, instrument),
      items: rows.map((row) => [
        sec(row.startAt),
        plain(row.open),
        plain(row.close),
        plain(row.low),
        plain(row.high),
      ]),
      volumes: rows.map(({ volume }) => (volume === null ? null : plain(volume))),
    },
  };
}

/** The first seven tiers, numbered from 1; 0 seconds where there is none. */
async function numberedTiers(ctx: LoadedContext, instrument: Instrument) {
  const offered = await tiers(ctx, instrument);
  return Object.fromEntries(
    [1, 2, 3, 4, 5, 6, 7].flatMap((n): [string, string | number][] => {
      const tier = offered[n - 1];
      return [
        [`protime_${String(n)}`, tier?.time ?? 0],
        [`proscale_${String(n)}`, tier?.shouyi ?? '0.00'],
        [`lossrate_${String(n)}`, '100.00'],
        [`jine_${String(n)}`, tier?.min ?? '0.00'],
      ];
    }),
  );
}

async function latestPrice({ ctx, form }: LegacyCall) {
  const instrument = await neededInstrument(ctx, form, ['pid', 'id']);
  const data = { ...(await product(ctx, instrument)), ...(await numberedTiers(ctx, instrument)) };
  const money = await userMoney(ctx);
  return { data: money ? { ...data, user_money: money.available } : data };
}

async function ticket({ ctx, form }: LegacyCall) {
  const instrument = await neededInstrument(ctx, form, ['id', 'pid']);
  const [policy, bounds, hours, money] = await Promise.all([
    settings(ctx),
    offeredBounds(ctx),
    openingTimes(ctx, instrument.id),
    userMoney(ctx),
  ]);
  return {
    data: {
      info: {
        ...(await product(ctx, instrument)),
        content: paragraphs(instrument.descriptions[ctx.locale] ?? ''),
        timezone: hours.timezone,
        ...Object.fromEntries(hours.days.map((text, day) => [`opentime_${String(day + 1)}`, text])),
        order_price: await tiers(ctx, instrument),
      },
      user: { money: money?.available ?? null, frozen: money?.frozen ?? null },
      config: {
        order_charge: formatBasisPoints(bounds.feeBp),
        order_min: usdText(bounds.stakeMin),
        order_max: usdText(bounds.stakeMax),
        order_max_amount: formatMoney(policy.positionMax),
        multiples: policy.multiples,
        risk: await riskOf(ctx),
      },
    },
  };
}

async function riskOf(ctx: LoadedContext) {
  const { actor, loaders } = ctx;
  const user = actor ? await loaders.users.load(actor.userId) : null;
  const { id, text } = await riskNotice(ctx);
  return { id: num(id), text, accepted: user?.riskNotice === id ? 1 : 0 };
}

async function publicInfo({ ctx, host }: LegacyCall) {
  const [policy, bounds, practice, [notice]] = await Promise.all([
    settings(ctx),
    offeredBounds(ctx),
    isPractice(ctx),
    firstNotices(ctx),
  ]);
  const joined = (amounts: readonly { readonly minor: bigint }[]) =>
    amounts.map(({ minor }) => usdText(minor)).join('|');
  return {
    data: {
      webname: policy.brand,
      logo_img: LOGO,
      domain: host,
      service: `/h5/#${paths.customer}`,
      support_hours: supportHours(policy, ctx.locale),
      app: `/h5/#${contentPaths.download}`,
      notice: notice?.title ?? '',
      currency: 'USD',
      duihuobi: 'USD',
      duihuan: '1',
      cash_start: policy.withdrawStart,
      cash_end: policy.withdrawEnd,
      timezone: policy.timezone,
      cash_min: formatMoney(policy.withdrawMin),
      cash_max: formatMoney(policy.withdrawMax),
      cash_day_max: formatMoney(policy.withdrawDayMax),
      cash_max_num: policy.withdrawDayCount,
      cash_charge: formatBasisPoints(policy.withdrawFeeBp),
      review_hours: policy.reviewHours,
      recharge_min: formatMoney(policy.rechargeMin),
      recharge_max: formatMoney(policy.rechargeMax),
      recharge_amount: joined(policy.rechargePresets),
      order_amount: joined(policy.orderPresets),
      order_charge: formatBasisPoints(bounds.feeBp),
      order_min: usdText(bounds.stakeMin),
      order_max: usdText(bounds.stakeMax),
      order_max_amount: formatMoney(policy.positionMax),
      invite_required: policy.invitationRequired ? 1 : 0,
      languages: [...languages],
      demo: practice ? 1 : 0,
      server_time: sec(await ctx.now()),
    },
  };
}

async function productList({ ctx, form }: LegacyCall) {
  const asked = form.get('class')?.toUpperCase();
  const group = instrumentClasses.find((name) => name === asked);
  if (asked && !group) refuse('PARAM_INVALID', { field: 'class' });
  const search = readSearch(form.get('key'), limits.instrumentSearchLengthMax, 'key');
  const rows = await instruments(ctx, { class: group ?? null, search });
  const products = await Promise.all(rows.map((row) => product(ctx, row)));
  return { data: products.map((one) => ({ ...one, Name: one.title, isdelete: 0 })) };
}

async function home({ ctx }: LegacyCall) {
  const hot = await instruments(ctx, { popular: true });
  const products = await Promise.all(hot.map((row) => product(ctx, row)));
  const [banner, ater, notice] = await Promise.all([banners(ctx), popUp(ctx), firstNotices(ctx)]);
  return { data: { product: products, products, banner, ater, notice } };
}

/** Drawn with the app, of its brand. */
const LOGO = '/h5/icon.svg';

const R = { method: 'R', session: false } as const;

export const indexRoutes: readonly LegacyRoute[] = [
  { ...R, path: 'index/home', answer: home },
  { ...R, path: 'index/info', answer: publicInfo },
  { ...R, path: 'index/ajaxdata', answer: productList },
  { ...R, path: 'index/getkdata', answer: kline },
  { ...R, path: 'index/ajaxpro', answer: latestPrice },
  {
    ...R,
    path: 'index/getprodata',
    answer: async ({ ctx, form }) => ({
      data: await topData(ctx, await neededInstrument(ctx, form, ['pid', 'id'])),
    }),
  },
  {
    ...R,
    path: 'index/seconds',
    answer: async ({ ctx, form }) => ({
      data: await tiers(ctx, await neededInstrument(ctx, form, ['pid', 'id'])),
    }),
  },
  { ...R, path: 'index/goods', answer: ticket },
];
