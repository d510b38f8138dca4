import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { attempt } from '../../../graphql/user-errors';
import { requireUser, type Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { readId } from '../../../platform/text/read-money';
import { chooseFundPassword } from '../finish/choose-fund-password';
import { stopHelp } from '../finish/stop-help';
import type { HelpRequest } from '../help-request.entity';
import { helpById, helpReadyAt, helpStateAt, ownHelp, standingAppeal } from '../help-requests';
import { requestFundPassword } from '../submit/request-fund-password';
import { sendAppeal } from '../submit/send-appeal';
import {
  AppealInput,
  FundPasswordChooseInput,
  HelpConfirmPayload,
  HelpNoteInput,
  HelpPayload,
  HelpRequestType,
} from './help.types';

export async function showHelp(ctx: Context, row: HelpRequest): Promise<HelpRequestType> {
  const { id, kind, submittedAt, reviewBy, decisionReason } = row;
  const now = await ctx.now();
  const [state, readyAt] = [helpStateAt(row, now), helpReadyAt(row, now)];
  const reason = state === 'REFUSED' ? decisionReason : null;
  return { id, kind, state, submittedAt, reviewBy, readyAt, reason };
}

/** The request that an act sent in. */
async function sent(ctx: Context, act: () => Promise<string>) {
  const { value, userErrors } = await attempt(ctx, async () => {
    const row = await helpById(ctx, await act());
    return row && showHelp(ctx, row);
  });
  return { request: value, userErrors };
}

async function done(ctx: Context, act: () => Promise<void>) {
  const { value, userErrors } = await attempt(ctx, async () => {
    await act();
    return true;
  });
  return { done: value, userErrors };
}

@Resolver()
export class HelpResolver {
  @Query(() => [HelpRequestType], { description: 'One’s own requests, of each kind the newest.' })
  async helpRequests(@Ctx() ctx: Context) {
    const { userId } = requireUser(ctx);
    return Promise.all((await ownHelp(ctx, userId)).map((row) => showHelp(ctx, row)));
  }

  @Query(() => HelpRequestType, {
    nullable: true,
    description: 'The appeal of the lock that stands, by the pass of the locked page.',
  })
  async appeal(@Ctx() ctx: Context) {
    const { actor } = ctx;
    if (!actor?.pass) refuse('LOGIN_REQUIRED', {});
    const row = await standingAppeal(ctx, actor.userId);
    return row && showHelp(ctx, row);
  }

  @Mutation(() => HelpPayload, {
    description: 'Appeals one’s lock, once, by the pass; opens its conversation.',
  })
  appealSend(@Ctx() ctx: Context, @Arg('input', () => AppealInput) input: AppealInput) {
    return sent(ctx, () => sendAppeal(ctx, input));
  }

  @Mutation(() => HelpPayload, { description: 'Asks for a new fund password.' })
  fundPasswordHelp(@Ctx() ctx: Context, @Arg('input', () => HelpNoteInput) input: HelpNoteInput) {
    return sent(ctx, () => requestFundPassword(ctx, input));
  }

  @Mutation(() => HelpConfirmPayload, { description: 'Stops one’s own request.' })
  helpStop(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return done(ctx, () => {
      requireUser(ctx);
      return stopHelp(ctx, readId(id) ?? refuse('REQUEST_NOT_FOUND', {}, 'id'));
    });
  }

  @Mutation(() => HelpConfirmPayload, {
    description: 'Chooses a fund password, a day after the request was announced.',
  })
  fundPasswordChoose(
    @Ctx() ctx: Context,
    @Arg('input', () => FundPasswordChooseInput) input: FundPasswordChooseInput,
  ) {
    return done(ctx, () => chooseFundPassword(ctx, input));
  }
}
