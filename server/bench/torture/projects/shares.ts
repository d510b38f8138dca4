import { askFor, type Asking } from '../../rig/asking';
import type { Offered } from './offered';

/** What one attempt puts into a project. */
const SHARE = '20.00';
export const SHARE_MINOR = 2_000n;

/** By project: the one attempt of a person that joins; the others wait for it and add to what it made. */
export type Joined = Map<string, Promise<string | null>>;

export interface Share {
  readonly asking: Asking;
  readonly joined: Joined;
  readonly project: Offered;
  readonly key: string;
}

/** Joins where nobody has for this person, else adds to what was joined. Resolves to why not. */
export async function takeShare(share: Share): Promise<string | null> {
  const { joined, project } = share;
  for (let known = joined.get(project.id); ;) {
    const holdingId = await known;
    if (holdingId != null) return topUp(share, holdingId);
    // Nobody has tried since: what comes next happens before anybody else looks.
    if (known === joined.get(project.id)) break;
    known = joined.get(project.id);
  }
  const joining = join(share);
  joined.set(
    project.id,
    joining.then((answer) => answer.id),
  );
  return (await joining).code;
}

const join = ({ asking, key, project: { id, termsId } }: Share) =>
  askFor(asking, {
    mutation: ['projectJoin', 'ProjectJoinInput', 'holding'],
    input: { projectId: id, amount: SHARE, termsId },
    path: 'user/yebjoinnow',
    form: { yebid: id, money: SHARE, terms_id: termsId },
    key: `${key}-join`,
  });

async function topUp({ asking, key }: Share, holdingId: string): Promise<string | null> {
  const { code } = await askFor(asking, {
    mutation: ['holdingTopUp', 'HoldingTopUpInput', 'holding'],
    input: { holdingId, amount: SHARE },
    path: 'user/yebappend',
    form: { id: holdingId, money: SHARE },
    key: `${key}-more`,
  });
  return code;
}
