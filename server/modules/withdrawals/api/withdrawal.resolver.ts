import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { money, usd } from '../../../../schema/money';
import type { WithdrawalState } from '../../../../schema/states';
import { withdrawalConditions } from '../../../../schema/withdrawals';
import { toConnection } from '../../../graphql/connection';
import type { ApiContext } from '../../../graphql/api-context';
import { MoneyType, toMoneyType } from '../../../graphql/scalars';
import { attempt, toUserError } from '../../../graphql/user-errors';
import { requireUser } from '../../../platform/context';
import { DomainError } from '../../../platform/domain-error';
import { readPage } from '../../../platform/page';
import { masked } from '../../../platform/text/masked';
import { readId, readMoney } from '../../../platform/text/read-money';
import { StatementItemType } from '../../ledger/api/statement-item.types';
import { AuditStatusEnum, auditStatuses } from '../../reviews/api/audit-status';
import { cancelWithdrawal } from '../cancel-withdrawal';
import { policyOfUser } from '../policy/policy-of-user';
import { submitWithdrawal } from '../submit/submit-withdrawal';
import { preflight } from '../submit/unmet-conditions';
import type { Withdrawal } from '../withdrawal.entity';
import { withdrawalById, withdrawals } from '../withdrawals';
import type { WithdrawalsLoaders } from '../withdrawals.loaders';
import {
  WithdrawalCancelInput,
  WithdrawalConditionType,
  WithdrawalConnection,
  WithdrawalPayload,
  WithdrawalPolicyType,
  WithdrawalPreflightInput,
  WithdrawalStateEnum,
  WithdrawalSubmitInput,
  WithdrawalTargetType,
  WithdrawalType,
} from './withdrawal.types';

type WithdrawalContext = ApiContext<WithdrawalsLoaders>;

/** The figures both schemas show of a withdrawal. */
export const withdrawalFields = {
  amount: ({ amount }: Withdrawal) => toMoneyType(usd(amount)),
  fee: ({ fee }: Withdrawal) => toMoneyType(usd(fee)),
  credited: ({ credited }: Withdrawal) => toMoneyType(usd(credited)),
  auditStatus: ({ state }: Withdrawal) => auditStatuses[state],
  coinAmount: ({ coin, coinAmount }: Withdrawal) =>
    coin === null || coinAmount === null ? null : toMoneyType(money(coin, coinAmount)),
  async target(ctx: WithdrawalContext, { methodId }: Withdrawal): Promise<WithdrawalTargetType> {
    const target = await ctx.loaders.paidTargets.load(methodId);
    if (!target) throw new Error(`target ${methodId} of a withdrawal is gone`);
    const { holder, ...same } = target;
    return { ...same, holderMasked: holder && masked(holder) };
  },
};

@Resolver(() => WithdrawalType)
export class WithdrawalResolver {
  @Query(() => WithdrawalPolicyType, { description: 'What withdrawing costs, needs and takes.' })
  async withdrawalPolicy(@Ctx() ctx: WithdrawalContext): Promise<WithdrawalPolicyType> {
    const { policy, today, times, coins, ...own } = await policyOfUser(ctx);
    return {
      min: toMoneyType(policy.withdrawMin),
      max: toMoneyType(policy.withdrawMax),
      dayMax: toMoneyType(policy.withdrawDayMax),
      dayCount: policy.withdrawDayCount,
      feeBp: policy.withdrawFeeBp,
      spreadBp: policy.withdrawSpreadBp,
      opens: policy.withdrawStart,
      closes: policy.withdrawEnd,
      zone: policy.timezone,
      reviewHours: policy.reviewHours,
      withdrawable: toMoneyType(own.withdrawable),
      todayCount: today.count,
      todaySum: toMoneyType(today.sum),
      medianSeconds: times.medianSeconds,
      p95Seconds: times.p95Seconds,
      coins: [...coins],
    };
  }

  @Query(() => [WithdrawalConditionType], {
    description: 'Every condition of a withdrawal that is not met, in the order they are answered.',
  })
  async withdrawalPreflight(
    @Ctx() ctx: WithdrawalContext,
    @Arg('input', () => WithdrawalPreflightInput) { targetId, amount }: WithdrawalPreflightInput,
  ): Promise<WithdrawalConditionType[]> {
    requireUser(ctx);
    const target = { id: targetId ?? null };
    const asked = amount ? readMoney('USD', amount, 'amount') : null;
    const unmet = await preflight(ctx, { target, amount: asked });
    return unmet.map(({ code, figures }) => ({
      error: toUserError(ctx, new DomainError(code, figures)),
      screen: withdrawalConditions[code],
    }));
  }

