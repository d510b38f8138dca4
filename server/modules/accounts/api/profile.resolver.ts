import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { attempt } from '../../../graphql/user-errors';
import { requireUser, type Context } from '../../../platform/context';
import { changeContact } from '../profile/change-contact';
import { changeUserName } from '../profile/change-user-name';
import { removeAvatar } from '../profile/remove-avatar';
import { avatarPath, setAvatar } from '../profile/set-avatar';
import type { User } from '../user.entity';
import { userById } from '../users';
import {
  AvatarSetInput,
  ContactChangeInput,
  ProfilePayload,
  UserNameChangeInput,
} from './profile.types';
import { UserType } from './user.types';

@Resolver(() => UserType)
export class ProfileResolver {
  @FieldResolver(() => String, { nullable: true, description: 'Link to the own picture.' })
  avatar(@Root() { avatar }: User): string | null {
    return avatar && avatarPath(avatar);
  }

  @Mutation(() => ProfilePayload, { description: 'Chooses the own user name.' })
  userNameChange(
    @Ctx() ctx: Context,
    @Arg('input', () => UserNameChangeInput) { userName }: UserNameChangeInput,
  ) {
    return changed(ctx, () => changeUserName(ctx, userName));
  }

  @Mutation(() => ProfilePayload, {
    description: 'Sets the own e-mail or phone, by a code sent to it; told at the old one.',
  })
  contactChange(
    @Ctx() ctx: Context,
    @Arg('input', () => ContactChangeInput) input: ContactChangeInput,
  ) {
    return changed(ctx, () => changeContact(ctx, input));
  }

  @Mutation(() => ProfilePayload, { description: 'Shows the middle of a picture as the own one.' })
  avatarSet(@Ctx() ctx: Context, @Arg('input', () => AvatarSetInput) { image }: AvatarSetInput) {
    return changed(ctx, () => setAvatar(ctx, image));
  }

  @Mutation(() => ProfilePayload, { description: 'Takes the own picture away.' })
  avatarRemove(@Ctx() ctx: Context) {
    return changed(ctx, () => removeAvatar(ctx));
  }
}

async function changed(ctx: Context, act: () => Promise<unknown>) {
  const { value: user, userErrors } = await attempt(ctx, async () => {
    const { userId } = requireUser(ctx);
    await act();
    return userById(ctx, userId);
  });
  return { user, userErrors };
}
