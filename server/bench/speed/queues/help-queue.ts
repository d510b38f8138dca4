import type { Client } from 'pg';
import type { BenchServer } from '../bench-server';
import { compare } from '../compare';
import { bothSides, figure, type Figure, type Goal } from '../figure';
import { asker, WAITING, type Screen } from '../opening';
import { PAGE, queuePages } from './queue-page';

const DEEP: Goal = {
  row: 39,
  what: 'page 4,000 of the queue of forgotten fund passwords : page 1 (GraphQL, 25 a page)',
  limitSeen: '1.0',
  bar: 1.2,
  stretch: 1.1,
  falling: true,
};

const STRIDE = 100;
const FILTER = { queue: 'PASSWORD_REQUEST', tab: 'TO_REVIEW' } as const;

export const HELP: Screen = {
  list: ['HelpRequests', { filter: FILTER, first: PAGE }],
  totals: ['HelpTotals', { filter: FILTER }],
  views: ['HelpViews', { queue: FILTER.queue }],
};

const FORGET = `
  WITH asked AS (
    INSERT INTO help_request (user_id, kind, note)
    SELECT id, 'FUND_PASSWORD', 'I forgot it.' FROM app_user WHERE email LIKE 'queue%@bench.tarn'
    RETURNING id, user_id)
  INSERT INTO review (kind, subject_id, user_id, review_by)
  SELECT 'PASSWORD_REQUEST', id, user_id, tarn_now() + interval '1 day' FROM asked`;

/** Everybody who stands for an account in the queue of verifications has forgotten the fund password too. */
export const helpRequests = (client: Client): Promise<unknown> => client.query(FORGET);

export async function deepHelp(bench: BenchServer, token: string): Promise<Figure> {
  const after = await beforeLast(bench, token);
  const page = queuePages(bench, token, 'HelpRequests', FILTER);
  const [first, last] = await Promise.all([page({}), page({ after })]);
  const found = await compare(last, first, bench.pace());
  first.close();
  last.close();
  return figure(DEEP, 1 / found.ratio, bothSides(found));
}

/** The cursor from which a full page is still to come, gone to page by page as somebody who scrolls. */
async function beforeLast(bench: BenchServer, token: string): Promise<string> {
  const ask = asker(bench, token);
  let after: string | undefined;
  for (let seen = 0; seen < WAITING - STRIDE; seen += STRIDE) {
    const answer = await ask('HelpRequests', { filter: FILTER, first: STRIDE, after });
    [, after] = /"endCursor":"([^"]+)"/.exec(answer) ?? [];
    if (after === undefined) throw new Error(`the queue ended after ${String(seen)} requests`);
  }
  return after ?? '';
}
