import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { May } from '../../../graphql/may';
import { toList } from '../../../graphql/page';
import { DateTime } from '../../../graphql/scalars';
import { attempt } from '../../../graphql/user-errors';
import type { ApiContext } from '../../../graphql/api-context';
import type { Context } from '../../../platform/context';
import { rows } from '../../../platform/database/rows';
import { refuse } from '../../../platform/domain-error';
import { readPage } from '../../../platform/page';
import { readId } from '../../../platform/text/read-money';
import type { ChangeLock } from '../lock/change-lock';
import { setMemberLevel } from '../label/set-member-level';
import { userStateOf, type UserState } from '../lock/user-state';
import type { AccountsLoaders } from '../accounts.loaders';
import { liftWait } from '../lock/lift-wait';
import { lockUser } from '../lock/lock-user';
import { signInWaitsUntil } from '../lock/sign-in-waits';
import { unlockUser } from '../lock/unlock-user';
import { requireNewPassword } from '../reset/require-new-password';
import { masked } from '../../../platform/text/masked';
import { revealUser } from '../reveal-user';
import {
  AdminUserFilterInput,
  AdminUserList,
  AdminUserPayload,
  AdminUserType,
  UserLockInput,
  UserRevealInput,
  UserRevealPayload,
  UserSetLevelInput,
  UserStateEnum,
  UserWaitLiftInput,
} from './user-admin.types';
import type { User } from '../user.entity';
import { userById, users } from '../users';

const known = (id: string) => readId(id) ?? refuse('USER_NOT_FOUND', {}, 'id');

@Resolver(() => AdminUserType)
export class UserAdminResolver {
  @May('user.read')
  @Query(() => AdminUserList, { description: 'Customers, newest first.' })
  async users(
    @Ctx() ctx: Context,
    @Arg('filter', () => AdminUserFilterInput, { nullable: true })
    filter: AdminUserFilterInput | null,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ) {
    const page = readPage(first, after);
    const found = await users(ctx, { ...filter }, page);
    return toList(found, page, ({ id }) => id);
  }

  @May('user.read')
  @Query(() => AdminUserType, { nullable: true, description: 'One customer.' })
  user(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<User | null> {
    return readId(id) ? userById(ctx, id) : Promise.resolve(null);
  }

  @May('user.lock')
  @Mutation(() => AdminUserPayload, { description: 'Locks an account; its sessions end at once.' })
  userLock(@Ctx() ctx: Context, @Arg('input', () => UserLockInput) input: UserLockInput) {
    return changeLock(ctx, input, lockUser);
  }

  @May('user.lock')
  @Mutation(() => AdminUserPayload, { description: 'Unlocks an account.' })
  userUnlock(@Ctx() ctx: Context, @Arg('input', () => UserLockInput) input: UserLockInput) {
    return changeLock(ctx, input, unlockUser);
  }

  @May('user.label')
  @Mutation(() => AdminUserPayload, {
    description: 'Gives the level beside the name; it changes nothing else.',
  })
  userSetLevel(
    @Ctx() ctx: Context,
    @Arg('input', () => UserSetLevelInput) { level, ...input }: UserSetLevelInput,
  ) {
    return changeLock(ctx, input, (own, asked) => setMemberLevel(own, { ...asked, level }));
  }

  @May('user.lock')
  @Mutation(() => AdminUserPayload, { description: 'Lifts the wait after wrong passwords.' })
  userWaitLift(
    @Ctx() ctx: Context,
    @Arg('input', () => UserWaitLiftInput) input: UserWaitLiftInput,
  ) {
    return changeLock(ctx, input, liftWait);
  }

  @May('user.reset')
  @Mutation(() => AdminUserPayload, {
    description: 'Makes the user choose a new login password; all sessions end. Sets none.',
  })
  userPasswordReset(@Ctx() ctx: Context, @Arg('input', () => UserLockInput) input: UserLockInput) {
    return changeLock(ctx, input, requireNewPassword);
  }

  @May('user.reveal')
  @Mutation(() => UserRevealPayload, {
    description: 'Contact data in full; writes an audit entry.',
  })
  async userReveal(
    @Ctx() ctx: Context,
    @Arg('input', () => UserRevealInput) { id, reason }: UserRevealInput,
  ) {
    const { value, userErrors } = await attempt(ctx, () =>
      revealUser(ctx, { userId: known(id), reason }),
    );
    return { ...value, userErrors };
  }

  @FieldResolver(() => String)
  accountMasked(@Root() { email, phone }: User): string {
    return masked(email ?? phone ?? '');
  }

  @FieldResolver(() => String, { nullable: true })
  userNameMasked(@Root() { userName }: User): string | null {
    return userName === null ? null : masked(userName);
  }

  @FieldResolver(() => UserStateEnum)
  state(@Ctx() { loaders }: ApiContext<AccountsLoaders>, @Root() user: User): Promise<UserState> {
    return userStateOf(user, (id) => loaders.staffLocks.load(id));
  }

  @FieldResolver(() => DateTime)
  registeredAt(@Root() { createdAt }: User): Date {
    return createdAt;
  }

  @FieldResolver(() => DateTime, {
    nullable: true,
    description: 'Until when signing in waits after wrong passwords; null when it does not.',
  })
  signInWaitsUntil(@Ctx() ctx: Context, @Root() { id }: User): Promise<Date | null> {
    return signInWaitsUntil(ctx, id);
  }

  @FieldResolver(() => Int)
  async activeSessionCount(@Ctx() { db }: Context, @Root() { id }: User): Promise<number> {
    const [row] = await rows<{ count: number }>(
      db,
      `SELECT count(*)::int AS count FROM user_session
       WHERE user_id = $1 AND ended_at IS NULL AND expires_at > tarn_now()`,
      [id],
    );
    return row?.count ?? 0;
  }
}

async function changeLock(ctx: Context, { id, reason }: UserLockInput, change: typeof lockUser) {
  const { value: user, userErrors } = await attempt(ctx, async () => {
    const asked: ChangeLock = { userId: known(id), reason };
    await change(ctx, asked);
    return userById(ctx, asked.userId);
  });
  return { user, userErrors };
}
