import { usd } from '../../../../schema/money';
import { toMoneyType } from '../../../graphql/scalars';
import type { PastRequest } from '../../reviews';
import { staffName } from '../../staff/api/staff-name';
import type { UserEvent } from '../timeline/user-event';
import type { StandingContext } from './show-standing';
import type { PastRequestType, UserEventType } from './timeline.types';

/** What not every kind of event tells. */
const NOTHING = { number: null, word: null, text: null, count: null, right: null, by: null };

export async function showEvent(ctx: StandingContext, event: UserEvent): Promise<UserEventType> {
  const { request, amount, result, ...rest } = event;
  return {
    ...NOTHING,
    ...rest,
    request: request ? await showPast(ctx, request) : null,
    amount: amount ? toMoneyType(amount) : null,
    result: result ? toMoneyType(result) : null,
  };
}

async function showPast(
  ctx: StandingContext,
  { kind, subjectId, number, state, asked, agreed, late, decidedBy, endedAt }: PastRequest,
): Promise<PastRequestType> {
  const amount = agreed ?? asked;
  return {
    ...{ kind, id: subjectId, number, reviewState: state, late, endedAt },
    amount: amount === null ? null : toMoneyType(usd(amount)),
    decidedBy: await staffName(ctx, decidedBy),
  };
}