  @Query(() => WithdrawalConnection, { description: 'Own withdrawals, newest first.' })
  async withdrawals(
    @Ctx() ctx: WithdrawalContext,
    @Arg('state', () => WithdrawalStateEnum, { nullable: true }) state: WithdrawalState | null,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ) {
    const { userId } = requireUser(ctx);
    const page = readPage(first, after);
    const filter = { states: state ? [state] : null };
    const found = await withdrawals(ctx, userId, { ...filter, ...page });
    return toConnection(found, page, ({ id }) => id);
  }

  @Query(() => WithdrawalType, { nullable: true, description: 'One own withdrawal.' })
  withdrawal(
    @Ctx() ctx: WithdrawalContext,
    @Arg('id', () => ID) id: string,
  ): Promise<Withdrawal | null> {
    const { userId } = requireUser(ctx);
    return readId(id) ? withdrawalById(ctx, userId, id) : Promise.resolve(null);
  }

  @Mutation(() => WithdrawalPayload, {
    description:
      'Asks for money to be paid out; its amount is frozen until it is paid or returned.',
  })
  async withdrawalSubmit(
    @Ctx() ctx: WithdrawalContext,
    @Arg('input', () => WithdrawalSubmitInput) input: WithdrawalSubmitInput,
  ) {
    const { value: withdrawal, userErrors } = await attempt(ctx, async () => {
      const { userId } = requireUser(ctx);
      const { targetId, ...rest } = input;
      const amount = readMoney('USD', input.amount, 'amount');
      const asked = { ...rest, amount, target: { id: targetId } };
      return withdrawalById(ctx, userId, (await submitWithdrawal(ctx, asked)).resultId);
    });
    return { withdrawal, userErrors };
  }

  @Mutation(() => WithdrawalPayload, {
    description: 'Takes back a withdrawal that nobody has taken; all of it is available again.',
  })
  async withdrawalCancel(
    @Ctx() ctx: WithdrawalContext,
    @Arg('input', () => WithdrawalCancelInput) input: WithdrawalCancelInput,
  ) {
    const { value: withdrawal, userErrors } = await attempt(ctx, async () => {
      const { userId } = requireUser(ctx);
      return withdrawalById(ctx, userId, (await cancelWithdrawal(ctx, input)).resultId);
    });
    return { withdrawal, userErrors };
  }

  @FieldResolver(() => AuditStatusEnum, { nullable: true, description: 'Null once cancelled.' })
  auditStatus(@Root() row: Withdrawal) {
    return withdrawalFields.auditStatus(row);
  }

  @FieldResolver(() => MoneyType, { description: 'What leaves the balance.' })
  amount(@Root() row: Withdrawal) {
    return withdrawalFields.amount(row);
  }

  @FieldResolver(() => MoneyType, { description: 'Out of the amount.' })
  fee(@Root() row: Withdrawal) {
    return withdrawalFields.fee(row);
  }

  @FieldResolver(() => MoneyType, { description: 'What is paid out.' })
  credited(@Root() row: Withdrawal) {
    return withdrawalFields.credited(row);
  }

  @FieldResolver(() => MoneyType, { nullable: true, description: 'In coin, fixed at submission.' })
  coinAmount(@Root() row: Withdrawal) {
    return withdrawalFields.coinAmount(row);
  }

  @FieldResolver(() => WithdrawalTargetType)
  target(@Ctx() ctx: WithdrawalContext, @Root() row: Withdrawal) {
    return withdrawalFields.target(ctx, row);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Why it was refused; null until the refusal took effect.',
  })
  decisionReason(@Root() { state, decisionReason }: Withdrawal): string | null {
    return state === 'FAILED' ? decisionReason : null;
  }

  @FieldResolver(() => Boolean, { description: 'Nobody has taken it: it can be cancelled.' })
  cancellable(@Root() { state, takenBy }: Withdrawal): boolean {
    return state === 'SUBMITTED' && takenBy === null;
  }
}

@Resolver(() => StatementItemType)
export class StatementWithdrawalResolver {
  @FieldResolver(() => WithdrawalType, { nullable: true, description: 'The withdrawal behind it.' })
  async withdrawal(@Ctx() ctx: WithdrawalContext, @Root() { key }: StatementItemType) {
    const { userId } = requireUser(ctx);
    const [, id] = /^withdrawal\.[a-z]+:([0-9]+)$/.exec(key) ?? [];
    const found = id === undefined ? null : await ctx.loaders.withdrawals.load(id);
    return found?.userId === userId ? found : null;
  }
}
