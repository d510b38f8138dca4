import { balancesOf } from '../../../modules/ledger';
import { CONNECTIONS, crowd, pick, wayInOf } from '../../rig/load';
import { COST_MINOR } from '../../rig/order-client';
import { openReviewer, type Customer, type Reviewer } from '../../rig/reviewer';
import type { Rig } from '../rig';
import { assertThat, type Row } from '../row';
import { offer, promisedFor, type Offered } from './offered';
import { lateJoiners, type Late } from './late-joiners';
import { SHARE_MINOR, takeShare, type Joined } from './shares';

const SAVERS = 10;
/** Long enough that no stake comes back before the last attempt. */
const ORDER_SECONDS = 300;

interface Saver extends Customer {
  readonly token: string;
  readonly had: bigint;
  readonly joined: Joined;
  spent: bigint;
  inProjects: bigint;
  /** The least that was refused for want of money. */
  refusedLeast: bigint | null;
}

/** Both run out before the attempts do. */
interface Projects {
  /** What others leave room for. */
  readonly full: Offered;
  /** What is put aside for. */
  readonly covered: Offered;
}

interface Scene {
  readonly rig: Rig;
  readonly reviewer: Reviewer;
  readonly savers: readonly Saver[];
  readonly projects: Projects;
  readonly late: Late;
  readonly refused: Map<string, number>;
}

/** Two in three are attempts to join or top up: of these there are as many as the dose says. */
const triesOf = (attempts: number): number => Math.ceil((attempts * 3) / 2);

/** How many shares there is room for, or cover: of the third that one project is asked for, so many tenths. */
const sharesOf = (tries: number, tenths: number): number =>
  Math.floor((Math.floor(tries / 3) * tenths) / 10);

/** Everybody runs out as well: the last of them after the projects did, two long before. */
const dollarsOf = (tries: number): number[] =>
  Array.from({ length: SAVERS }, (_, index) =>
    Math.floor(tries * (index < 2 ? 0.2 : 0.75) + 3 * index),
  );

export const shareProjects: Row = {
  what: 'ten balances join and top up a nearly full and a barely covered project and place orders at once, GraphQL and REST mixed',
  async run(rig) {
    const reviewer = await openReviewer(rig.addresses());
    try {
      const scene = await open(rig, reviewer);
      const tries = triesOf(rig.dose.attempts);
      let shares = 0;
      await crowd(tries, CONNECTIONS, async (index) => {
        if (turnOf(index) !== 0) shares += 1;
        await attempt(scene, index);
      });
      assertThat(shares >= rig.dose.attempts, `only ${String(shares)} were for a project`);
      const late = await scene.late.prove();
      for (const saver of scene.savers) await proveBalance(reviewer, saver);
      await proveProjects(scene, late.joinedMinor);
      const count = [...scene.refused].map(([code, times]) => `${String(times)} ${code}`);
      return {
        count: `${String(shares)}, and ${String(tries - shares)} orders`,
        result: `exactly what was affordable, free and covered succeeded (refused: ${count.join(', ')}); ${late.told}`,
      };
    } finally {
      await reviewer.close();
    }
  },
};

async function open(rig: Rig, reviewer: Reviewer): Promise<Scene> {
  const tries = triesOf(rig.dose.attempts);
  const savers: Saver[] = [];
  for (const [index, dollars] of dollarsOf(tries).entries()) {
    const customer = await reviewer.customer(`share${String(index)}`, dollars);
    const token = await rig.client.signIn(customer);
    const none = { spent: 0n, inProjects: 0n, refusedLeast: null };
    savers.push({ ...customer, token, had: BigInt(dollars) * 100n, joined: new Map(), ...none });
  }
  const plenty = 100_000_000n;
  const [room, cover] = [sharesOf(tries, 3), sharesOf(tries, 4)];
  const full = BigInt(room) * SHARE_MINOR;
  const max = full < plenty ? full : plenty;
  const projects = {
    full: await offer(reviewer, {
      ...{ name: 'Full', capacity: full, funded: plenty, more: { max } },
    }),
    covered: await offer(reviewer, {
      ...{ name: 'Covered', capacity: plenty, funded: promisedFor(BigInt(cover) * SHARE_MINOR) },
    }),
  };
  const places = new Map([
    [projects.full, room],
    [projects.covered, cover],
  ]);
  const late = await lateJoiners({ rig, reviewer, places });
  return { rig, reviewer, savers, projects, late, refused: new Map() };
}

