import { confirmProposal } from '../../modules/proposals';
import { proposeChannel, type NewChannel } from '../../modules/recharges';
import { aStaffMember, type World } from '../world';

/** A way to pay in that one administrator has proposed and another confirmed. Resolves to its id. */
export async function aChannel(world: World, channel: NewChannel): Promise<string> {
  const [one, other] = await Promise.all([
    aStaffMember(world, 'ADMIN'),
    aStaffMember(world, 'ADMIN'),
  ]);
  const fresh = { ...channel, id: null, open: true, reason: 'A test', idempotencyKey: null };
  const { id } = await proposeChannel(one.ctx, fresh);
  await confirmProposal(other.ctx, id);
  const { rows } = await world.sql.app.query<{ id: string }>(
    'SELECT max(id) AS id FROM recharge_channel',
  );
  return rows[0]?.id ?? '';
}
