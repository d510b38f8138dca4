import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { ApiContext } from '../../../graphql/api-context';
import { May } from '../../../graphql/may';
import { attempt } from '../../../graphql/user-errors';
import { requireUser, type Context } from '../../../platform/context';
import { openChange, type OpenedVersion } from '../change/open-change';
import { submitChange } from '../change/submit-change';
import { takeChange } from '../change/take-change';
import { changeAskedBy } from '../verifications';
import {
  VerificationChangeInput,
  VerificationChangeOpenInput,
  VerificationChangeOpenPayload,
  VerificationChangePayload,
} from './change.types';
import { showPerson } from './show-verification';
import { VerificationAskedType } from './verification.types';

async function done(ctx: Context, act: () => Promise<unknown>) {
  const { value, userErrors } = await attempt(ctx, async () => {
    await act();
    return true;
  });
  return { done: value, userErrors };
}

@Resolver()
export class ChangeResolver {
  @Query(() => VerificationAskedType, {
    nullable: true,
    description:
      'The other data one asked for last, to be read before one takes it; null once taken.',
  })
  async verificationAsked(@Ctx() ctx: ApiContext): Promise<VerificationAskedType | null> {
    const row = await changeAskedBy(ctx, requireUser(ctx).userId);
    return row && showPerson(ctx, row);
  }

  @Mutation(() => VerificationChangePayload, {
    description: 'Asks for other verified data. Staff compare both; a day later one takes it.',
  })
  verificationChange(
    @Ctx() ctx: ApiContext,
    @Arg('input', () => VerificationChangeInput) input: VerificationChangeInput,
  ) {
    return done(ctx, () => submitChange(ctx, input));
  }

  @Mutation(() => VerificationChangePayload, {
    description: 'Takes the new data, a day after the request was announced.',
  })
  verificationChangeConfirm(@Ctx() ctx: ApiContext) {
    return done(ctx, () => takeChange(ctx));
  }
}

const show = ({ person, ...links }: OpenedVersion) => ({ ...person, ...links });

@Resolver()
export class ChangeAdminResolver {
  @May('verification.decide')
  @Mutation(() => VerificationChangeOpenPayload, {
    description:
      'Opens both versions of a change of data: under review for its holder, afterwards with a reason. Logged.',
  })
  async verificationChangeOpen(
    @Ctx() ctx: Context,
    @Arg('input', () => VerificationChangeOpenInput) input: VerificationChangeOpenInput,
  ) {
    const { value, userErrors } = await attempt(ctx, () => openChange(ctx, input));
    return { before: value && show(value.before), after: value && show(value.after), userErrors };
  }
}
