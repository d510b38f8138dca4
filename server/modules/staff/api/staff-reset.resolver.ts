import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { MayAnyone } from '../../../graphql/may';
import { attempt } from '../../../graphql/user-errors';
import type { Context } from '../../../platform/context';
import { askStaffReset } from '../reset/ask-staff-reset';
import { resetStaffPassword } from '../reset/reset-staff-password';
import {
  StaffPasswordForgotPayload,
  StaffPasswordResetInput,
  StaffPasswordResetPayload,
} from './staff-reset.types';

/** The way back of staff who forgot the password. */
@Resolver()
export class StaffResetResolver {
  @MayAnyone
  @Mutation(() => StaffPasswordForgotPayload, {
    description: 'Sends a link to a mailbox of the staff, good for an hour. Says nothing of it.',
  })
  async staffPasswordForgot(@Ctx() ctx: Context, @Arg('email', () => String) email: string) {
    const { value: heard, userErrors } = await attempt(ctx, async () => {
      await askStaffReset(ctx, email);
      return true;
    });
    return { heard, userErrors };
  }

  @MayAnyone
  @Mutation(() => StaffPasswordResetPayload, {
    description: 'Chooses another password by the link; ends all sessions, and opens none.',
  })
  async staffPasswordReset(
    @Ctx() ctx: Context,
    @Arg('input', () => StaffPasswordResetInput) input: StaffPasswordResetInput,
  ) {
    const { value: changed, userErrors } = await attempt(ctx, async () => {
      await resetStaffPassword(ctx, input);
      return true;
    });
    return { changed, userErrors };
  }
}
