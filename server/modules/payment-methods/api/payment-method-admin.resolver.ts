import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { May } from '../../../graphql/may';
import { attempt } from '../../../graphql/user-errors';
import type { Context } from '../../../platform/context';
import { readId } from '../../../platform/text/read-money';
import { openPaymentMethod } from '../open-payment-method';
import { paymentMethodsOf } from '../payment-methods';
import { PaymentMethodOpenInput, PaymentMethodOpenPayload } from './payment-method-admin.types';
import { PaymentMethodType } from './payment-method.types';
import { showPaymentMethods } from './show-payment-method';

@Resolver()
export class PaymentMethodAdminResolver {
  @May('payment-method.read')
  @Query(() => [PaymentMethodType], { description: 'Where a user’s money can go, newest first.' })
  async paymentMethodsOfUser(@Ctx() ctx: Context, @Arg('userId', () => ID) asked: string) {
    const userId = readId(asked);
    return userId === null ? [] : showPaymentMethods(ctx, await paymentMethodsOf(ctx, userId));
  }

  @May('payment-method.reveal')
  @Mutation(() => PaymentMethodOpenPayload, {
    description: 'Opens a payment method in full, with a reason. Logged.',
  })
  async paymentMethodOpen(
    @Ctx() ctx: Context,
    @Arg('input', () => PaymentMethodOpenInput) input: PaymentMethodOpenInput,
  ) {
    const { value: details, userErrors } = await attempt(ctx, () => openPaymentMethod(ctx, input));
    return { details, userErrors };
  }
}
