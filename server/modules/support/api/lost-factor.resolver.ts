import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { attempt } from '../../../graphql/user-errors';
import type { Context } from '../../../platform/context';
import { stopHelpByLink } from '../finish/stop-help-by-link';
import { turnFactorOff } from '../finish/turn-factor-off';
import { readLostFactor } from '../submit/read-lost-factor';
import { reportLostFactor } from '../submit/report-lost-factor';
import { showHelp } from './help.resolver';
import {
  HelpConfirmPayload,
  HelpPayload,
  LostFactorConfirmInput,
  LostFactorOpenInput,
  LostFactorReportInput,
} from './help.types';

async function state(ctx: Context, input: LostFactorOpenInput) {
  const row = await readLostFactor(ctx, input);
  return row && showHelp(ctx, row);
}

/** For whoever has no session because the second factor is lost. */
@Resolver()
export class LostFactorResolver {
  @Mutation(() => HelpPayload, {
    description: 'Where the request of somebody without their second factor is; opens no session.',
  })
  async lostFactorOpen(
    @Ctx() ctx: Context,
    @Arg('input', () => LostFactorOpenInput) input: LostFactorOpenInput,
  ) {
    const { value: request, userErrors } = await attempt(ctx, () => state(ctx, input));
    return { request, userErrors };
  }

  @Mutation(() => HelpPayload, { description: 'Asks for a lost second factor to be taken away.' })
  async lostFactorReport(
    @Ctx() ctx: Context,
    @Arg('input', () => LostFactorReportInput) input: LostFactorReportInput,
  ) {
    const { value: request, userErrors } = await attempt(ctx, async () => {
      await reportLostFactor(ctx, input);
      return state(ctx, input);
    });
    return { request, userErrors };
  }

  @Mutation(() => HelpConfirmPayload, {
    description: 'Takes it away, a day after the request was announced; opens no session.',
  })
  async lostFactorConfirm(
    @Ctx() ctx: Context,
    @Arg('input', () => LostFactorConfirmInput) input: LostFactorConfirmInput,
  ) {
    const { value: done, userErrors } = await attempt(ctx, async () => {
      await turnFactorOff(ctx, input);
      return true;
    });
    return { done, userErrors };
  }

  @Mutation(() => HelpConfirmPayload, {
    description: 'Stops a request by the link of its notice, and does nothing else.',
  })
  async helpStopByLink(@Ctx() ctx: Context, @Arg('token', () => String) token: string) {
    const { value: done, userErrors } = await attempt(ctx, async () => {
      await stopHelpByLink(ctx, token);
      return true;
    });
    return { done, userErrors };
  }
}
