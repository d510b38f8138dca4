import { waitUntilSettled } from '../../rig/settled';
import { CONNECTIONS, crowd, pick, wayInOf } from '../../rig/load';
import type { Trader } from '../../rig/traders';
import type { Rig } from '../rig';
import { assertThat } from '../row';

/** A settled contract as the books have it, and whose it is. */
export interface Settled {
  readonly id: string;
  readonly number: string;
  readonly outcome: string;
  readonly paid: string;
  readonly owner: Trader;
}

const SECONDS = 30;

/** Of all that settled, in an order that no row has made. */
const SETTLED = `
  SELECT o.id, o.number, o.outcome, o.paid, o.user_id AS "userId" FROM verify.orders o
  WHERE o.outcome IS NOT NULL AND o.user_id = ANY ($1) ORDER BY md5(o.id::text) LIMIT $2`;

/** So many contracts that have settled: those of the rows before, and new ones where these are too few. */
export async function settledContracts(rig: Rig, wanted: number): Promise<readonly Settled[]> {
  const before = await settledNow(rig, wanted);
  if (before.length === wanted) return before;
  await openMore(rig, wanted - before.length);
  await waitUntilSettled(rig.verify, SECONDS);
  const found = await settledNow(rig, wanted);
  assertThat(found.length === wanted, `${String(found.length)} contracts have settled`);
  return found;
}

async function settledNow(
  { verify, rich, scarce }: Rig,
  wanted: number,
): Promise<readonly Settled[]> {
  const owners = new Map([...rich, ...scarce].map((trader) => [trader.id, trader]));
  const { rows } = await verify.query<Omit<Settled, 'owner'> & { readonly userId: string }>(
    SETTLED,
    [[...owners.keys()], wanted],
  );
  return rows.map(({ userId, ...contract }) => {
    const owner = owners.get(userId);
    assertThat(owner !== undefined, `contract ${contract.id} is nobody's`);
    return { ...contract, owner };
  });
}

async function openMore(rig: Rig, count: number): Promise<void> {
  const { client, rich, richAnswers, instrumentId } = rig;
  await crowd(count, CONNECTIONS, async (index) => {
    const trader = pick(rich, index);
    const attempt = {
      ...{ wayIn: wayInOf(index), token: trader.token, instrumentId, seconds: SECONDS },
      key: `certificate-${String(index)}`,
      direction: index % 2 === 0 ? ('UP' as const) : ('DOWN' as const),
    };
    richAnswers.note(trader, attempt, await client.place(attempt));
  });
}
