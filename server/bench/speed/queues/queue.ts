import { arrivals } from './arrivals';
import { compare } from '../compare';
import { bothSides, figure, type Figure, type Goal } from '../figure';
import { asker, opening, someoneOnDuty, WAITING, type Screen } from '../opening';
import { askingFor } from './many-requests';
import { PAGE, queuePages } from './queue-page';
import type { BenchServer } from '../bench-server';

const OPENING: Goal = {
  row: 20,
  what: 'opening the queue of 100,000: list, totals, views and figures, 95th percentile',
  limitSeen: '',
  bar: 300,
  stretch: 150,
  falling: true,
  unit: ' ms',
};
const DEEP: Goal = {
  row: 21,
  what: 'page 4,000 of that queue : page 1 (GraphQL, 25 a page, gone to page by page)',
  limitSeen: '1.0',
  bar: 1.2,
  stretch: 1.1,
  falling: true,
};

const PAGES = WAITING / PAGE;
const FILTER = { tab: 'TO_REVIEW' } as const;
const RECHARGES: Screen = {
  list: ['Recharges', { filter: FILTER, first: PAGE, page: 1 }],
  totals: ['RechargeTotals', { filter: FILTER }],
  views: ['RechargeViews'],
};

export async function queue(bench: BenchServer): Promise<Figure[]> {
  const token = await someoneOnDuty(bench);
  return askingFor(bench, async (asking) => {
    await asking.ask(WAITING);
    const ask = asker(bench, token);
    return [
      await opening(OPENING, RECHARGES, { ask, cpuMs: bench.pace().cpuMs }),
      await deep(bench, token),
      await arrivals(bench, asking, token),
    ];
  });
}

async function deep(bench: BenchServer, token: string): Promise<Figure> {
  const ask = asker(bench, token);
  const before = await ask('Recharges', { filter: FILTER, first: PAGE, page: PAGES - 1 });
  const [, after] = /"endCursor":"([^"]+)"/.exec(before) ?? [];
  const page = queuePages(bench, token, 'Recharges', FILTER);
  const against = async (variables: object) => {
    // Opened for each: the server closes a connection that nobody uses.
    const [first, nth] = await Promise.all([page({ page: 1 }), page(variables)]);
    const found = await compare(nth, first, bench.pace());
    first.close();
    nth.close();
    return found;
  };
  const found = await against({ after, page: PAGES });
  const jump = await against({ page: PAGES });
  const byNumber = `; by its number alone ${(1 / jump.ratio).toFixed(1)}`;
  return figure(DEEP, 1 / found.ratio, bothSides(found) + byNumber);
}
