import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { formatMoney, usd } from '../../../../schema/money';
import { May } from '../../../graphql/may';
import type { Context } from '../../../platform/context';
import { idOrNone, readMoney } from '../../../platform/text/read-money';
import { changesOf } from '../../proposals';
import { ProposalPayload } from '../../proposals/api/proposal.types';
import { proposalPayload, type ProposalContext } from '../../proposals/api/show-proposals';
import { allChannels } from '../channels';
import { channelVersions } from '../channels/channel-versions';
import { proposeChannel } from '../channels/propose-channel';
import type { RechargeChannel } from '../recharge.entity';
import {
  AdminRechargeChannelType,
  ChannelVersionType,
  fromTexts,
  RechargeChannelProposeInput,
  toTexts,
} from './channel-admin.types';

const show = ({ titles, notes, details, min, max, ...same }: RechargeChannel) => ({
  ...same,
  titles: toTexts(titles),
  notes: toTexts(notes),
  details: [...details],
  min: formatMoney(usd(min)),
  max: formatMoney(usd(max)),
});

@Resolver()
export class ChannelAdminResolver {
  @May('channel.read')
  @Query(() => [AdminRechargeChannelType], { description: 'Every way to pay in, closed ones too.' })
  async adminRechargeChannels(@Ctx() ctx: Context): Promise<AdminRechargeChannelType[]> {
    return (await allChannels(ctx)).map(show);
  }

  @May('channel.read')
  @Query(() => [ChannelVersionType], { description: 'What a way to pay in was, newest first.' })
  async rechargeChannelVersions(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
  ): Promise<ChannelVersionType[]> {
    const found = await channelVersions(ctx.db, idOrNone(id) ?? '0');
    return found.map(({ version, at, facts }, n) => ({
      version,
      at,
      changes: changesOf({ before: found[n + 1]?.facts ?? {}, after: facts }),
    }));
  }

  @May('proposal.decide')
  @Mutation(() => ProposalPayload, {
    description: 'Proposes a way to pay in, or what one is to be.',
  })
  rechargeChannelPropose(
    @Ctx() ctx: ProposalContext,
    @Arg('input', () => RechargeChannelProposeInput) input: RechargeChannelProposeInput,
  ) {
    return proposalPayload(ctx, () =>
      proposeChannel(ctx, {
        ...input,
        id: input.id ?? null,
        qr: input.qr ?? null,
        titles: fromTexts(input.titles),
        notes: fromTexts(input.notes),
        min: readMoney('USD', input.min, 'min').minor,
        max: readMoney('USD', input.max, 'max').minor,
        idempotencyKey: input.idempotencyKey ?? null,
      }),
    );
  }
}
