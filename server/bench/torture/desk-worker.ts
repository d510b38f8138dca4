import type { Pool } from 'pg';
import { pause } from '../../platform/processes';
import type { DeskAnswer, DeskClient, DeskRequest } from '../rig/desk-client';
import { assertThat } from './row';

/** What every request of this row asks for; nothing else on the platform does. */
export const ASKED = '7001.00';
/** What arrived of some: such an approval needs a second person, who must find the same. */
const ARRIVED = '6900.00';
export const ARRIVED_MINOR = 690_000;
export const ASKED_MINOR = 700_100;

const turn = (id: string, of: number): number => Number.parseInt(id, 10) % of;

/** What is right of a request, whoever looks: staff agree about it, also after a lost answer. */
export const isRefused = (id: string): boolean => turn(id, 10) < 3;
export const needsTwo = (id: string): boolean => turn(id, 10) === 3;

/** What all who are at work share. */
export interface Shift {
  /** The member of staff who was told to hold a request, by the request. */
  readonly holders: Map<string, string>;
  /** Who once went away from a request without a word, by the request. */
  readonly left: Map<string, Set<string>>;
  readonly undone: Set<string>;
  readonly tally: { keptAlive: number; undoLate: number };
  /** Somebody failed, or all is done. */
  over: boolean;
  readonly ids: readonly string[];
  readonly members: readonly Member[];
  readonly owner: Pool;
}

export interface Member {
  readonly staffId: string;
  readonly desk: DeskClient;
}

export interface Progress {
  /** Nobody has decided them, or not both people. */
  readonly open: number;
  /** Decided, and within their undo window. */
  readonly inWindow: number;
  /** Decided and past it, without the effect. */
  readonly due: number;
  readonly ended: number;
}

const PROGRESS = `
  SELECT count(*) FILTER (WHERE decision IS NULL)::int AS open,
    count(*) FILTER (WHERE state = 'DECIDED' AND effective_at > tarn.tarn_now())::int AS "inWindow",
    count(*) FILTER (WHERE state = 'DECIDED' AND effective_at <= tarn.tarn_now())::int AS due,
    count(*) FILTER (WHERE state IN ('SUCCESS', 'FAILED'))::int AS ended
  FROM tarn.review WHERE kind = 'RECHARGE' AND subject_id = ANY ($1)`;

export async function progressOf({ owner, ids }: Pick<Shift, 'owner' | 'ids'>): Promise<Progress> {
  const { rows } = await owner.query<Progress>(PROGRESS, [ids]);
  return rows[0] ?? { open: 0, inWindow: 0, due: 0, ended: 0 };
}

const FILTER = { tab: 'TO_REVIEW', amountMin: ASKED, amountMax: ASKED } as const;
const NOTHING_FREE_MS = 50;

/** Takes the next and decides it, until nothing waits for anybody. */
export async function work(shift: Shift, member: Member): Promise<void> {
  while (!shift.over) {
    const { recharge, code } = await member.desk.act('RechargeTakeNext', { filter: FILTER });
    assertThat(code === null, `taking the next: ${String(code)}`);
    if (recharge) await handle(shift, member, recharge);
    else if ((await progressOf(shift)).open === 0) return;
    else await pause(NOTHING_FREE_MS);
  }
}

async function handle(shift: Shift, member: Member, request: DeskRequest): Promise<void> {
  const { id, version } = request;
  hold(shift, member, request);
  if (turn(id, 13) === 6 && !shift.left.has(id)) {
    await goAway(shift, member, id);
    return;
  }
  if (turn(id, 7) === 3) {
    const { code } = await member.desk.act('RechargeHeartbeat', { input: { id, version } });
    assertThat(code === null, `prolonging ${id}: ${String(code)}`);
    shift.tally.keptAlive += 1;
  }
  // Before it is sent: what was decided may be another's before the answer is here.
  shift.holders.delete(id);
  const { recharge, code } = await decide(member, request);
  assertThat(code === null && recharge !== null, `deciding ${id}: ${String(code)}`);
  if (turn(id, 11) === 5 && !shift.undone.has(id)) await undo(shift, member, recharge);
}

function hold({ holders }: Shift, { staffId }: Member, { id, takenByMe }: DeskRequest): void {
  const other = holders.get(id) ?? staffId;
  assertThat(takenByMe, `${id} was answered to ${staffId}, who does not hold it`);
  assertThat(other === staffId, `${id} is held by ${other} and ${staffId}`);
  holders.set(id, staffId);
}

/** Their lease is over at once instead of in ten minutes. */
async function goAway(shift: Shift, { staffId }: Member, id: string): Promise<void> {
  shift.left.set(id, new Set([staffId]));
  shift.holders.delete(id);
  await shift.owner.query(
    `UPDATE tarn.review SET lease_until = tarn.tarn_now()
     WHERE kind = 'RECHARGE' AND subject_id = $1 AND taken_by = $2`,
    [id, staffId],
  );
}

function decide({ staffId, desk }: Member, { id, version }: DeskRequest): Promise<DeskAnswer> {
  const input = { id, version, idempotencyKey: `shift-${id}-${staffId}-${String(version)}` };
  if (isRefused(id)) {
    return desk.act('RechargeRefuse', { input: { ...input, reason: 'No such payment.' } });
  }
  const found = needsTwo(id)
    ? { creditedAmount: ARRIVED, reason: 'The bank shows less.' }
    : { creditedAmount: null };
  return desk.act('RechargeApprove', {
    input: { ...input, ...found, bankReference: `SHIFT-${id}` },
  });
}

/** A first approval has no undo window, and an answer that was lost may have taken the whole of one. */
const UNDO_REFUSALS = ['UNDO_LATE', 'REQUEST_CHANGED', 'TAKEN_BY_OTHER', 'NOT_PERMITTED'];

async function undo(shift: Shift, member: Member, { id, version }: DeskRequest): Promise<void> {
  shift.undone.add(id);
  const { recharge, code } = await member.desk.act('RechargeUndo', { input: { id, version } });
  if (recharge) {
    hold(shift, member, recharge);
    return;
  }
  assertThat(UNDO_REFUSALS.includes(code ?? ''), `taking ${id} back: ${String(code)}`);
  shift.tally.undoLate += 1;
}
