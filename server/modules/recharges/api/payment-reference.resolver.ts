import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { ApiContext } from '../../../graphql/api-context';
import { AdminUserType } from '../../accounts/api/user-admin.types';
import { UserType } from '../../accounts/api/user.types';
import type { RechargesLoaders } from '../recharges.loaders';

type ReferenceContext = ApiContext<RechargesLoaders>;

@Resolver(() => UserType)
export class PaymentReferenceResolver {
  @FieldResolver(() => String, {
    description:
      'Goes into a transfer, so that staff find whose it is. Eight characters, for good.',
  })
  paymentReference(@Ctx() ctx: ReferenceContext, @Root() { id }: UserType) {
    return ctx.loaders.paymentReferences.load(id);
  }
}

@Resolver(() => AdminUserType)
export class AdminPaymentReferenceResolver {
  @FieldResolver(() => String, { description: 'What this user writes into transfers.' })
  paymentReference(@Ctx() ctx: ReferenceContext, @Root() { id }: AdminUserType) {
    return ctx.loaders.paymentReferences.load(id);
  }
}
