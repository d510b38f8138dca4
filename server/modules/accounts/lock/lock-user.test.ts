import { EventEmitter, once } from 'node:events';
import { withWorld } from '../../../testing/suite';
import { aStaffMember, aUser } from '../../../testing/world';
import { lockUser } from './lock-user';
import { unlockUser } from './unlock-user';

const world = withWorld();

it.each(['users', 'sessionsEnded'])('A3: lock and unlock are told to %s at once', async (topic) => {
  const heard = new EventEmitter();
  const off = world.bus.on(topic, (ids) => heard.emit('ids', ids));
  const { userId } = await aUser(world);
  const { ctx } = await aStaffMember(world, 'SUPPORT');
  for (const act of [lockUser, unlockUser]) {
    const told = once(heard, 'ids', { signal: AbortSignal.timeout(5_000) }).catch(() => 'nothing');
    await act(ctx, { userId, reason: 'Asked for it.' });
    expect(await told).toEqual([[userId]]);
  }
  off();
});
