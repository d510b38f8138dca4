import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { ApiContext } from '../../../graphql/api-context';
import { DateTime } from '../../../graphql/scalars';
import type { AccountsLoaders } from '../../accounts';
import { AdminUserType } from '../../accounts/api/user-admin.types';
import type { MarketLoaders } from '../../market';
import { holderOf, reviewSteps } from '../../reviews';
import { ownsAccount, type StaffLoaders } from '../../staff';
import { staffName } from '../../staff/api/staff-name';
import { StaffNameType } from '../../staff/api/staff.types';
import { anyOrderById } from '../../trading';
import { AdminOrderType } from '../../trading/api/order-admin.types';
import { showAdminOrder } from '../../trading/api/order-admin.resolver';
import type { Dispute } from '../dispute.entity';
import { earlierLook } from '../disputes';
import type { DisputesLoaders } from '../disputes.loaders';
import {
  AdminDisputeType,
  DisputeApprovalType,
  DisputeCertificateType,
  DisputeStepType,
} from './dispute-admin.types';

type FieldsContext = ApiContext<AccountsLoaders & DisputesLoaders & MarketLoaders & StaffLoaders>;

/** The report that a row is about: itself, or the one before its second look. */
const reportOf = async (ctx: FieldsContext, row: Dispute): Promise<Dispute> =>
  (await earlierLook(ctx, row)) ?? row;

/** Whose a report is, of which order, who has it in hand, and what happened to it. */
@Resolver(() => AdminDisputeType)
export class DisputeAdminFieldsResolver {
  @FieldResolver(() => AdminUserType)
  user(@Ctx() ctx: FieldsContext, @Root() { userId }: Dispute) {
    return ctx.loaders.users.load(userId);
  }

  @FieldResolver(() => AdminOrderType)
  async order(@Ctx() ctx: FieldsContext, @Root() { id, orderId }: Dispute) {
    const order = await anyOrderById(ctx, orderId);
    if (!order) throw new Error(`report ${id} is of no order`);
    return showAdminOrder(ctx, order);
  }

  @FieldResolver(() => DisputeCertificateType)
  async certificate(@Ctx() ctx: FieldsContext, @Root() row: Dispute) {
    return ctx.loaders.disputeCertificates.load((await reportOf(ctx, row)).id);
  }

  @FieldResolver(() => AdminDisputeType, {
    nullable: true,
    description: 'Of a second look: the report with its decision.',
  })
  earlier(@Ctx() ctx: FieldsContext, @Root() row: Dispute) {
    return earlierLook(ctx, row);
  }

  @FieldResolver(() => StaffNameType, { nullable: true, description: 'Who made the decision.' })
  decidedBy(@Ctx() ctx: FieldsContext, @Root() { decidedBy }: Dispute) {
    return staffName(ctx, decidedBy);
  }

  @FieldResolver(() => StaffNameType, { nullable: true, description: 'Who holds the lease.' })
  async takenBy(@Ctx() ctx: FieldsContext, @Root() row: Dispute) {
    return staffName(ctx, await holderOf(ctx, row));
  }

  @FieldResolver(() => DateTime, { nullable: true })
  async leaseUntil(@Ctx() ctx: FieldsContext, @Root() row: Dispute) {
    return (await holderOf(ctx, row)) === null ? null : row.leaseUntil;
  }

  @FieldResolver(() => Boolean)
  async takenByMe(@Ctx() ctx: FieldsContext, @Root() row: Dispute): Promise<boolean> {
    return (await holderOf(ctx, row)) === ctx.staff?.staffId;
  }

  @FieldResolver(() => Boolean, { description: 'It is about an account of one’s own.' })
  async ownRequest(@Ctx() ctx: FieldsContext, @Root() { userId }: Dispute): Promise<boolean> {
    return ctx.staff ? ownsAccount(ctx, ctx.staff.staffId, userId) : false;
  }

  @FieldResolver(() => Boolean, {
    description: 'A second look at what one has handled: somebody else decides.',
  })
  async handledBefore(@Ctx() ctx: FieldsContext, @Root() row: Dispute): Promise<boolean> {
    const first = await earlierLook(ctx, row);
    if (first === null) return false;
    const steps = await reviewSteps(ctx, 'DISPUTE', first.id);
    return steps.some(({ staffId }) => staffId !== null && staffId === ctx.staff?.staffId);
  }

  @FieldResolver(() => DisputeApprovalType, { nullable: true })
  async firstApproval(@Ctx() ctx: FieldsContext, @Root() row: Dispute) {
    const by = await staffName(ctx, row.firstApprover);
    return by && row.firstApprovedAt ? { by, at: row.firstApprovedAt } : null;
  }

  @FieldResolver(() => String, { nullable: true, description: 'Milliseconds until the decision.' })
  tookMs(@Root() { decidedAt, submittedAt }: Dispute): string | null {
    return decidedAt && String(decidedAt.getTime() - submittedAt.getTime());
  }

  @FieldResolver(() => [DisputeStepType])
  async history(@Ctx() ctx: FieldsContext, @Root() { id }: Dispute): Promise<DisputeStepType[]> {
    const steps = await reviewSteps(ctx, 'DISPUTE', id);
    return Promise.all(
      steps.map(async ({ at, kind, note, staffId }) => ({
        ...{ at, kind, note },
        by: await staffName(ctx, staffId),
      })),
    );
  }
}
