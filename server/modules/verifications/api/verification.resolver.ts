import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { ApiContext } from '../../../graphql/api-context';
import { attempt } from '../../../graphql/user-errors';
import { requireUser } from '../../../platform/context';
import { submitVerification } from '../submit-verification';
import { verificationById, verificationOf } from '../verifications';
import { showVerification } from './show-verification';
import {
  VerificationSubmitInput,
  VerificationSubmitPayload,
  VerificationType,
} from './verification.types';

@Resolver()
export class VerificationResolver {
  @Query(() => VerificationType, {
    nullable: true,
    description: 'What one sent in last to prove who one is; null for nothing yet.',
  })
  async verification(@Ctx() ctx: ApiContext) {
    const row = await verificationOf(ctx, requireUser(ctx).userId);
    return row && showVerification(ctx, row);
  }

  @Mutation(() => VerificationSubmitPayload, {
    description: 'Sends in who one is. Staff verify it.',
  })
  async verificationSubmit(
    @Ctx() ctx: ApiContext,
    @Arg('input', () => VerificationSubmitInput) input: VerificationSubmitInput,
  ) {
    const { value: verification, userErrors } = await attempt(ctx, async () => {
      const { resultId } = await submitVerification(ctx, input);
      const row = await verificationById(ctx, resultId);
      return row && showVerification(ctx, row);
    });
    return { verification, userErrors };
  }
}
