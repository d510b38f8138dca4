import { In } from 'typeorm';
import type { ProposalKind, ProposalState } from '../../../schema/proposals';
import type { Context, Reads } from '../../platform/context';
import { rows } from '../../platform/database/rows';
import { refuse } from '../../platform/domain-error';
import { inOrder } from '../../platform/in-order';
import type { PageAsked } from '../../platform/page';
import { readId } from '../../platform/text/read-money';
import { Proposal } from './proposal.entity';

/** @throws REQUEST_NOT_FOUND */
export async function proposalById({ db }: Pick<Context, 'db'>, id: string): Promise<Proposal> {
  const asked = readId(id);
  const found = asked === null ? null : await db.getRepository(Proposal).findOneBy({ id: asked });
  return found ?? refuse('REQUEST_NOT_FOUND', {}, 'id');
}

/** Newest first. Rows hold one more than asked for when there are more. */
export function proposals(
  { db }: Pick<Context, 'db'>,
  state: ProposalState | null,
  { first, after }: PageAsked,
): Promise<Proposal[]> {
  const query = db.getRepository(Proposal).createQueryBuilder('p');
  if (state) query.andWhere('p.state = :state', { state });
  if (after) query.andWhere('p.id < :after', { after });
  return query
    .orderBy('p.id', 'DESC')
    .limit(first + 1)
    .getMany();
}

/** Proposals by id, in the order asked for. */
export async function proposalsByIds(
  { db }: Pick<Context, 'db'>,
  ids: readonly string[],
): Promise<(Proposal | null)[]> {
  const found = await db.getRepository(Proposal).findBy({ id: In([...ids]) });
  return inOrder(ids, found, ({ id }) => id);
}

/** What is proposed for one subject and waits to be confirmed, newest first; one at a time of each kind. */
export const openProposalsOf = (
  { db }: Pick<Context, 'db'>,
  subject: string,
): Promise<Proposal[]> =>
  db.getRepository(Proposal).find({ where: { subject, state: 'OPEN' }, order: { id: 'DESC' } });

/** Of these kinds, all that wait to be confirmed: few, as each lapses by itself. */
export const openProposals = (
  { db }: Pick<Context, 'db'>,
  kinds: readonly ProposalKind[],
): Promise<Proposal[]> =>
  db.getRepository(Proposal).find({
    where: { kind: In([...kinds]), state: 'OPEN' },
    order: { id: 'ASC' },
  });

/** Numbers of proposals by id. */
export async function proposalNumbers(
  db: Reads,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await rows<Pick<Proposal, 'id' | 'number'>>(
    db,
    'SELECT id, number FROM proposal WHERE id = ANY ($1)',
    [ids],
  );
  return new Map(found.map(({ id, number }) => [id, number]));
}

/** The proposal of this number. */
export async function proposalsCalled(db: Reads, text: string): Promise<string[]> {
  const found = await rows<Pick<Proposal, 'id'>>(
    db,
    'SELECT id FROM proposal WHERE number = upper($1)',
    [text],
  );
  return found.map(({ id }) => id);
}
