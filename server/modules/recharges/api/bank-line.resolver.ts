import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import { formatMoney, usd } from '../../../../schema/money';
import type { ApiContext } from '../../../graphql/api-context';
import { May } from '../../../graphql/may';
import { toList } from '../../../graphql/page';
import { Decimal } from '../../../graphql/scalars';
import { refuse } from '../../../platform/domain-error';
import { readPage } from '../../../platform/page';
import { readId } from '../../../platform/text/read-money';
import type { StaffLoaders } from '../../staff';
import { StaffNameType } from '../../staff/api/staff.types';
import type { BankFile, BankLine } from '../bank-lines/bank-line.entity';
import { bankFiles, bankLines } from '../bank-lines/bank-lines';
import { lineCandidates } from '../bank-lines/line-candidates';
import { rechargeChannels } from '../channels';
import type { RechargeChannel } from '../recharge.entity';
import type { RechargesLoaders } from '../recharges.loaders';
import {
  BankChannelType,
  BankFileList,
  BankFileType,
  BankLineFilterInput,
  BankLineList,
  BankLineType,
  LineCandidateType,
} from './bank-line.types';
import { titleOf } from './recharge.resolver';

type BankContext = ApiContext<RechargesLoaders & StaffLoaders>;

@Resolver(() => BankFileType)
export class BankFileResolver {
  @May('bank.read')
  @Query(() => BankFileList, { description: 'Files of banks, newest first.' })
  async bankFiles(
    @Ctx() ctx: BankContext,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ) {
    const page = readPage(first, after);
    return toList(await bankFiles(ctx, page), page, ({ id }) => id);
  }

  @FieldResolver(() => String)
  async channelTitle(@Ctx() ctx: BankContext, @Root() { channelId }: BankFile): Promise<string> {
    return titleOf(ctx, await ctx.loaders.channels.load(channelId));
  }

  @FieldResolver(() => String, { description: 'SHA-256 of its content; the audit log has it too.' })
  hash(@Root() { sha256 }: BankFile): string {
    return sha256.toString('hex');
  }

  @FieldResolver(() => StaffNameType)
  broughtBy(@Ctx() ctx: BankContext, @Root() { staffId }: BankFile) {
    return ctx.loaders.staff.load(staffId);
  }

  @FieldResolver(() => Int, { description: 'Lines of it that a credited request rests on.' })
  matchedCount(@Ctx() ctx: BankContext, @Root() { id }: BankFile): Promise<number> {
    return ctx.loaders.matchedLines.load(id);
  }
}

@Resolver(() => BankLineType)
export class BankLineResolver {
  @May('bank.read')
  @Query(() => BankLineList, { description: 'Lines of banks, newest first.' })
  async bankLines(
    @Ctx() ctx: BankContext,
    @Arg('filter', () => BankLineFilterInput, { nullable: true })
    filter: BankLineFilterInput | null,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ) {
    const page = readPage(first, after);
    return toList(await bankLines(ctx, filter ?? {}, page), page, ({ id }) => id);
  }

  @May('recharge.read')
  @Query(() => [LineCandidateType], { description: 'The lines that fit a recharge best, five.' })
  lineCandidates(@Ctx() ctx: BankContext, @Arg('rechargeId', () => ID) asked: string) {
    return lineCandidates(ctx, readId(asked) ?? refuse('REQUEST_NOT_FOUND', {}, 'rechargeId'));
  }

  @FieldResolver(() => Decimal, { description: 'In its currency, two decimals.' })
  amount(@Root() { amount }: BankLine): string {
    return formatMoney(usd(amount));
  }
}

@Resolver(() => BankChannelType)
export class BankChannelResolver {
  @May('bank.read')
  @Query(() => [BankChannelType], { description: 'Ways to pay in that are open and have a bank.' })
  async bankChannels(@Ctx() ctx: BankContext): Promise<RechargeChannel[]> {
    const open = await rechargeChannels(ctx);
    return open.filter(({ kind }) => kind !== 'PRACTICE');
  }

  @FieldResolver(() => String)
  title(@Ctx() ctx: BankContext, @Root() channel: RechargeChannel): string {
    return titleOf(ctx, channel);
  }
}
