import type { BroadcastKind } from '../../../../schema/content/broadcasts';
import type { Context } from '../../../platform/context';
import { readId } from '../../../platform/text/read-money';
import type { Texts } from '../../../platform/text/read-texts';
import { proposalsByIds } from '../../proposals';
import { broadcastPeople } from './broadcasts';
import type { BroadcastTo } from './read-broadcast';

/** What another administrator is asked to confirm. */
export interface ProposedBroadcast extends BroadcastTo {
  /** Of its proposal. */
  readonly id: string;
  readonly kind: BroadcastKind;
  readonly titles: Texts;
  /** Cleaned HTML. */
  readonly bodies: Texts;
  /** How many people it would be meant for now. */
  readonly people: number;
}

interface Facts extends Omit<ProposedBroadcast, 'id' | 'kind' | 'people'> {
  readonly broadcastKind: BroadcastKind;
}

/** By the id of its proposal; null where that is none or proposes something else. */
export async function proposedBroadcast(
  ctx: Pick<Context, 'db'>,
  asked: string,
): Promise<ProposedBroadcast | null> {
  const id = readId(asked);
  const [proposal = null] = id === null ? [] : await proposalsByIds(ctx, [id]);
  if (proposal?.kind !== 'BROADCAST') return null;
  const { broadcastKind, ...facts } = proposal.after as unknown as Facts;
  const people = await broadcastPeople(ctx.db, facts);
  return { ...facts, id: proposal.id, kind: broadcastKind, people };
}
