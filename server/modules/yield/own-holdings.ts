import { requireUser, type Context } from '../../platform/context';
import { rows } from '../../platform/database/rows';
import type { PageAsked } from '../../platform/page';
import { readId } from '../../platform/text/read-money';
import { statement } from '../ledger';
import { YieldHolding } from './holding.entity';
import { interestOf } from './outlook';

/** ALL, those that are not settled, or those that are. */
export const holdingTabs = ['ALL', 'IN_PROGRESS', 'ENDED'] as const;
export type HoldingTab = (typeof holdingTabs)[number];

/** One's own, newest first; rows hold one more than asked for when there are more. */
export function holdings(
  ctx: Context,
  { tab, first, after }: PageAsked & { readonly tab: HoldingTab },
): Promise<YieldHolding[]> {
  const { userId } = requireUser(ctx);
  const query = ctx.db.getRepository(YieldHolding).createQueryBuilder('h');
  query.where('h.user_id = :userId', { userId });
  if (tab !== 'ALL') query.andWhere(`h.state ${tab === 'ENDED' ? '=' : '<>'} 'SETTLED'`);
  if (after) query.andWhere('h.id < :after', { after });
  return query
    .orderBy('h.id', 'DESC')
    .limit(first + 1)
    .getMany();
}

/** One of one's own; null where there is none. */
export function holding(ctx: Context, id: string): Promise<YieldHolding | null> {
  const { userId } = requireUser(ctx);
  const known = readId(id);
  if (known === null) return Promise.resolve(null);
  return ctx.db.getRepository(YieldHolding).findOneBy({ id: known, userId });
}

/** Of one's own, the one to which something happens next: a top-up is due, it ends, the platform settles it. Null where none runs. */
export function nextHolding(ctx: Context): Promise<YieldHolding | null> {
  const { userId } = requireUser(ctx);
  return ctx.db
    .getRepository(YieldHolding)
    .createQueryBuilder('h')
    .where(`h.user_id = :userId AND h.state <> 'SETTLED'`, { userId })
    .orderBy('h.acts_at')
    .addOrderBy('h.id')
    .limit(1)
    .getOne();
}

/** What settling it now would pay, minor units of USD. */
export interface Settlement {
  readonly principal: bigint;
  /** Of the whole time, before a reduction. */
  readonly accrued: bigint;
  /** What leaving early gives up. */
  readonly reduction: bigint;
  /** By settling; what was paid before is left out. */
  readonly interest: bigint;
}

/** The figures of settling one's own holding now; changes nothing. Null where there is none, or it is settled. */
export async function holdingSettlement(ctx: Context, id: string): Promise<Settlement | null> {
  const own = await holding(ctx, id);
  if (!own || own.state === 'SETTLED') return null;
  const [row] = await rows<Record<'accrued' | 'reduction' | 'interest', string>>(
    ctx.db,
    `SELECT o.accrued, o.reduction, o.interest
     FROM yield_holding h, holding_outcome(h, tarn_now()) o WHERE h.id = $1`,
    [own.id],
  );
  if (!row) return null;
  return {
    principal: own.principal,
    accrued: BigInt(row.accrued),
    reduction: BigInt(row.reduction),
    interest: BigInt(row.interest),
  };
}

/** What the act that settled a holding paid: principal, and the interest that had not been paid out before. */
export function settledFor(own: YieldHolding): bigint {
  const before = own.dividend === 'DAILY' ? own.accrued - own.remainder : 0n;
  return own.principalPaid + own.paid - before;
}

/** Interest of the next 00:00; nothing once none is left. */
export const nextInterest = (own: YieldHolding): bigint =>
  own.nextAt === null ? 0n : interestOf(own.annualPpm, own.principal);

/** All interest of a holding should it run to its end, an agreed top-up that is owed counted from its due instant. */
export function expectedInterest(own: YieldHolding): bigint {
  if (own.state === 'SETTLED') return own.accrued - own.reduction;
  if (own.state === 'DUE') return interestOf(own.annualPpm, own.principalDays);
  const left = BigInt(own.days - own.daysBooked);
  const owed = own.state === 'NEEDS_TOPUP' && own.topupDueAt ? own.topup * nightsAfter(own) : 0n;
  return interestOf(own.annualPpm, own.principalDays + left * own.principal + owed);
}

const DAY_MS = 86_400_000;

/** How many 00:00 lie between the due instant of a top-up and the end: whole days, a clock change or not. */
const nightsAfter = ({ topupDueAt, endsAt }: YieldHolding): bigint =>
  BigInt(Math.round((endsAt.getTime() - (topupDueAt ?? endsAt).getTime()) / DAY_MS));

/** What was held when the platform day before ended, minor units of USD: the last line of that purse up to then. */
export async function heldYesterday(ctx: Context): Promise<bigint> {
  const { userId } = requireUser(ctx);
  const [day] = await rows<{ toOn: string }>(
    ctx.db,
    'SELECT (platform_day(tarn_now()) - 1)::text AS to_on',
  );
  const asked = { purse: 'HELD' as const, toOn: day?.toOn ?? null, first: 1, after: null };
  const [line] = await statement(ctx, userId, asked);
  return BigInt(line?.balanceAfter ?? '0');
}
