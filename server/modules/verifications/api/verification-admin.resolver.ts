import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { toList } from '../../../graphql/page';
import { May } from '../../../graphql/may';
import { attempt } from '../../../graphql/user-errors';
import type { Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { readPage } from '../../../platform/page';
import { readId } from '../../../platform/text/read-money';
import { masked } from '../../../platform/text/masked';
import { holdReview, keepReview, releaseReview, takeReview, undoDecision } from '../../reviews';
import { approveVerification } from '../decision/approve-verification';
import { refuseVerification } from '../decision/refuse-verification';
import { takeNextVerification } from '../decision/take-next-verification';
import { verificationReview } from '../decision/verification-review';
import { openDocuments } from '../open-documents';
import { personOf } from '../person';
import type { Verification } from '../verification.entity';
import { queueTotals, verificationQueue } from '../queue/verification-queue';
import { verificationById } from '../verifications';
import {
  AdminVerificationList,
  AdminVerificationPayload,
  AdminVerificationType,
  VerificationApproveInput,
  VerificationDocumentPayload,
  VerificationNoteInput,
  VerificationOpenInput,
  VerificationRefuseInput,
  VerificationTakeInput,
} from './verification-admin.types';
import { AdminVerificationFilterInput, VerificationTotalsType } from './verification-queue.types';

function show({ config }: Context, row: Verification): AdminVerificationType {
  const { name, idNumber } = personOf(config, row);
  return Object.assign(new AdminVerificationType(), {
    ...row,
    nameMasked: masked(name),
    idNumberMasked: masked(idNumber),
    faulty: row.faulty ?? [],
    tookMs: row.decidedAt && String(row.decidedAt.getTime() - row.submittedAt.getTime()),
  });
}

/** The same input with an id that may be asked for. @throws REQUEST_NOT_FOUND */
const known = <T extends { readonly id: string }>(input: T): T =>
  readId(input.id) === null ? refuse('REQUEST_NOT_FOUND', {}, 'id') : input;

/** A refusal of the act becomes data. */
async function act(ctx: Context, work: () => Promise<Verification | null>) {
  const { value, userErrors } = await attempt(ctx, work);
  return { verification: value && show(ctx, value), userErrors };
}

@Resolver()
export class VerificationAdminResolver {
  @May('verification.read')
  @Query(() => AdminVerificationList, {
    description: 'Waiting: oldest first. Done, and without a tab: newest first.',
  })
  async verifications(
    @Ctx() ctx: Context,
    @Arg('filter', () => AdminVerificationFilterInput, { nullable: true })
    filter: AdminVerificationFilterInput | null,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ) {
    const page = readPage(first, after);
    const rows = await verificationQueue(ctx, filter ?? {}, page);
    return toList(
      rows.map((row) => show(ctx, row)),
      page,
      ({ id }) => id,
    );
  }

  @May('verification.read')
  @Query(() => VerificationTotalsType, { description: 'How many stand under a filter.' })
  verificationTotals(
    @Ctx() ctx: Context,
    @Arg('filter', () => AdminVerificationFilterInput, { nullable: true })
    filter: AdminVerificationFilterInput | null,
  ) {
    return queueTotals(ctx, filter ?? {});
  }

  @May('verification.read')
  @Query(() => AdminVerificationType, { nullable: true, description: 'One verification.' })
  async verification(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    const row = readId(id) ? await verificationById(ctx, id) : null;
    return row && show(ctx, row);
  }

  @May('verification.take')
  @Mutation(() => AdminVerificationPayload, { description: 'Takes a request for ten minutes.' })
  verificationTake(
    @Ctx() ctx: Context,
    @Arg('input', () => VerificationTakeInput) on: VerificationTakeInput,
  ) {
    return act(ctx, () => takeReview(ctx, verificationReview, known(on)));
  }

  @May('verification.take')
  @Mutation(() => AdminVerificationPayload, {
    description:
      'The request one holds, or takes the oldest free one under the filter that one may decide; null when there is none.',
  })
  verificationTakeNext(
    @Ctx() ctx: Context,
    @Arg('filter', () => AdminVerificationFilterInput, { nullable: true })
    filter: AdminVerificationFilterInput | null,
  ) {
    return act(ctx, () => takeNextVerification(ctx, filter ?? {}));
  }

  @May('verification.take')
  @Mutation(() => AdminVerificationPayload, { description: 'Prolongs one’s lease.' })
  verificationHeartbeat(
    @Ctx() ctx: Context,
    @Arg('input', () => VerificationTakeInput) on: VerificationTakeInput,
  ) {
    return act(ctx, () => keepReview(ctx, verificationReview, known(on)));
  }

  @May('verification.take')
  @Mutation(() => AdminVerificationPayload, { description: 'Gives a request back to its queue.' })
  verificationRelease(
    @Ctx() ctx: Context,
    @Arg('input', () => VerificationTakeInput) on: VerificationTakeInput,
  ) {
    return act(ctx, () => releaseReview(ctx, verificationReview, known(on)));
  }

  @May('verification.take')
  @Mutation(() => AdminVerificationPayload, {
    description: 'Puts a request on hold, with a note of what it waits for.',
  })
  verificationHold(
    @Ctx() ctx: Context,
    @Arg('input', () => VerificationNoteInput) on: VerificationNoteInput,
  ) {
    return act(ctx, () => holdReview(ctx, verificationReview, known(on)));
  }

  @May('verification.decide')
  @Mutation(() => VerificationDocumentPayload, {
    description: 'Opens a document: under review for its holder, afterwards with a reason. Logged.',
  })
  async verificationOpen(
    @Ctx() ctx: Context,
    @Arg('input', () => VerificationOpenInput) input: VerificationOpenInput,
  ) {
    const { value, userErrors } = await attempt(ctx, () => openDocuments(ctx, input));
    return { document: value && { ...value, ...value.person }, userErrors };
  }

  @May('verification.decide')
  @Mutation(() => AdminVerificationPayload, {
    description: 'Approves a request one holds. The user is verified after the undo window.',
  })
  verificationApprove(
    @Ctx() ctx: Context,
    @Arg('input', () => VerificationApproveInput) input: VerificationApproveInput,
  ) {
    return act(ctx, () => approveVerification(ctx, known(input)));
  }

  @May('verification.decide')
  @Mutation(() => AdminVerificationPayload, {
    description: 'Refuses a request one holds. The user reads it after the undo window.',
  })
  verificationRefuse(
    @Ctx() ctx: Context,
    @Arg('input', () => VerificationRefuseInput) input: VerificationRefuseInput,
  ) {
    return act(ctx, () => refuseVerification(ctx, known(input)));
  }

  @May('verification.decide')
  @Mutation(() => AdminVerificationPayload, {
    description: 'Takes back one’s own decision within the undo window.',
  })
  verificationUndo(
    @Ctx() ctx: Context,
    @Arg('input', () => VerificationTakeInput) on: VerificationTakeInput,
  ) {
    return act(ctx, () => undoDecision(ctx, verificationReview, known(on)));
  }
}
