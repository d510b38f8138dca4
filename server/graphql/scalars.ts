import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { Field, ObjectType } from 'type-graphql';
import { limits } from '../../schema/limits';
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

/** What is one already is not made anew: a page of a list holds hundreds. */
function toInstant(value: unknown): Date {
  const instant = typeof value === 'string' ? new Date(value) : value;
  if (!(instant instanceof Date) || Number.isNaN(instant.getTime()))
    throw new GraphQLError('not an instant');
  return instant;
}

const INSTANT = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d))?$/;
const INSTANT_LENGTH_MAX = 40;

/** What somebody sends: no year that only an attacker would ask for. */
function readInstant(value: unknown): Date {
  const written = typeof value === 'string' && value.length <= INSTANT_LENGTH_MAX;
  const instant = toInstant(written && INSTANT.test(value) ? value : undefined);
  const year = instant.getUTCFullYear();
  if (year < limits.yearMin || year > limits.yearMax) {
    throw new GraphQLError('an instant of the years 2000 to 2100');
  }
  return instant;
}

export const DateTime = new GraphQLScalarType({
  name: 'DateTime',
  description: 'An instant in ISO 8601, UTC, whole milliseconds.',
  serialize: (value) => toInstant(value).toISOString(),
  parseValue: readInstant,
  parseLiteral: (node) => readInstant(node.kind === Kind.STRING ? node.value : undefined),
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
