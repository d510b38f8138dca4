import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { stepsOf, type HelpQueue } from '../../../../schema/help';
import { May } from '../../../graphql/may';
import { toList } from '../../../graphql/page';
import { attempt } from '../../../graphql/user-errors';
import type { Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { readPage } from '../../../platform/page';
import { readId } from '../../../platform/text/read-money';
import {
  holdReview,
  keepReview,
  refuseReview,
  releaseReview,
  takeReview,
  undoDecision,
} from '../../reviews';
import { approveHelp } from '../decision/approve-help';
import { helpReviewOf } from '../decision/help-review';
import { takeNextHelp } from '../decision/take-next-help';
import type { HelpRequest } from '../help-request.entity';
import { helpById } from '../help-requests';
import { helpQueue, helpTotals } from '../queue/help-queue';
import {
  AdminHelpFilterInput,
  AdminHelpPayload,
  AdminHelpRequestList,
  AdminHelpRequestType,
  HelpApproveInput,
  HelpHoldInput,
  HelpQueueEnum,
  HelpRefuseInput,
  HelpTakeInput,
  HelpTotalsType,
} from './help-admin.types';

const show = (row: HelpRequest): AdminHelpRequestType =>
  Object.assign(new AdminHelpRequestType(), {
    ...row,
    stepsNeeded: stepsOf[row.kind],
    steps: row.steps ?? [],
    tookMs: row.decidedAt && String(row.decidedAt.getTime() - row.submittedAt.getTime()),
  });

type Review = Awaited<ReturnType<typeof helpReviewOf>>;

/** One act on a request, by the review of its kind. A refusal of the act becomes data. */
async function act<T extends { readonly id: string }>(
  ctx: Context,
  on: T,
  work: (kind: Review, on: T) => Promise<HelpRequest>,
) {
  const { value, userErrors } = await attempt(ctx, async () => {
    const id = readId(on.id) ?? refuse('REQUEST_NOT_FOUND', {}, 'id');
    return work(await helpReviewOf(ctx, id), on);
  });
  return { request: value && show(value), userErrors };
}

@Resolver()
export class HelpAdminResolver {
  @May('help.read')
  @Query(() => AdminHelpRequestList, {
    description: 'Waiting: oldest first. Done, and without a tab: newest first.',
  })
  async helpRequests(
    @Ctx() ctx: Context,
    @Arg('filter', () => AdminHelpFilterInput, { nullable: true })
    filter: AdminHelpFilterInput | null,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ) {
    const page = readPage(first, after);
    const rows = await helpQueue(ctx, filter ?? {}, page);
    return toList(rows.map(show), page, ({ id }) => id);
  }

  @May('help.read')
  @Query(() => HelpTotalsType, { description: 'How many stand under a filter.' })
  helpTotals(
    @Ctx() ctx: Context,
    @Arg('filter', () => AdminHelpFilterInput, { nullable: true })
    filter: AdminHelpFilterInput | null,
  ) {
    return helpTotals(ctx, filter ?? {});
  }

  @May('help.read')
  @Query(() => AdminHelpRequestType, { nullable: true, description: 'One request.' })
  async helpRequest(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    const row = readId(id) ? await helpById(ctx, id) : null;
    return row && show(row);
  }

  @May('help.take')
  @Mutation(() => AdminHelpPayload, { description: 'Takes a request for ten minutes.' })
  helpTake(@Ctx() ctx: Context, @Arg('input', () => HelpTakeInput) input: HelpTakeInput) {
    return act(ctx, input, (kind, on) => takeReview(ctx, kind, on));
  }

  @May('help.take')
  @Mutation(() => AdminHelpPayload, {
    description:
      'The request one holds, or takes the oldest free one of a queue under the filter; null when there is none.',
  })
  async helpTakeNext(
    @Ctx() ctx: Context,
    @Arg('queue', () => HelpQueueEnum) queue: HelpQueue,
    @Arg('filter', () => AdminHelpFilterInput, { nullable: true })
    filter: AdminHelpFilterInput | null,
  ) {
    const { value, userErrors } = await attempt(ctx, () => takeNextHelp(ctx, { ...filter, queue }));
    return { request: value && show(value), userErrors };
  }

  @May('help.take')
  @Mutation(() => AdminHelpPayload, { description: 'Prolongs one’s lease.' })
  helpHeartbeat(@Ctx() ctx: Context, @Arg('input', () => HelpTakeInput) input: HelpTakeInput) {
    return act(ctx, input, (kind, on) => keepReview(ctx, kind, on));
  }

  @May('help.take')
  @Mutation(() => AdminHelpPayload, { description: 'Gives a request back to its queue.' })
  helpRelease(@Ctx() ctx: Context, @Arg('input', () => HelpTakeInput) input: HelpTakeInput) {
    return act(ctx, input, (kind, on) => releaseReview(ctx, kind, on));
  }

  @May('help.take')
  @Mutation(() => AdminHelpPayload, {
    description: 'Puts a request on hold, with a note of what it waits for.',
  })
  helpHold(@Ctx() ctx: Context, @Arg('input', () => HelpHoldInput) input: HelpHoldInput) {
    return act(ctx, input, (kind, on) => holdReview(ctx, kind, on));
  }

  @May('help.decide')
  @Mutation(() => AdminHelpPayload, {
    description: 'Approves a request one holds. Its user confirms it a day later.',
  })
  helpApprove(@Ctx() ctx: Context, @Arg('input', () => HelpApproveInput) input: HelpApproveInput) {
    return act(ctx, input, (_, on) => approveHelp(ctx, on));
  }

  @May('help.decide')
  @Mutation(() => AdminHelpPayload, {
    description: 'Refuses a request one holds. The user reads it after the undo window.',
  })
  helpRefuse(@Ctx() ctx: Context, @Arg('input', () => HelpRefuseInput) input: HelpRefuseInput) {
    return act(ctx, input, (kind, on) => refuseReview(ctx, kind, on));
  }

  @May('help.decide')
  @Mutation(() => AdminHelpPayload, {
    description: 'Takes back one’s own decision within the undo window.',
  })
  helpUndo(@Ctx() ctx: Context, @Arg('input', () => HelpTakeInput) input: HelpTakeInput) {
    return act(ctx, input, (kind, on) => undoDecision(ctx, kind, on));
  }
}
