import { balancesOf } from '../../../modules/ledger';
import { wayInOf } from '../../rig/load';
import type { Customer, Reviewer } from '../../rig/reviewer';
import type { Rig } from '../rig';
import { assertThat } from '../row';
import type { Offered } from './offered';
import { SHARE_MINOR, takeShare } from './shares';

/** For each project. */
const LATE = 16;
/** What is under way for one project takes most of these: for the rest of them there are more late ones than places. */
const PLACES_LEFT = 30;
/** The least that is recharged. */
const DOLLARS = 100;
const HAD = BigInt(DOLLARS) * 100n;

interface Wanted {
  readonly rig: Rig;
  readonly reviewer: Reviewer;
  /** How many shares each project has room for, or cover. */
  readonly places: ReadonlyMap<Offered, number>;
}

interface Joiner extends Customer {
  readonly token: string;
  readonly project: Offered;
}

interface Tried {
  readonly joiner: Joiner;
  /** Why not; null for who is in. */
  readonly code: string | null;
}

export interface Late {
  /** Somebody took a share of it: before the last ones the late joiners ask, all at once. */
  readonly noteTaken: (project: Offered) => void;
  /** What they came to. @throws Error where one has another balance, or none of them raced */
  readonly prove: () => Promise<{ readonly joinedMinor: bigint; readonly told: string }>;
}

/** People who each want one share, and come when a project has next to no room, or next to no cover. */
export async function lateJoiners({ rig, reviewer, places }: Wanted): Promise<Late> {
  const people = await joinersOf(rig, reviewer, [...places.keys()]);
  const taken = new Map<Offered, number>();
  const asked: Promise<Tried>[] = [];
  return {
    noteTaken(project) {
      const count = (taken.get(project) ?? 0) + 1;
      taken.set(project, count);
      if (count !== (places.get(project) ?? 0) - PLACES_LEFT) return;
      const late = people.filter((one) => one.project === project);
      asked.push(...late.map((joiner, index) => tryOf(rig, joiner, index)));
    },
    async prove() {
      const tried = await Promise.all(asked);
      assertThat(tried.length === people.length, 'a project never had next to nothing left');
      for (const one of tried) await proveOne(reviewer, one);
      const joined = tried.filter(({ code }) => code === null).length;
      const refused = tried.length - joined;
      assertThat(joined > 0 && refused > 0, `${String(joined)} of the late ones are in: no race`);
      const told = `of ${String(tried.length)} who came for the last of it ${String(joined)} are in`;
      return { joinedMinor: BigInt(joined) * SHARE_MINOR, told };
    },
  };
}

async function joinersOf(
  { client }: Rig,
  reviewer: Reviewer,
  projects: readonly Offered[],
): Promise<readonly Joiner[]> {
  const found: Joiner[] = [];
  for (const [place, project] of projects.entries()) {
    for (let index = 0; index < LATE; index += 1) {
      const name = `late${String(place)}x${String(index)}`;
      const customer = await reviewer.customer(name, DOLLARS);
      found.push({ ...customer, token: await client.signIn(customer), project });
    }
  }
  return found;
}

async function tryOf({ server }: Rig, joiner: Joiner, index: number): Promise<Tried> {
  const code = await takeShare({
    asking: { url: server.url, token: joiner.token, wayIn: wayInOf(index) },
    joined: new Map(),
    project: joiner.project,
    key: `share-late-${joiner.id}`,
  });
  return { joiner, code };
}

async function proveOne({ ctx }: Reviewer, { joiner, code }: Tried): Promise<void> {
  const { available, held } = await balancesOf(ctx, joiner.id);
  const wanted = code === null ? [HAD - SHARE_MINOR, SHARE_MINOR] : [HAD, 0n];
  const has = [available.minor, held.minor];
  assertThat(
    has.join() === wanted.join(),
    `a late joiner has ${has.join()}, and was told ${code ?? 'OK'}`,
  );
  assertThat(
    code === null || code === 'PROJECT_CAPACITY' || code === 'PROJECT_NOT_COVERED',
    `a late joiner was refused with ${code ?? ''}`,
  );
}
