import { Field, ID, Int, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../../graphql/enums';
import { DateTime, MoneyType } from '../../../graphql/scalars';
import type { ProofKind } from '../watch/runs';

const PublicProofKindEnum = graphqlEnum(
  'PublicProofKind',
  ['CONTINUOUS', 'NIGHTLY', 'OUTCOMES'],
  'What is proved: what is new, all of the books, or the outcomes of a day once more.',
);

@ObjectType('ProofHead', {
  description: 'A sealed block as it is published.',
  simpleResolvers: true,
})
class ProofHeadType {
  @Field(() => Int)
  number!: number;

  @Field(() => String, { description: 'SHA-256 of the block, in hexadecimal: what is signed.' })
  hash!: string;

  @Field(() => String, { description: 'The Merkle root of its entries.' })
  root!: string;

  @Field(() => Int, { description: 'How many entries it holds.' })
  leaves!: number;

  @Field(() => DateTime)
  at!: Date;

  @Field(() => String, { description: 'The name of the key that signed it.' })
  key!: string;

  @Field(() => String, { description: 'Ed25519, in hexadecimal.' })
  signature!: string;
}

@ObjectType('PublicProofRun', { description: 'The newest proof of a kind.', simpleResolvers: true })
class PublicProofRunType {
  @Field(() => PublicProofKindEnum)
  kind!: ProofKind;

  @Field(() => String, { description: 'The day of the platform that is proved.' })
  day!: string;

  @Field(() => DateTime, { nullable: true, description: 'When it last proved something.' })
  provedAt!: Date | null;

  @Field(() => Boolean, { description: 'Whether it is through; what is continuous never is.' })
  ended!: boolean;

  @Field(() => Int, { description: 'What it examined.' })
  entries!: number;

  @Field(() => Int)
  mismatches!: number;
}

@ObjectType('ProofNight', { description: 'A day as it was proved.', simpleResolvers: true })
class ProofNightType {
  @Field(() => String)
  day!: string;

  @Field(() => Int, { description: 'What did not fit.' })
  mismatches!: number;

  @Field(() => Int, { description: 'Contracts whose outcome was recomputed.' })
  outcomes!: number;

  @Field(() => Boolean, { description: 'Proved to its end.' })
  complete!: boolean;
}

@ObjectType('PublicProof', {
  description: 'What the platform publishes of its own proofs. At most two seconds old.',
  simpleResolvers: true,
})
export class PublicProofType {
  @Field(() => [ProofHeadType], { description: 'The newest ten, the newest first.' })
  heads!: ProofHeadType[];

  @Field(() => Boolean, {
    description:
      'Whether something that was booked has waited for its block for more than a minute.',
  })
  sealLate!: boolean;

  @Field(() => [PublicProofRunType])
  runs!: PublicProofRunType[];

  @Field(() => [ProofNightType], {
    description: 'The last thirty days that anything was proved of, the newest first.',
  })
  nights!: ProofNightType[];

  @Field(() => Int, { description: 'Outcomes that were ever recomputed.' })
  outcomes!: number;

  @Field(() => Int, { description: 'All that was ever found not to fit.' })
  mismatches!: number;
}

@ObjectType('OutcomeTotal', {
  description: 'How settled contracts of one instrument and duration came out.',
  simpleResolvers: true,
})
export class OutcomeTotalType {
  @Field(() => ID)
  instrumentId!: string;

  @Field(() => Int)
  durationSeconds!: number;

  @Field(() => Int, { description: 'Won, lost, drawn and void.' })
  count!: number;

  @Field(() => Int)
  won!: number;

  @Field(() => Int)
  lost!: number;

  @Field(() => Int)
  drawn!: number;

  @Field(() => Int)
  void!: number;

  @Field(() => MoneyType)
  stakes!: MoneyType;

  @Field(() => MoneyType, { description: 'What was paid to users at settlement.' })
  paid!: MoneyType;
}

@ObjectType('OutcomeTotals', {
  description: 'How all settled contracts came out, of everybody together.',
  simpleResolvers: true,
})
export class OutcomeTotalsType {
  @Field(() => Int, {
    nullable: true,
    description: 'Every contract that a block up to this one settled is counted, and no other.',
  })
  block!: number | null;

  @Field(() => DateTime, { nullable: true, description: 'When that block was made.' })
  at!: Date | null;

  @Field(() => [OutcomeTotalType])
  totals!: OutcomeTotalType[];
}
