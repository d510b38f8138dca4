import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { attempt, toUserError } from '../../../graphql/user-errors';
import { requireUser, type Context } from '../../../platform/context';
import { DomainError } from '../../../platform/domain-error';
import { addPasskey } from '../passkeys/add-passkey';
import { askPasskey, askSignIn } from '../passkeys/ask-passkey';
import { beginPasskey } from '../passkeys/begin-passkey';
import { logInByPasskey } from '../passkeys/log-in-by-passkey';
import { passkeysOf, type OwnPasskey } from '../passkeys/passkeys';
import { relyingParty } from '../passkeys/relying-party';
import { removePasskey } from '../passkeys/remove-passkey';
import { renamePasskey } from '../passkeys/rename-passkey';
import type { User } from '../user.entity';
import {
  PasskeyAddInput,
  PasskeyAnswerInput,
  PasskeyAskInput,
  PasskeyAskPayload,
  PasskeyBeginInput,
  PasskeyBeginPayload,
  PasskeyRemoveInput,
  PasskeyRenameInput,
  PasskeysPayload,
  PasskeyType,
  SessionOpenByPasskeyPayload,
} from './passkey.types';
import { UserType } from './user.types';

@Resolver(() => UserType)
export class PasskeyResolver {
  @Query(() => String, {
    nullable: true,
    description: 'The host that passkeys are for; null where they are not offered.',
  })
  passkeyHost(@Ctx() { config }: Context): string | null {
    return relyingParty(config)?.id ?? null;
  }

  @FieldResolver(() => [PasskeyType], { description: 'Newest first.' })
  passkeys(@Ctx() ctx: Context, @Root() { id }: User): Promise<OwnPasskey[]> {
    return passkeysOf(ctx, id);
  }

  @Mutation(() => PasskeyAskPayload, { description: 'Asks whoever signs in for a signature.' })
  async passkeySignInAsk(@Ctx() ctx: Context) {
    const { value: asked, userErrors } = await attempt(ctx, () => askSignIn(ctx));
    return { asked, userErrors };
  }

  @Mutation(() => SessionOpenByPasskeyPayload, { description: 'Signs in by a passkey.' })
  async sessionOpenByPasskey(
    @Ctx() ctx: Context,
    @Arg('input', () => PasskeyAnswerInput) input: PasskeyAnswerInput,
  ) {
    const { value, userErrors } = await attempt(ctx, () => logInByPasskey(ctx, input));
    if (!value || 'token' in value) return { ...value, userErrors };
    const { pass, reason } = value;
    const locked = new DomainError('ACCOUNT_LOCKED', { reason });
    return { pass, userErrors: [toUserError(ctx, locked)] };
  }

  @Mutation(() => PasskeyAskPayload, { description: 'Asks one’s passkeys for a signature.' })
  async passkeyAsk(
    @Ctx() ctx: Context,
    @Arg('input', () => PasskeyAskInput) input: PasskeyAskInput,
  ) {
    const { value: asked, userErrors } = await attempt(ctx, () => askPasskey(ctx, input));
    return { asked, userErrors };
  }

  @Mutation(() => PasskeyBeginPayload, { description: 'Begins adding a passkey.' })
  async passkeyBegin(
    @Ctx() ctx: Context,
    @Arg('input', () => PasskeyBeginInput) input: PasskeyBeginInput,
  ) {
    const { value: creation, userErrors } = await attempt(ctx, () => beginPasskey(ctx, input));
    return { creation, userErrors };
  }

  @Mutation(() => PasskeysPayload, { description: 'Adds the passkey that a device made.' })
  passkeyAdd(@Ctx() ctx: Context, @Arg('input', () => PasskeyAddInput) input: PasskeyAddInput) {
    return after(ctx, () => addPasskey(ctx, input));
  }

  @Mutation(() => PasskeysPayload, { description: 'Gives one another name.' })
  passkeyRename(
    @Ctx() ctx: Context,
    @Arg('input', () => PasskeyRenameInput) input: PasskeyRenameInput,
  ) {
    return after(ctx, () => renamePasskey(ctx, input));
  }

  @Mutation(() => PasskeysPayload, { description: 'Deletes one.' })
  passkeyRemove(
    @Ctx() ctx: Context,
    @Arg('input', () => PasskeyRemoveInput) input: PasskeyRemoveInput,
  ) {
    return after(ctx, () => removePasskey(ctx, input));
  }
}

async function after(ctx: Context, act: () => Promise<unknown>) {
  const { value: passkeys, userErrors } = await attempt(ctx, async () => {
    await act();
    return passkeysOf(ctx, requireUser(ctx).userId);
  });
  return { passkeys, userErrors };
}
