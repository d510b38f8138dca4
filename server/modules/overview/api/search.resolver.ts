import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { limits } from '../../../../schema/limits';
import type { ReviewState } from '../../../../schema/review-states';
import type { ApiContext } from '../../../graphql/api-context';
import { May } from '../../../graphql/may';
import { requireStaff } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { readText } from '../../../platform/text/read-text';
import { searchUsers, type AccountsLoaders, type User } from '../../accounts';
import type { MarketLoaders } from '../../market';
import { searchDisputes } from '../../disputes';
import { searchRecharges, usersOfReference } from '../../recharges';
import { searchRewardClaims } from '../../invitation';
import { searchConversations, searchHelp } from '../../support';
import { ordersOfAll } from '../../trading';
import { showAdminOrder } from '../../trading/api/order-admin.resolver';
import { searchWithdrawals } from '../../withdrawals';
import { SearchHitsType, type FoundKind } from './search.types';

type SearchContext = ApiContext<AccountsLoaders & MarketLoaders>;

@Resolver()
export class SearchResolver {
  @May('search.read')
  @Query(() => SearchHitsType, {
    description:
      'Users by number, e-mail, payment reference, phone in any spelling or part of a name; recharges by number or reference; contracts, reports of them, withdrawals, claims of rewards, conversations and requests for help by number. 2 to 64 characters.',
  })
  async search(@Ctx() ctx: SearchContext, @Arg('text', () => String) asked: string) {
    const text = readAsked(asked);
    const { role } = requireStaff(ctx);
    const may = (permission: string) => ctx.permissions[permission]?.includes(role) === true;
    const page = { first: limits.findHitsMax, after: null };
    const [users, recharges, help, disputes, requests, orders] = await Promise.all([
      may('user.read') ? usersFound(ctx, text, may('user.reveal')) : [],
      may('recharge.read') ? searchRecharges(ctx, text) : [],
      may('help.read') ? searchHelp(ctx, text) : [],
      may('dispute.read') ? searchDisputes(ctx, text) : [],
      requestsFound(ctx, text, may),
      may('order.read') ? ordersOfAll(ctx, { search: text, ...page }) : [],
    ]);
    return {
      users,
      recharges,
      help,
      disputes,
      requests,
      orders: await Promise.all(orders.map((order) => showAdminOrder(ctx, order))),
    };
  }
}

interface Found {
  readonly id: string;
  readonly number: string;
  /** Null for a visitor. */
  readonly userId: string | null;
  readonly reviewState: ReviewState;
}

const shown = (ctx: SearchContext, kind: FoundKind, found: readonly Found[]) =>
  Promise.all(
    found.map(async ({ id, number, reviewState, userId }) => ({
      ...{ kind, id, number, reviewState },
      user: userId === null ? null : await theUser(ctx, userId),
    })),
  );

/** What is worked on in a queue of its own, by its number. */
async function requestsFound(ctx: SearchContext, text: string, may: (right: string) => boolean) {
  const found = await Promise.all([
    may('withdrawal.read') ? searchWithdrawals(ctx, text) : [],
    may('reward.read') ? searchRewardClaims(ctx, text) : [],
    may('conversation.read') ? searchConversations(ctx, text) : [],
  ]);
  const kinds = ['WITHDRAWAL', 'REWARD_CLAIM', 'CONVERSATION'] as const;
  return (await Promise.all(kinds.map((kind, n) => shown(ctx, kind, found[n] ?? [])))).flat();
}

async function theUser(ctx: SearchContext, id: string): Promise<User> {
  const user = await ctx.loaders.users.load(id);
  if (!user) throw new Error(`user ${id} is gone`);
  return user;
}

/** The one whose payment reference it is, before those who are called so. */
async function usersFound(ctx: SearchContext, text: string, byPart: boolean): Promise<User[]> {
  const [owner = null] = await usersOfReference(ctx, text);
  const user = owner === null ? null : await ctx.loaders.users.load(owner);
  const called = await searchUsers(ctx, { text, byPart });
  const rest = called.filter(({ id }) => id !== owner);
  return [...(user ? [user] : []), ...rest].slice(0, limits.findHitsMax);
}

/** @throws PARAM_INVALID for what is no text, too short or too long */
function readAsked(asked: string): string {
  const text = readText(asked, { max: limits.findLengthMax, field: 'text' });
  return Array.from(text).length < limits.findLengthMin
    ? refuse('PARAM_INVALID', { field: 'text' }, 'text')
    : text;
}
