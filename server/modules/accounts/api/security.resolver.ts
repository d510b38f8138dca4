import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { attempt } from '../../../graphql/user-errors';
import type { Context } from '../../../platform/context';
import { freezeAccount } from '../freeze/freeze-account';
import { liftFreeze } from '../freeze/lift-freeze';
import { changePassword } from '../security/change-password';
import { resetPassword } from '../security/reset-password';
import { setFundPassword } from '../security/set-fund-password';
import {
  AccountFreezePayload,
  FreezeLiftInput,
  FundPasswordSetInput,
  PasswordChangeInput,
  PasswordResetInput,
  SecurityChangePayload,
} from './security.types';

@Resolver()
export class SecurityResolver {
  @Mutation(() => SecurityChangePayload, {
    description: 'Changes the login password; all other sessions end.',
  })
  passwordChange(
    @Ctx() ctx: Context,
    @Arg('input', () => PasswordChangeInput) input: PasswordChangeInput,
  ) {
    return changed(ctx, () => changePassword(ctx, input));
  }

  @Mutation(() => SecurityChangePayload, {
    description: 'A new login password by a code; all sessions end, none is opened.',
  })
  passwordReset(
    @Ctx() ctx: Context,
    @Arg('input', () => PasswordResetInput) input: PasswordResetInput,
  ) {
    return changed(ctx, () => resetPassword(ctx, input));
  }

  @Mutation(() => SecurityChangePayload, { description: 'Sets or changes the fund password.' })
  fundPasswordSet(
    @Ctx() ctx: Context,
    @Arg('input', () => FundPasswordSetInput) input: FundPasswordSetInput,
  ) {
    return changed(ctx, () => setFundPassword(ctx, input));
  }

  @Mutation(() => AccountFreezePayload, {
    description: 'Freezes one’s own account; all sessions end, this one too.',
  })
  async accountFreeze(@Ctx() ctx: Context) {
    const { value: until, userErrors } = await attempt(ctx, () => freezeAccount(ctx));
    return { until, userErrors };
  }

  @Mutation(() => SecurityChangePayload, {
    description: 'Lifts one’s own freeze after 24 hours, by a code; opens no session.',
  })
  freezeLift(@Ctx() ctx: Context, @Arg('input', () => FreezeLiftInput) input: FreezeLiftInput) {
    return changed(ctx, () => liftFreeze(ctx, input));
  }
}

async function changed(ctx: Context, act: () => Promise<void>) {
  const { value, userErrors } = await attempt(ctx, async () => {
    await act();
    return true;
  });
  return { changed: value, userErrors };
}
