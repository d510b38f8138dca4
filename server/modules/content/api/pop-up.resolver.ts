import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { attempt } from '../../../graphql/user-errors';
import { requireUser, type Context } from '../../../platform/context';
import { popUpsSeen } from '../pop-ups/pop-ups-seen';
import { seePopUp } from '../pop-ups/see-pop-up';
import { PopUpSeenInput, PopUpSeenPayload } from './pop-up.types';

@Resolver()
export class PopUpResolver {
  @Query(() => [ID], { description: 'Ids of the pop-ups one has closed, the first one first.' })
  popUpsSeen(@Ctx() ctx: Context): Promise<string[]> {
    return popUpsSeen(ctx.db, requireUser(ctx).userId);
  }

  @Mutation(() => PopUpSeenPayload, {
    description: 'Says that one has closed a pop-up: no device shows it to one again.',
  })
  async popUpSeen(
    @Ctx() ctx: Context,
    @Arg('input', () => PopUpSeenInput) { id }: PopUpSeenInput,
  ): Promise<PopUpSeenPayload> {
    const { value, userErrors } = await attempt(ctx, () => seePopUp(ctx, id));
    return { popUpsSeen: value, userErrors };
  }
}
