import { usd } from '../../../../schema/money';
import { toMoneyType } from '../../../graphql/scalars';
import type { Following } from '../follow.entities';

export const showFollowing = ({ amount, dailyCap, ...same }: Following) => ({
  ...same,
  amount: toMoneyType(usd(amount)),
  dailyCap: toMoneyType(usd(dailyCap)),
});
