import { READ, type Module } from '../../platform/module';
import { FollowAdminResolver } from './api/follow-admin.resolver';
import { FollowResolver } from './api/follow.resolver';
import { LeaderResolver } from './api/leader.resolver';
import { Copy, Following, Leader } from './follow.entities';
import { followChecks } from './follow-checks';
import { followLoaders } from './follow.loaders';

/** Leaders who publish their trading, and those who have it copied. */
export const follow = {
  name: 'follow',
  tables: { copy: READ, following: READ, leader: READ },
  verify: { tables: { 'verify.copies': READ } },
  functions: ['copy_room', 'follow_leader', 'publish_trading', 'stop_following'],
  entities: [Copy, Following, Leader],
  resolvers: { user: [FollowResolver, LeaderResolver], staff: [FollowAdminResolver] },
  permissions: { 'follow.read': ['SUPPORT', 'ADMIN'] },
  checks: followChecks,
  loaders: followLoaders,
} satisfies Module;
