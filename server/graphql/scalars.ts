import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { Field, ObjectType } from 'type-graphql';
import { assets, formatMoney, type Asset, type Money } from '../../schema/money';
import { graphqlEnum } from './enums';

export const AssetEnum = graphqlEnum('Asset', assets);

const onlyText = (name: string) => (value: unknown) => {
  if (typeof value === 'string') return value;
  throw new GraphQLError(`${name} is written as text`);
};

export const Decimal = new GraphQLScalarType({
  name: 'Decimal',
  description: 'A plain decimal number as text, never a float.',
  serialize: onlyText('Decimal'),
  parseValue: onlyText('Decimal'),
  parseLiteral: (node) => (node.kind === Kind.STRING ? node.value : onlyText('Decimal')(undefined)),
});

function toInstant(value: unknown): Date {
  const instant = typeof value === 'string' || value instanceof Date ? new Date(value) : null;
  if (!instant || Number.isNaN(instant.getTime())) throw new GraphQLError('not an instant');
  return instant;
}

export const DateTime = new GraphQLScalarType({
  name: 'DateTime',
  description: 'An instant in ISO 8601, UTC, whole milliseconds.',
  serialize: (value) => toInstant(value).toISOString(),
  parseValue: toInstant,
  parseLiteral: (node) => toInstant(node.kind === Kind.STRING ? node.value : undefined),
});

@ObjectType('Money', { description: 'An exact amount with its asset.', simpleResolvers: true })
export class MoneyType {
  @Field(() => Decimal)
  amount!: string;

  @Field(() => AssetEnum)
  asset!: Asset;
}

export const toMoneyType = (value: Money): MoneyType => ({
  amount: formatMoney(value),
  asset: value.asset,
});
