import { Field, ObjectType } from 'type-graphql';
import type { Coin } from '../../../../schema/money';
import { DateTime, Decimal, MoneyType } from '../../../graphql/scalars';
import { CoinEnum } from '../../conversions/api/conversion.types';

@ObjectType('CoinWallet', { description: 'What is held of one coin.', simpleResolvers: true })
export class CoinWalletType {
  @Field(() => CoinEnum)
  coin!: Coin;

  @Field(() => MoneyType)
  available!: MoneyType;

  @Field(() => MoneyType)
  frozen!: MoneyType;

  @Field(() => MoneyType, {
    nullable: true,
    description: 'Of one whole coin, at the newest quotes; null while it was never quoted.',
  })
  price!: MoneyType | null;

  @Field(() => MoneyType, { nullable: true, description: 'Of available and frozen, rounded down.' })
  value!: MoneyType | null;
}

@ObjectType('Approximation', {
  description:
    'About how much that is in the currency of the reader’s language. For showing alone.',
  simpleResolvers: true,
})
export class ApproximationType {
  @Field(() => String, { description: 'ISO 4217.' })
  currency!: string;

  @Field(() => Decimal, { description: 'As the pair is quoted: USD for one EUR, JPY for one USD.' })
  rate!: string;

  @Field(() => String, { description: 'What the rate is the price of one of; ISO 4217.' })
  base!: string;

  @Field(() => DateTime, { description: 'When the rate was quoted: four days ago at most.' })
  at!: Date;

  @Field(() => Decimal, { description: 'Two decimals.' })
  amount!: string;
}

@ObjectType('Wallet', { description: 'Coins, and what all is worth.', simpleResolvers: true })
export class WalletType {
  @Field(() => [CoinWalletType], { description: 'Every coin there is.' })
  coins!: CoinWalletType[];

  @Field(() => MoneyType, { description: 'Cash and coins together.' })
  total!: MoneyType;

  @Field(() => ApproximationType, { nullable: true })
  approximation!: ApproximationType | null;
}
