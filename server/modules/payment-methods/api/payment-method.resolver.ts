import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { attempt } from '../../../graphql/user-errors';
import { requireUser, type Context } from '../../../platform/context';
import { addPaymentMethod } from '../add-payment-method';
import { paymentMethodOf, paymentMethodsOf } from '../payment-methods';
import { removePaymentMethod } from '../remove-payment-method';
import { setDefaultPaymentMethod } from '../set-default-payment-method';
import {
  PaymentMethodAddInput,
  PaymentMethodAddPayload,
  PaymentMethodInput,
  PaymentMethodsPayload,
  PaymentMethodType,
} from './payment-method.types';
import { showPaymentMethods } from './show-payment-method';

@Resolver()
export class PaymentMethodResolver {
  @Query(() => [PaymentMethodType], { description: 'Where one’s money can go, newest first.' })
  paymentMethods(@Ctx() ctx: Context) {
    return own(ctx);
  }

  @Mutation(() => PaymentMethodAddPayload, { description: 'Adds where money can be paid out to.' })
  async paymentMethodAdd(
    @Ctx() ctx: Context,
    @Arg('input', () => PaymentMethodAddInput) input: PaymentMethodAddInput,
  ) {
    const { value: paymentMethod, userErrors } = await attempt(ctx, async () => {
      const { resultId: id } = await addPaymentMethod(ctx, input);
      const row = await paymentMethodOf(ctx, { userId: requireUser(ctx).userId, id });
      return row && (await showPaymentMethods(ctx, [row]))[0];
    });
    return { paymentMethod, userErrors };
  }

  @Mutation(() => PaymentMethodsPayload, { description: 'Withdrawals start from this one.' })
  paymentMethodSetDefault(
    @Ctx() ctx: Context,
    @Arg('input', () => PaymentMethodInput) input: PaymentMethodInput,
  ) {
    return after(ctx, () => setDefaultPaymentMethod(ctx, input));
  }

  @Mutation(() => PaymentMethodsPayload, {
    description: 'Deletes one, unless a withdrawal to it is under way.',
  })
  paymentMethodRemove(
    @Ctx() ctx: Context,
    @Arg('input', () => PaymentMethodInput) input: PaymentMethodInput,
  ) {
    return after(ctx, () => removePaymentMethod(ctx, input));
  }
}

async function own(ctx: Context) {
  return showPaymentMethods(ctx, await paymentMethodsOf(ctx, requireUser(ctx).userId));
}

async function after(ctx: Context, act: () => Promise<void>) {
  const { value: paymentMethods, userErrors } = await attempt(ctx, async () => {
    await act();
    return own(ctx);
  });
  return { paymentMethods, userErrors };
}