const turnOf = (index: number): number => Math.floor(index / SAVERS) % 3;

/** In turn an order and a share of each project, by each of them. */
async function attempt(scene: Scene, index: number): Promise<void> {
  const saver = pick(scene.savers, index);
  const turn = turnOf(index);
  const project = turn === 1 ? scene.projects.full : scene.projects.covered;
  const minor = turn === 0 ? BigInt(COST_MINOR) : SHARE_MINOR;
  const code =
    turn === 0
      ? await order(scene, saver, index)
      : await takeShare({
          asking: { url: scene.rig.server.url, token: saver.token, wayIn: wayInOf(index) },
          joined: saver.joined,
          project,
          key: `share-${String(index)}`,
        });
  if (code === null) {
    saver.spent += minor;
    if (turn === 0) return;
    saver.inProjects += minor;
    scene.late.noteTaken(project);
    return;
  }
  scene.refused.set(code, (scene.refused.get(code) ?? 0) + 1);
  const short = code === 'BALANCE_TOO_LOW';
  if (short && (saver.refusedLeast === null || minor < saver.refusedLeast)) {
    saver.refusedLeast = minor;
  }
}

async function order({ rig }: Scene, { token }: Saver, index: number): Promise<string | null> {
  const place = () =>
    rig.client.place({
      ...{ wayIn: wayInOf(index), token, key: `share-order-${String(index)}` },
      ...{ instrumentId: rig.instrumentId, direction: 'UP', seconds: ORDER_SECONDS },
    });
  let answer = await place();
  // As a phone does whose connection broke: with the same key, so that it is placed once.
  if (answer.kind === 'lost') answer = await place();
  assertThat(answer.kind !== 'lost', `an order had no answer: ${JSON.stringify(answer)}`);
  return answer.kind === 'refused' ? answer.code : null;
}

async function proveBalance({ ctx }: Reviewer, saver: Saver): Promise<void> {
  const { id, had, spent, inProjects, refusedLeast } = saver;
  const { available, held } = await balancesOf(ctx, id);
  assertThat(available.minor === had - spent, `user ${id} has another balance than was not spent`);
  assertThat(held.minor === inProjects, `user ${id} holds another amount than was joined with`);
  assertThat(
    refusedLeast !== null && available.minor < refusedLeast,
    `user ${id} never ran out of money, or was refused what they could pay for`,
  );
}

interface ProjectRow {
  readonly invested: string;
  readonly promised: string;
  readonly funded: string;
  readonly capacity: string;
}

/** Nothing beyond what fits and is covered, and nothing refused that did. */
async function proveProjects(scene: Scene, lateMinor: bigint): Promise<void> {
  const { rig, savers, projects, refused } = scene;
  const of = async ({ id }: Offered) => {
    const { rows } = await rig.verify.query<ProjectRow>(
      'SELECT invested, promised, funded, capacity FROM verify.project WHERE id = $1',
      [id],
    );
    const [row] = rows;
    assertThat(row !== undefined, `project ${id} is gone`);
    return Object.fromEntries(
      Object.entries(row).map(([name, value]) => [name, BigInt(String(value))]),
    ) as Readonly<Record<keyof ProjectRow, bigint>>;
  };
  const [full, covered] = await Promise.all([of(projects.full), of(projects.covered)]);
  const inAll = savers.reduce((sum, { inProjects }) => sum + inProjects, lateMinor);
  assertThat(full.invested + covered.invested === inAll, 'the projects hold another amount');
  const left = full.capacity - full.invested;
  assertThat(left >= 0n && left < SHARE_MINOR, `${String(left)} are left in the full project`);
  // A share's promise is rounded down with the rest of its holding: it may come to a cent more than alone.
  const free = covered.funded - covered.promised;
  const most = promisedFor(SHARE_MINOR) + 1n;
  assertThat(free >= 0n && free < most, `${String(free)} are left to promise`);
  const wanted = ['BALANCE_TOO_LOW', 'PROJECT_CAPACITY', 'PROJECT_NOT_COVERED'];
  const codes = [...refused.keys()].sort();
  assertThat(codes.join() === wanted.join(), `refused otherwise: ${codes.join()}`);
}
