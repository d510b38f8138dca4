import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { money } from '../../../../schema/money';
import { toConnection } from '../../../graphql/connection';
import type { ApiContext } from '../../../graphql/api-context';
import { MoneyType, toMoneyType } from '../../../graphql/scalars';
import { attempt } from '../../../graphql/user-errors';
import { requireUser } from '../../../platform/context';
import { readPage } from '../../../platform/page';
import { readId, readMoney } from '../../../platform/text/read-money';
import { AuditStatusEnum, auditStatuses } from '../../reviews/api/audit-status';
import { rechargeChannels } from '../channels';
import type { RechargeState } from '../../../../schema/states';
import type { Recharge, RechargeChannel } from '../recharge.entity';
import type { RechargeRecord } from '../credits/recharge-record.entity';
import {
  ChannelKindEnum,
  RechargeChannelType,
  RechargeConnection,
  RechargeStateEnum,
  RechargeSubmitInput,
  RechargeSubmitPayload,
  RechargeType,
} from './recharge.types';
import { rechargeById, recharges } from '../recharges';
import { submitRecharge } from '../submit-recharge';
import { shownPath, type UploadsLoaders } from '../../uploads';
import type { RechargesLoaders } from '../recharges.loaders';

type RechargeContext = ApiContext<RechargesLoaders & UploadsLoaders>;

/** The figures both schemas show of a recharge. */
export const rechargeFields = {
  amount: ({ amount }: Pick<Recharge, 'amount'>) => toMoneyType(money('USD', amount)),
  credited: ({ credited }: Pick<Recharge, 'credited'>) =>
    credited === null ? null : toMoneyType(money('USD', credited)),
  auditStatus: ({ state }: Pick<Recharge, 'state'>) => auditStatuses[state],
};

export const PAID_TO = 'Path of the picture of the QR code that it was paid to.';

export async function codePaidTo(
  { loaders }: Pick<RechargeContext, 'loaders'>,
  id: string,
): Promise<string | null> {
  const hash = await loaders.codesPaidTo.load(id);
  return hash === null ? null : shownPath(hash);
}

@Resolver(() => RechargeType)
export class RechargeResolver {
  @Query(() => [RechargeChannelType], { description: 'Ways to pay in that are open.' })
  rechargeChannels(@Ctx() ctx: RechargeContext): Promise<RechargeChannel[]> {
    requireUser(ctx);
    return rechargeChannels(ctx);
  }

  @Query(() => RechargeConnection, {
    description: 'Own recharges, paid in and given, newest first.',
  })
  async recharges(
    @Ctx() ctx: RechargeContext,
    @Arg('state', () => RechargeStateEnum, { nullable: true }) state: RechargeState | null,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ) {
    const { userId } = requireUser(ctx);
    const page = readPage(first, after);
    const filter = { states: state ? [state] : null };
    return toConnection(await recharges(ctx, userId, { ...filter, ...page }), page, ({ id }) => id);
  }

  @Query(() => RechargeType, { nullable: true, description: 'One own recharge.' })
  recharge(
    @Ctx() ctx: RechargeContext,
    @Arg('id', () => ID) id: string,
  ): Promise<RechargeRecord | null> {
    const { userId } = requireUser(ctx);
    return readId(id) ? rechargeById(ctx, userId, id) : Promise.resolve(null);
  }

  @Mutation(() => RechargeSubmitPayload, {
    description: 'Asks for money paid outside to be credited; moves none.',
  })
  async rechargeSubmit(
    @Ctx() ctx: RechargeContext,
    @Arg('input', () => RechargeSubmitInput) input: RechargeSubmitInput,
  ) {
    const { value: recharge, userErrors } = await attempt(ctx, async () => {
      const { userId } = requireUser(ctx);
      const amount = readMoney('USD', input.amount, 'amount');
      const { resultId } = await submitRecharge(ctx, {
        ...input,
        amount,
        channel: input.channelId,
      });
      return rechargeById(ctx, userId, resultId);
    });
    return { recharge, userErrors };
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'In the language of the request; null of what was given.',
  })
  async channelTitle(@Ctx() ctx: RechargeContext, @Root() { channelId }: RechargeRecord) {
    return channelId === null ? null : titleOf(ctx, await ctx.loaders.channels.load(channelId));
  }

  @FieldResolver(() => ChannelKindEnum, { nullable: true })
  async channelKind(@Ctx() ctx: RechargeContext, @Root() { channelId }: RechargeRecord) {
    return channelId === null ? null : (await ctx.loaders.channels.load(channelId))?.kind;
  }

  @FieldResolver(() => MoneyType, { description: 'As submitted.' })
  amount(@Root() recharge: RechargeRecord) {
    return rechargeFields.amount(recharge);
  }

  @FieldResolver(() => MoneyType, {
    nullable: true,
    description: 'What was credited; null until success.',
  })
  credited(@Root() recharge: RechargeRecord) {
    return rechargeFields.credited(recharge);
  }

  @FieldResolver(() => AuditStatusEnum)
  auditStatus(@Root() recharge: RechargeRecord) {
    return rechargeFields.auditStatus(recharge);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Signed link to the own picture, ten minutes; null of what was given.',
  })
  screenshotUrl(
    @Ctx() ctx: RechargeContext,
    @Root() { uploadId }: RechargeRecord,
  ): Promise<string> | null {
    return uploadId === null ? null : ctx.loaders.uploadLinks.load(uploadId);
  }

  @FieldResolver(() => String, { nullable: true, description: PAID_TO })
  qr(@Ctx() ctx: RechargeContext, @Root() { id }: RechargeRecord): Promise<string | null> {
    return codePaidTo(ctx, id);
  }
}

/** A channel's title in the language of the request. */
export const titleOf = ({ locale }: ApiContext, channel: RechargeChannel | null): string =>
  channel?.titles[locale] ?? channel?.titles.en ?? '';

@Resolver(() => RechargeChannelType)
export class RechargeChannelResolver {
  @FieldResolver(() => String)
  title(@Ctx() ctx: RechargeContext, @Root() channel: RechargeChannel): string {
    return titleOf(ctx, channel);
  }

  @FieldResolver(() => String, { nullable: true })
  note(@Ctx() { locale }: ApiContext, @Root() { notes }: RechargeChannel): string | null {
    return notes[locale] ?? notes.en ?? null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Path of the picture of its QR code.',
  })
  qr(@Root() { qr }: RechargeChannel): string | null {
    return qr === null ? null : shownPath(qr);
  }

  @FieldResolver(() => MoneyType)
  min(@Root() { min }: RechargeChannel) {
    return toMoneyType(money('USD', min));
  }

  @FieldResolver(() => MoneyType)
  max(@Root() { max }: RechargeChannel) {
    return toMoneyType(money('USD', max));
  }
}
