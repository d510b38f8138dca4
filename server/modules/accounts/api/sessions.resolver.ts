import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { attempt } from '../../../graphql/user-errors';
import type { Context } from '../../../platform/context';
import { endOtherSessions } from '../devices/end-other-sessions';
import { endSession } from '../devices/end-session';
import { ownSessions, type OwnSession } from '../devices/own-sessions';
import { OwnSessionType, SessionEndInput, SessionEndPayload } from './sessions.types';

@Resolver()
export class SessionsResolver {
  @Query(() => [OwnSessionType], { description: 'Where one is signed in; this session first.' })
  sessions(@Ctx() ctx: Context): Promise<OwnSession[]> {
    return ownSessions(ctx);
  }

  @Mutation(() => SessionEndPayload, { description: 'Ends one session at once.' })
  sessionEnd(@Ctx() ctx: Context, @Arg('input', () => SessionEndInput) { id }: SessionEndInput) {
    return ended(ctx, () => endSession(ctx, id));
  }

  @Mutation(() => SessionEndPayload, { description: 'Ends all sessions but this one.' })
  otherSessionsEnd(@Ctx() ctx: Context) {
    return ended(ctx, () => endOtherSessions(ctx));
  }
}

async function ended(ctx: Context, act: () => Promise<void>) {
  const { value, userErrors } = await attempt(ctx, async () => {
    await act();
    return true;
  });
  return { ended: value, userErrors };
}
