import { faultOfSteps, type Step } from '../rig/review-history';
import type { Rig } from './rig';
import { ARRIVED_MINOR, ASKED_MINOR, isRefused, needsTwo, type Shift } from './desk-worker';
import { assertThat } from './row';

export interface Came {
  readonly approved: number;
  readonly refused: number;
}

interface Kept extends Step {
  readonly id: string;
}

const STEPS = `
  SELECT v.subject_id AS id, s.kind, s.staff_id AS "staffId"
  FROM tarn.review v JOIN tarn.review_step s ON s.review_id = v.id
  WHERE v.kind = 'RECHARGE' AND v.subject_id = ANY ($1) ORDER BY s.id`;
const HELD = `
  SELECT subject_id AS id FROM tarn.review
  WHERE kind = 'RECHARGE' AND subject_id = ANY ($1) AND (taken_by IS NOT NULL OR lease_until IS NOT NULL)`;
const CREDITS = `
  SELECT key, amount FROM verify.posting
  WHERE kind = 'recharge.credit' AND user_id = ANY ($1)`;
const TWO = `
  SELECT id, approver, second_approver AS second FROM verify.recharges WHERE id = ANY ($1)`;

/** What the shift left behind, by its steps and by the books. @throws Error at the first fault */
export async function proveShift(
  { verify }: Pick<Rig, 'verify'>,
  shift: Shift,
  customers: readonly string[],
): Promise<Came> {
  const { ids, owner, left } = shift;
  const { rows: steps } = await owner.query<Kept>(STEPS, [ids]);
  const histories = new Map<string, Kept[]>(ids.map((id) => [id, []]));
  for (const step of steps) histories.get(step.id)?.push(step);
  for (const id of ids) {
    const fault = faultOfSteps(histories.get(id) ?? [], left.get(id) ?? new Set());
    assertThat(fault === null, `recharge ${id}: ${String(fault)}`);
  }
  const { rows: held } = await owner.query<{ id: string }>(HELD, [ids]);
  assertThat(held.length === 0, `${String(held.length)} leases were left behind`);
  await twoPeople(verify, ids.filter(needsTwo));
  return creditedOnce(verify, ids, customers);
}

async function twoPeople(verify: Rig['verify'], ids: readonly string[]): Promise<void> {
  const { rows } = await verify.query<{ id: string; approver: string; second: string | null }>(
    TWO,
    [ids],
  );
  const alone = rows.find(({ approver, second }) => second === null || second === approver);
  assertThat(rows.length === ids.length, 'a request is not there');
  assertThat(!alone, `recharge ${String(alone?.id)} was decided by one person`);
}

/** One credit of the right amount for each approved one, and none besides. */
async function creditedOnce(
  verify: Rig['verify'],
  ids: readonly string[],
  customers: readonly string[],
): Promise<Came> {
  const { rows } = await verify.query<{ key: string; amount: string }>(CREDITS, [customers]);
  const credits = new Map(rows.map(({ key, amount }) => [key, Number.parseInt(amount, 10)]));
  const approved = ids.filter((id) => !isRefused(id));
  assertThat(rows.length === credits.size, 'a request was credited twice');
  assertThat(
    credits.size === approved.length,
    `${String(credits.size)} credits for ${String(approved.length)} approvals`,
  );
  const wrong = approved.find(
    (id) => credits.get(`recharge.credit:${id}`) !== (needsTwo(id) ? ARRIVED_MINOR : ASKED_MINOR),
  );
  assertThat(wrong === undefined, `recharge ${String(wrong)} was not credited as it was approved`);
  return { approved: approved.length, refused: ids.length - approved.length };
}
