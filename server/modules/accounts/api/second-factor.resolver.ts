import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { attempt } from '../../../graphql/user-errors';
import type { Context } from '../../../platform/context';
import { beginSecondFactor } from '../second-factor/begin-second-factor';
import { confirmSecondFactor } from '../second-factor/confirm-second-factor';
import { factorOf } from '../second-factor/factor-code';
import { removeSecondFactor } from '../second-factor/remove-second-factor';
import type { User } from '../user.entity';
import {
  SecondFactorBeginInput,
  SecondFactorBeginPayload,
  SecondFactorConfirmInput,
  SecondFactorConfirmPayload,
  SecondFactorRemoveInput,
  SecondFactorRemovePayload,
} from './second-factor.types';
import { UserType } from './user.types';

@Resolver(() => UserType)
export class SecondFactorResolver {
  @FieldResolver(() => Boolean, { description: 'Whether signing in asks for a second factor.' })
  async secondFactorOn(@Ctx() ctx: Context, @Root() { id }: User): Promise<boolean> {
    return (await factorOf(ctx, id))?.confirmed === true;
  }

  @Mutation(() => SecondFactorBeginPayload, {
    description: 'Makes the key of a second factor, to be confirmed.',
  })
  async secondFactorBegin(
    @Ctx() ctx: Context,
    @Arg('input', () => SecondFactorBeginInput) input: SecondFactorBeginInput,
  ) {
    const { value, userErrors } = await attempt(ctx, () => beginSecondFactor(ctx, input));
    return { ...value, userErrors };
  }

  @Mutation(() => SecondFactorConfirmPayload, {
    description: 'Puts it to use, by a code of it; answers the recovery codes.',
  })
  async secondFactorConfirm(
    @Ctx() ctx: Context,
    @Arg('input', () => SecondFactorConfirmInput) input: SecondFactorConfirmInput,
  ) {
    const { value, userErrors } = await attempt(ctx, () => confirmSecondFactor(ctx, input));
    return { recoveryCodes: value, userErrors };
  }

  @Mutation(() => SecondFactorRemovePayload, { description: 'Takes it away, by a code of it.' })
  async secondFactorRemove(
    @Ctx() ctx: Context,
    @Arg('input', () => SecondFactorRemoveInput) input: SecondFactorRemoveInput,
  ) {
    const { value: removed, userErrors } = await attempt(ctx, async () => {
      await removeSecondFactor(ctx, input);
      return true;
    });
    return { removed, userErrors };
  }
}
