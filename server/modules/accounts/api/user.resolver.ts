import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { ApiContext } from '../../../graphql/api-context';
import type { AccountsLoaders } from '../accounts.loaders';
import { DateTime } from '../../../graphql/scalars';
import { attempt } from '../../../graphql/user-errors';
import { requireUser } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { liftOwnWait } from '../codes/lift-own-wait';
import { logIn } from '../sessions/log-in';
import { openLockedPass } from '../sessions/open-locked-pass';
import { masked } from '../../../platform/text/masked';
import { acceptAgreement, acknowledgeRisk } from '../acceptances/accept-legal';
import { changeLanguage } from '../preferences';
import { register } from '../register';
import { sendCode } from '../codes/send-code';
import { logOut } from '../sessions/log-out';
import type { User } from '../user.entity';
import {
  AgreementAcceptPayload,
  CodeSendInput,
  CodeSendPayload,
  LanguageChangeInput,
  LanguageChangePayload,
  LockedPassOpenPayload,
  RiskAcknowledgePayload,
  SessionClosePayload,
  SessionOpenInput,
  SessionOpenPayload,
  SignInWaitLiftInput,
  SignInWaitLiftPayload,
  UserRegisterInput,
  UserRegisterPayload,
  UserType,
} from './user.types';

@Resolver(() => UserType)
export class UserResolver {
  @Query(() => UserType, { description: 'The signed-in user; UNAUTHENTICATED without a session.' })
  async me(@Ctx() ctx: ApiContext<AccountsLoaders>) {
    const { userId } = requireUser(ctx);
    return (await ctx.loaders.users.load(userId)) ?? refuse('LOGIN_REQUIRED', {});
  }

  @FieldResolver(() => String, { description: 'E-mail or phone, masked.' })
  accountMasked(@Root() { email, phone }: User): string {
    return masked(email ?? phone ?? '');
  }

  @FieldResolver(() => Boolean, { description: 'Whether the risk notice in force was accepted.' })
  async riskAcknowledged(
    @Ctx() { loaders }: ApiContext<AccountsLoaders>,
    @Root() { riskNotice }: User,
  ): Promise<boolean> {
    return riskNotice === (await loaders.legalNumbers.load('RISK'));
  }

  @FieldResolver(() => Boolean, { description: 'Whether the agreement in force was accepted.' })
  async agreementAccepted(
    @Ctx() { loaders }: ApiContext<AccountsLoaders>,
    @Root() { agreementVersion }: User,
  ): Promise<boolean> {
    return agreementVersion === (await loaders.legalNumbers.load('AGREEMENT'));
  }

  @FieldResolver(() => Boolean, { description: 'Whether there is a fund password.' })
  fundPasswordSet(@Root() { fundPasswordHash }: User): boolean {
    return fundPasswordHash !== null;
  }

  @FieldResolver(() => DateTime)
  registeredAt(@Root() { createdAt }: User): Date {
    return createdAt;
  }

  @Mutation(() => CodeSendPayload, { description: 'Sends a one-time code.' })
  async codeSend(
    @Ctx() ctx: ApiContext<AccountsLoaders>,
    @Arg('input', () => CodeSendInput) input: CodeSendInput,
  ) {
    const { value, userErrors } = await attempt(ctx, () => sendCode(ctx, input));
    return { ...value, userErrors };
  }

  @Mutation(() => SignInWaitLiftPayload, {
    description: 'Ends the wait after wrong passwords by a code; opens no session.',
  })
  async signInWaitLift(
    @Ctx() ctx: ApiContext<AccountsLoaders>,
    @Arg('input', () => SignInWaitLiftInput) input: SignInWaitLiftInput,
  ) {
    const { value: lifted, userErrors } = await attempt(ctx, async () => {
      await liftOwnWait(ctx, input);
      return true;
    });
    return { lifted, userErrors };
  }

  @Mutation(() => UserRegisterPayload, { description: 'Registers a user; opens no session.' })
  async userRegister(
    @Ctx() ctx: ApiContext<AccountsLoaders>,
    @Arg('input', () => UserRegisterInput) input: UserRegisterInput,
  ) {
    const { value, userErrors } = await attempt(ctx, () =>
      register(ctx, {
        ...input,
        invitationCode: input.invitationCode ?? '',
        riskAcknowledged: false,
      }),
    );
    return { registered: value && true, userErrors };
  }

  @Mutation(() => SessionOpenPayload, { description: 'Signs in.' })
  async sessionOpen(
    @Ctx() ctx: ApiContext<AccountsLoaders>,
    @Arg('input', () => SessionOpenInput) input: SessionOpenInput,
  ) {
    const { value, userErrors } = await attempt(ctx, () => logIn(ctx, input));
    return { ...value, userErrors };
  }

  @Mutation(() => SessionClosePayload, { description: 'Signs out; never refused.' })
  async sessionClose(@Ctx() ctx: ApiContext<AccountsLoaders>) {
    await logOut(ctx);
    return { closed: true, userErrors: [] };
  }

  @Mutation(() => LockedPassOpenPayload, {
    description: 'For a locked user with the right password: a pass for lockedAccount.',
  })
  async lockedPassOpen(
    @Ctx() ctx: ApiContext<AccountsLoaders>,
    @Arg('input', () => SessionOpenInput) input: SessionOpenInput,
  ) {
    const { value, userErrors } = await attempt(ctx, () => openLockedPass(ctx, input));
    return { ...value, userErrors };
  }

  @Mutation(() => LanguageChangePayload, { description: 'Changes the stored language.' })
  async languageChange(
    @Ctx() ctx: ApiContext<AccountsLoaders>,
    @Arg('input', () => LanguageChangeInput) { language }: LanguageChangeInput,
  ) {
    const { value: user, userErrors } = await attempt(ctx, () => changeLanguage(ctx, language));
    return { user, userErrors };
  }

  @Mutation(() => RiskAcknowledgePayload, {
    description: 'Accepts the risk notice; it has to be the one in force.',
  })
  async riskAcknowledge(
    @Ctx() ctx: ApiContext<AccountsLoaders>,
    @Arg('id', () => ID, { description: 'As `riskNotice` answers it.' }) id: string,
  ) {
    const { value: user, userErrors } = await attempt(ctx, () => acknowledgeRisk(ctx, id));
    return { user, userErrors };
  }

  @Mutation(() => AgreementAcceptPayload, {
    description: 'Accepts the agreement; it has to be the version in force.',
  })
  async agreementAccept(
    @Ctx() ctx: ApiContext<AccountsLoaders>,
    @Arg('version', () => String) version: string,
  ) {
    const { value: user, userErrors } = await attempt(ctx, () => acceptAgreement(ctx, version));
    return { user, userErrors };
  }
}
