import { usd } from '../../../../schema/money';
import type { ApiContext } from '../../../graphql/api-context';
import { toMoneyType } from '../../../graphql/scalars';
import type { AccountsLoaders } from '../../accounts';
import type { StandingRequest } from '../../reviews';
import type { StaffLoaders } from '../../staff';
import { staffName } from '../../staff/api/staff-name';
import type { StandingRequestType } from './standing.types';

export type StandingContext = ApiContext<AccountsLoaders & StaffLoaders>;

/** A request as its list shows it, with who sent it and who has it in hand. */
export async function showStanding(
  ctx: StandingContext,
  {
    subjectId,
    asked,
    state,
    reviewBy,
    takenBy,
    firstApprover,
    userId,
    ...request
  }: StandingRequest,
): Promise<StandingRequestType> {
  const [user, taken, first] = await Promise.all([
    userId === null ? null : ctx.loaders.users.load(userId),
    staffName(ctx, takenBy),
    staffName(ctx, firstApprover),
  ]);
  return {
    ...request,
    ...{ id: subjectId, reviewState: state, dueAt: reviewBy, user },
    asked: asked === null ? null : toMoneyType(usd(asked)),
    ...{ takenBy: taken, firstApprover: first },
  };
}
