import { Gauge, Registry } from 'prom-client';
import { feedHealth, feedStates } from '../../modules/market';
import { lastProofs, watchAlarm, watchState } from '../../modules/proof';
import { ordersSetAside, settlementDelay } from '../../modules/trading';
import { holdingsSetAside } from '../../modules/yield';
import type { Context } from '../../platform/context';

type Reads = Pick<Context, 'db'>;
type Labels = Readonly<Record<string, string>>;
type Value = readonly [labels: Labels, value: number];

interface Measure {
  readonly name: string;
  /** What it says, with its unit. */
  readonly help: string;
  readonly values: readonly Value[];
}

const seconds = (ms: number): number => ms / 1_000;

/** A value without labels; nothing where there is none. */
const one = (value: number | null): readonly Value[] => (value === null ? [] : [[{}, value]]);

/** Everything that is measured, of this moment, in the text format of Prometheus. No name of a person is in it. */
export async function measuredText(ctx: Reads): Promise<string> {
  const registry = new Registry();
  const groups = await Promise.all([
    feeds(ctx),
    seal(ctx),
    settlement(ctx),
    proofs(ctx),
    alarms(ctx),
  ]);
  for (const { name, help, values } of groups.flat()) {
    const labelNames = Object.keys(values[0]?.[0] ?? {});
    const gauge = new Gauge({ name, help, labelNames, registers: [registry] });
    if (labelNames.length > 0 || values.length === 0) gauge.reset();
    for (const [labels, value] of values) gauge.set(labels, value);
  }
  return registry.metrics();
}

async function feeds(ctx: Reads): Promise<Measure[]> {
  const states = await feedStates(ctx);
  const each = (value: (state: (typeof states)[number]) => number | null): Value[] =>
    states.flatMap((state) => {
      const found = value(state);
      return found === null ? [] : [[{ feed: state.feed }, found] as const];
    });
  return [
    {
      name: 'tarn_feed_live',
      help: 'Whether a feed is connected and brings quotes: 1, else 0.',
      values: each(({ state }) => (state === 'LIVE' ? 1 : 0)),
    },
    {
      name: 'tarn_feed_lag_seconds',
      help: 'Age of the oldest newest quote among the open instruments of a feed.',
      values: each(({ lagMs }) => (lagMs === null ? null : seconds(lagMs))),
    },
    {
      name: 'tarn_feed_cuts',
      help: 'How often the connection of a feed was lost since it began.',
      values: each(({ cuts }) => cuts),
    },
    {
      name: 'tarn_feed_lead_seconds',
      help: 'How far the clock of a provider is ahead.',
      values: each(({ leadMs }) => seconds(leadMs)),
    },
    {
      name: 'tarn_feed_report_age_seconds',
      help: 'How long ago whoever records said how a feed is.',
      values: each(({ toldMs }) => seconds(toldMs)),
    },
  ];
}

async function seal(ctx: Reads): Promise<Measure[]> {
  const { block, sealDelayMs, unproved } = await watchState(ctx);
  return [
    {
      name: 'tarn_seal_delay_seconds',
      help: 'How long the oldest movement outside of the blocks has waited; 0 for none.',
      values: one(seconds(sealDelayMs)),
    },
    {
      name: 'tarn_block_number',
      help: 'Number of the newest block.',
      values: one(block?.number ?? null),
    },
    {
      name: 'tarn_block_made_timestamp_seconds',
      help: 'When the newest block was made, since 1970 UTC.',
      values: one(block ? seconds(block.madeAt.getTime()) : null),
    },
    {
      name: 'tarn_blocks_unproved',
      help: 'Blocks that are not proved yet.',
      values: one(unproved),
    },
  ];
}

async function settlement(ctx: Reads): Promise<Measure[]> {
  const { overdueMs, longestMs } = await settlementDelay(ctx);
  return [
    {
      name: 'tarn_settlement_overdue_seconds',
      help: 'How long the oldest contract past its expiry has waited; 0 for none.',
      values: one(seconds(overdueMs)),
    },
    {
      name: 'tarn_settlement_delay_max_seconds',
      help: 'The longest time from expiry to settlement of the newest thousand contracts of the last hour.',
      values: one(longestMs === null ? null : seconds(longestMs)),
    },
  ];
}

async function proofs(ctx: Reads): Promise<Measure[]> {
  const runs = (await lastProofs(ctx)).map((run) => [{ kind: run.kind }, run] as const);
  return [
    {
      name: 'tarn_proof_timestamp_seconds',
      help: 'When the newest proof of a kind last proved something, since 1970 UTC.',
      values: runs.flatMap(([labels, { provedAt }]) =>
        provedAt ? [[labels, seconds(provedAt.getTime())] as const] : [],
      ),
    },
    {
      name: 'tarn_proof_entries',
      help: 'What the newest proof of a kind has examined.',
      values: runs.map(([labels, { entries }]) => [labels, Number.parseInt(entries, 10)]),
    },
    {
      name: 'tarn_proof_mismatches',
      help: 'What the newest proof of a kind found that does not fit.',
      values: runs.map(([labels, { mismatches }]) => [labels, mismatches]),
    },
  ];
}

async function alarms(ctx: Reads): Promise<Measure[]> {
  const [orders, holdings, watch, feed] = await Promise.all([
    ordersSetAside(ctx),
    holdingsSetAside(ctx),
    watchAlarm(ctx),
    feedHealth(ctx),
  ]);
  const raised: Readonly<Record<string, number>> = {
    order_set_aside: orders.length,
    holding_set_aside: holdings.length,
    proof_mismatch: watch.mismatches,
    proof_late: watch.late ? 1 : 0,
    seal_late: watch.seal === 'IN_TIME' ? 0 : 1,
    quote_stale: feed.stale.length,
  };
  return [
    {
      name: 'tarn_alarms',
      help: 'How many things of a kind somebody has to look at; mismatches of seven days.',
      values: Object.entries(raised).map(([alarm, count]) => [{ alarm }, count]),
    },
  ];
}
