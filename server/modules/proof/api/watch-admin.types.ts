import { Field, ID, Int, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../../graphql/enums';
import { listOf } from '../../../graphql/page';
import { DateTime } from '../../../graphql/scalars';
import type { ProofKind } from '../watch/runs';

const ProofKindEnum = graphqlEnum(
  'ProofKind',
  ['CONTINUOUS', 'NIGHTLY', 'OUTCOMES'],
  'What is new, all of the books every night, or the outcomes of the day before.',
);

@ObjectType('AdminBlockHead', { description: 'The newest block.', simpleResolvers: true })
export class AdminBlockHeadType {
  @Field(() => Int)
  number!: number;

  @Field(() => DateTime)
  madeAt!: Date;

  @Field(() => String, { description: 'SHA-256 as hexadecimal, as it is published.' })
  hash!: string;
}

@ObjectType('AdminProofRun', {
  description: 'The newest proof of one kind.',
  simpleResolvers: true,
})
export class AdminProofRunType {
  @Field(() => ProofKindEnum)
  kind!: ProofKind;

  @Field(() => String, { description: 'The platform day that is proved: YYYY-MM-DD.' })
  day!: string;

  @Field(() => DateTime)
  startedAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'When it last proved something.' })
  provedAt!: Date | null;

  @Field(() => Boolean, { description: 'Whether all is proved; a continuous one goes on.' })
  ended!: boolean;

  @Field(() => String, { description: 'Movements, quotes and audit entries; or contracts.' })
  entries!: string;

  @Field(() => Int)
  mismatches!: number;

  @Field(() => String, { nullable: true, description: 'Why the last try was cut short.' })
  fault!: string | null;
}

@ObjectType('AdminProofNight', {
  description: 'One platform day as it was proved.',
  simpleResolvers: true,
})
export class AdminProofNightType {
  @Field(() => String, { description: 'YYYY-MM-DD.' })
  day!: string;

  @Field(() => Int)
  mismatches!: number;

  @Field(() => String, { description: 'Contracts whose outcome was recomputed.' })
  outcomes!: string;

  @Field(() => Boolean, { description: 'Whether books and outcomes are proved to their end.' })
  complete!: boolean;
}

@ObjectType('ProofWatch', {
  description: 'How the seal and the platform’s own proofs stand.',
  simpleResolvers: true,
})
export class ProofWatchType {
  @Field(() => AdminBlockHeadType, { nullable: true })
  block!: AdminBlockHeadType | null;

  @Field(() => Int, {
    description: 'How long the oldest movement outside of the blocks has waited; 0 for none.',
  })
  sealDelayMs!: number;

  @Field(() => Int, { description: 'Blocks that are not proved yet.' })
  unproved!: number;

  @Field(() => [AdminProofRunType], { description: 'The newest of each kind.' })
  runs!: readonly AdminProofRunType[];

  @Field(() => [AdminProofNightType], { description: 'The last 30, newest first.' })
  nights!: readonly AdminProofNightType[];

  @Field(() => DateTime)
  serverTime!: Date;
}

@ObjectType('ProofMismatchOrder', { description: 'A contract.', simpleResolvers: true })
export class ProofMismatchOrderType {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  number!: string;
}

@ObjectType('ProofMismatchInstrument', { description: 'An instrument.', simpleResolvers: true })
export class ProofMismatchInstrumentType {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  symbol!: string;
}

@ObjectType('ProofMismatch', { description: 'Something that did not fit.' })
export class ProofMismatchType {
  @Field(() => ID)
  id!: string;

  @Field(() => ProofKindEnum)
  kind!: ProofKind;

  @Field(() => String, { description: 'The platform day that was proved: YYYY-MM-DD.' })
  day!: string;

  @Field(() => String, { description: 'The check that it broke, in English.' })
  check!: string;

  @Field(() => String, { description: '`order 17`, `quote 5`.' })
  subject!: string;

  @Field(() => DateTime)
  foundAt!: Date;
}

export const ProofMismatchList = listOf('ProofMismatch', () => ProofMismatchType);
