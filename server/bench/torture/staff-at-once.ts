import { Pool } from 'pg';
import { limits } from '../../../schema/limits';
import { pause } from '../../platform/processes';
import { addStaffMember, startStaffSession } from '../../modules/staff';
import { openDeskClient } from '../rig/desk-client';
import type { LiveServer } from '../rig/live-server';
import { watchLogs } from '../rig/log-watch';
import { openRequests } from '../rig/requests';
import { openReviewer, type Reviewer } from '../rig/reviewer';
import { withSecondServer } from '../rig/second-server';
import { ASKED, progressOf, work, type Member, type Shift } from './desk-worker';
import { killInWindow } from './kill-in-window';
import type { Rig } from './rig';
import { assertThat, type Outcome, type Row } from './row';
import { proveShift } from './shift-proof';

const CUSTOMERS = 10;
const UNDO_SECONDS = 3;

export const staffAtOnce: Row = {
  what: 'staff take and decide requests at once over two servers, `kill -9` in the undo window',
  run: (rig) =>
    withSecondServer(rig.server, rig.addresses(), async (second) => {
      const reviewer = await openReviewer(rig.addresses());
      const owner = new Pool({ connectionString: rig.addresses().owner, max: 2 });
      try {
        await undoWindow(owner, UNDO_SECONDS);
        return await shiftOver({ rig, servers: [rig.server, second], reviewer, owner });
      } finally {
        await undoWindow(owner, 0);
        await owner.end();
        await reviewer.close();
      }
    }),
};

interface AtWork {
  readonly rig: Rig;
  readonly servers: readonly LiveServer[];
  readonly reviewer: Reviewer;
  readonly owner: Pool;
}

const undoWindow = (owner: Pool, seconds: number) =>
  owner.query(`UPDATE tarn.setting SET value = to_jsonb($1::int) WHERE key = 'undoSeconds'`, [
    seconds,
  ]);

async function shiftOver({ rig, servers, reviewer, owner }: AtWork): Promise<Outcome> {
  const { staff, deskKills: kills } = rig.dose;
  const customers: string[] = [];
  for (let index = 0; index < CUSTOMERS; index += 1) {
    customers.push((await reviewer.customer(`shift${String(index)}`, 0)).id);
  }
  const asked = { count: rig.dose.requests, dollars: ASKED, customers };
  const ids = await openRequests(reviewer, rig.addresses(), asked);
  const members: Member[] = [];
  const shift: Shift = {
    holders: new Map(),
    left: new Map(),
    undone: new Set(),
    tally: { keptAlive: 0, undoLate: 0 },
    over: false,
    ids,
    members,
    owner,
  };
  for (let index = 0; index < staff; index += 1) {
    members.push(await memberAt(shift, { reviewer, servers, index }));
  }
  const logs = servers.map((server) => watchLogs(server));
  const waited = await workedThrough(shift, servers, kills);
  await effectsOf(shift);
  // What a server that starts again says to people is no line of the log.
  const faults = logs.flatMap((log) => log.faults()).filter((line) => line.startsWith('{'));
  assertThat(faults.length === 0, `${String(faults.length)} fault lines: ${faults[0] ?? ''}`);
  const { approved, refused } = await proveShift(rig, shift, customers);
  const again = members.reduce((sum, { desk }) => sum + desk.unanswered, 0);
  return {
    count: `${String(staff)} staff, ${String(ids.length)} requests, ${String(kills)} times killed`,
    result:
      `each held by one person at a time, decided once (${String(approved)} approved, ${String(refused)} refused), ` +
      `one credit for each approval; ${String(waited)} decisions waited at the kills, ${String(again)} asks without an answer repeated, ` +
      `${String(shift.undone.size - shift.tally.undoLate)} taken back, ${String(shift.left.size)} left by their holder`,
  };
}

/** Everybody works and servers are killed; the first who fails ends it for all. */
async function workedThrough(
  shift: Shift,
  servers: readonly LiveServer[],
  kills: number,
): Promise<number> {
  const failing = <T>(done: Promise<T>): Promise<T> =>
    done.catch((error: unknown) => {
      shift.over = true;
      throw error;
    });
  const everybody = Promise.all(shift.members.map((member) => work(shift, member)));
  const [waited] = await Promise.all([
    failing(killInWindow(shift, servers, kills)),
    everybody.finally(() => (shift.over = true)),
  ]);
  return waited;
}

interface Desk {
  readonly reviewer: Reviewer;
  readonly servers: readonly LiveServer[];
  readonly index: number;
}

async function memberAt(shift: Shift, { reviewer, servers, index }: Desk): Promise<Member> {
  const admin = reviewer.staff.find(({ role }) => role === 'ADMIN') ?? null;
  const name = `Shift ${String(index)}`;
  const { id } = await addStaffMember(reviewer.ctx, admin, {
    email: `shift${String(index)}@torture.tarn`,
    name,
    role: 'SUPPORT',
    password: 'torture-1',
  });
  const { token } = await startStaffSession(reviewer.ctx, id);
  const urls = servers.map(({ url }) => url);
  return { staffId: id, desk: openDeskClient(urls, token, () => shift.over) };
}

/** Nothing waits longer than a lease runs, whoever was killed or went away. */
async function effectsOf(shift: Shift): Promise<void> {
  const deadline = performance.now() + limits.leaseSeconds * 1_000;
  for (;;) {
    const { ended } = await progressOf(shift);
    if (ended === shift.ids.length) return;
    assertThat(performance.now() < deadline, 'a request was left behind');
    await pause(50);
  }
}
