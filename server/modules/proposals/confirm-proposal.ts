import { auditFields } from '../../../schema/audit';
import type { ErrorCode } from '../../../schema/errors';
import { callSql, requireStaff, type Context } from '../../platform/context';
import { refuse } from '../../platform/domain-error';
import { refuseStored } from '../../platform/idempotency/idempotency';
import { readStaffPicture } from '../uploads';
import { lookAtProposed } from './looks';
import type { Facts, Proposal } from './proposal.entity';
import { proposalById } from './proposals';

/**
 * Confirms what another administrator proposed; it takes effect in the same transaction. A second call
 * changes nothing.
 * @throws REQUEST_NOT_FOUND, ALREADY_DECIDED, PROPOSAL_LAPSED, OWN_REQUEST, OWN_ROLE, PROPOSAL_OUTDATED; what
 * `lookAtProposed` does: what it rests on may have changed
 */
export async function confirmProposal(ctx: Context, asked: string): Promise<Proposal> {
  const proposal = await proposalById(ctx, asked);
  const { id, after, state } = proposal;
  await assertPictures(ctx, after);
  if (state === 'OPEN') await lookAtProposed(ctx, proposal);
  const args = [requireStaff(ctx).staffId, id, ctx.address];
  const call = 'confirm_proposal($1, $2, $3) AS status';
  const [answer] = await callSql<{ status: ErrorCode | 'OK' }>(ctx, call, args);
  if (answer?.status !== 'OK') refuseStored(answer?.status ?? null, null);
  const confirmed = await proposalById(ctx, id);
  await tellUsers(ctx, confirmed);
  return confirmed;
}

/** A picture is shown as it was proposed or not at all. @throws PROPOSAL_OUTDATED when a file is another by now */
async function assertPictures(ctx: Context, after: Facts): Promise<void> {
  const pictures = Object.entries(after).filter(
    ([field, hash]) => auditFields[field]?.shows === 'PICTURE' && hash !== null,
  );
  const read = pictures.map(([, hash]) => readStaffPicture(ctx, String(hash)));
  if ((await Promise.all(read)).includes(null)) refuse('PROPOSAL_OUTDATED', {});
}

/**
 * What is about a user is money they were given, what is broadcast is a message, and a project is offered on other terms
 * or covered by more: apps show all of it at once.
 */
async function tellUsers({ bus }: Context, { id, subject }: Proposal): Promise<void> {
  const [kind, of = ''] = subject.split('/');
  if (kind === 'broadcast') await bus.publish('broadcasts', [id]);
  if (kind === 'project') await bus.publish('projects', [of]);
  if (kind !== 'user') return;
  await Promise.all(['recharges', 'messages'].map((topic) => bus.publish(topic, [`${of}:${id}`])));
}
