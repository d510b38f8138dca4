import { createHash } from 'node:crypto';
import { formatMoney } from '../../../schema/money';
import {
  legacyRechargeClass,
  legacyRechargeStatus,
  rechargeClasses,
  rechargeStates,
  type RechargeState,
} from '../../../schema/states';
import type { LoadedContext } from '../../http/context';
import {
  rechargeById,
  rechargeChannels,
  recharges,
  submitRecharge,
  type RechargeChannel,
  type RechargeRecord,
} from '../../modules/recharges';
import { titleOfCredit } from '../../modules/credits';
import { settings } from '../../modules/settings';
import { acceptUpload, pictureOf, shownPath, type SentPicture } from '../../modules/uploads';
import { requireUser } from '../../platform/context';
import { refuse } from '../../platform/domain-error';
import { readMoney } from '../../platform/text/read-money';
import type { Form } from '../transport/form';
import type { LegacyCall, LegacyRoute } from '../transport/legacy-route';
import { legacyPage, NEWEST, sliceOf } from '../transport/paging';
import { num, sec, usdText } from './show';
import { platformTime } from '../../platform/text/platform-time';
import { userMoney } from './user-money';

const SCREENSHOT = ['screenshot', 'img', 'pic', 'image', 'voucher'] as const;

const showChannel = (ctx: LoadedContext, channel: RechargeChannel) => ({
  id: num(channel.id),
  title: channel.titles[ctx.locale] ?? channel.titles.en ?? '',
  kind: channel.kind.toLowerCase(),
  addr:
    channel.details.find(({ label }) => label === 'ADDRESS' || label === 'ACCOUNT')?.value ?? '',
  img: channel.qr === null ? '' : shownPath(channel.qr),
  more: [...channel.details.map(({ value }) => value), channel.notes[ctx.locale] ?? '']
    .filter((line) => line !== '')
    .join('\n'),
  min: usdText(channel.min),
  max: usdText(channel.max),
});

const statusOf = (ctx: LoadedContext, state: RechargeState): number => {
  const literal = legacyRechargeStatus[state];
  return ctx.config.legacyStatus === 'zero-pending' && literal > 2 ? 0 : literal;
};

/** Channel and picture of what was paid in; title and turnover of what was given. */
async function sourceOf(ctx: LoadedContext, row: RechargeRecord) {
  const { channelId, uploadId, campaignId } = row;
  if (channelId !== null && uploadId !== null) {
    const channel = await ctx.loaders.channels.load(channelId);
    return {
      type: channel ? showChannel(ctx, channel).title : '',
      payments_id: num(channelId),
      turnover: '0.00',
      img: await ctx.loaders.uploadLinks.load(uploadId),
    };
  }
  const campaign = campaignId === null ? null : await ctx.loaders.campaigns.load(campaignId);
  const bonus = await ctx.loaders.bonuses.load(row.id);
  return {
    type: titleOfCredit(ctx.locale, campaign),
    payments_id: 0,
    turnover: usdText(bonus?.turnoverRequired ?? 0n),
    img: '',
  };
}

async function showRecharge(ctx: LoadedContext, row: RechargeRecord) {
  const { timezone } = await settings(ctx);
  const { type, payments_id, turnover, img } = await sourceOf(ctx, row);
  const status = statusOf(ctx, row.state);
  return {
    id: num(row.id),
    orderid: row.number,
    money: usdText(row.amount),
    credited: usdText(row.credited ?? 0n),
    class: legacyRechargeClass[row.class],
    type,
    payments_id,
    name: row.payerName ?? '',
    reason: row.remark ?? '',
    reaolae: row.decisionReason ?? '',
    status,
    state: row.state.toLowerCase(),
    time: sec(row.submittedAt),
    time_text: platformTime(row.submittedAt, timezone),
    time2: sec(row.decidedAt),
    time2_text: row.decidedAt ? platformTime(row.decidedAt, timezone) : '',
    review_by: sec(row.reviewBy),
    turnover,
    img,
  };
}

async function readRecharge({ ctx }: LegacyCall) {
  const { userId } = requireUser(ctx);
  const [policy, channels, money, reference] = await Promise.all([
    settings(ctx),
    rechargeChannels(ctx),
    userMoney(ctx),
    ctx.loaders.paymentReferences.load(userId),
  ]);
  const min = formatMoney(policy.rechargeMin);
  return {
    data: {
      user: { money: money?.available ?? '0.00' },
      payments: channels.map((channel) => showChannel(ctx, channel)),
      reference: reference ?? '',
      min_recharge: min,
      recharge_min: min,
      recharge_max: formatMoney(policy.rechargeMax),
      recharge_amount: policy.rechargePresets.map(formatMoney).join('|'),
      duihuan: '1',
    },
  };
}

/** A picture sent along is stored when all else is right; a path refers to one that was. */
function screenshotOf({ ctx, form }: LegacyCall): string | SentPicture {
  const file = form.file(...SCREENSHOT);
  if (!file) return form.get(...SCREENSHOT) ?? '';
  return {
    contentHash: createHash('sha256').update(file.content).digest(),
    store: async () => (await acceptUpload(ctx, pictureOf(file))).path,
  };
}

async function submit(call: LegacyCall) {
  const { ctx, form, idempotencyKey } = call;
  const { userId } = requireUser(ctx);
  const money = form.need('money');
  const channel = form.need('type', 'payments_id', 'channel');
  const { resultId, replayed } = await submitRecharge(ctx, {
    amount: readMoney('USD', money, 'money'),
    channel,
    screenshot: screenshotOf(call),
    payerName: form.get('name', 'truename') ?? null,
    remark: form.get('reason', 'remark') ?? null,
    idempotencyKey,
  });
  const row = await rechargeById(ctx, userId, resultId);
  if (!row) throw new Error(`recharge ${resultId} is gone`);
  return { data: await showRecharge(ctx, row), done: 'RECHARGE_SUBMITTED' as const, replayed };
}

function statesAsked(ctx: LoadedContext, form: Form): RechargeState[] | null {
  const status = form.get('status');
  if (status === undefined || status === '') return null;
  const states = rechargeStates.filter((state) => String(statusOf(ctx, state)) === status);
  return states.length > 0 ? [...states] : refuse('PARAM_INVALID', { field: 'status' });
}

async function records({ ctx, form }: LegacyCall) {
  const { userId } = requireUser(ctx);
  const page = legacyPage(form);
  const number = form.get('class');
  const group = rechargeClasses.find((name) => String(legacyRechargeClass[name]) === number);
  if (number !== undefined && number !== '' && !group) refuse('PARAM_INVALID', { field: 'class' });
  const filter = { states: statesAsked(ctx, form), class: group ?? null };
  const { rows, total } = sliceOf(await recharges(ctx, userId, { ...filter, ...NEWEST }), page);
  return { data: await Promise.all(rows.map((row) => showRecharge(ctx, row))), total };
}

const SUBMITS = ['money', 'type', 'payments_id', 'channel', ...SCREENSHOT];

export const fundingRoutes: readonly LegacyRoute[] = [
  {
    path: 'user/recharge',
    method: 'D',
    session: true,
    submits: SUBMITS,
    read: readRecharge,
    answer: submit,
  },
  { path: 'user/dorecharge', method: 'W', session: true, answer: submit },
  { path: 'user/recharge_record', method: 'R', session: true, answer: records },
];
