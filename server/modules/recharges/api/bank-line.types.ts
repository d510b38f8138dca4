import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../../graphql/enums';
import { listOf } from '../../../graphql/page';
import { DateTime } from '../../../graphql/scalars';
import type { BankFormat } from '../bank-lines/read/bank-statement';

const BankFormatEnum = graphqlEnum(
  'BankFormat',
  ['CSV', 'CAMT053', 'MT940'],
  'How a bank writes a file.',
);

@ObjectType('BankChannel', {
  description: 'A way to pay in whose files are brought in.',
  simpleResolvers: true,
})
export class BankChannelType {
  @Field(() => ID)
  id!: string;
}

@ObjectType('BankFile', {
  description: 'A file of a bank that was brought in.',
  simpleResolvers: true,
})
export class BankFileType {
  @Field(() => ID)
  id!: string;

  @Field(() => BankFormatEnum)
  format!: BankFormat;

  @Field(() => String, { description: 'As the one who brought it in called it.' })
  name!: string;

  @Field(() => DateTime)
  broughtAt!: Date;

  @Field(() => Int, { description: 'Incoming payments in it.' })
  lineCount!: number;

  @Field(() => Int, { description: 'How many of them were in files before it.' })
  knownCount!: number;
}

export const BankFileList = listOf('BankFile', () => BankFileType);

@ObjectType('BankLine', {
  description: 'One payment that a bank says came in.',
  simpleResolvers: true,
})
export class BankLineType {
  @Field(() => ID)
  id!: string;

  @Field(() => ID)
  fileId!: string;

  @Field(() => Int, { description: 'Its line in the file, or its entry.' })
  place!: number;

  @Field(() => String, { description: 'The day it was booked, YYYY-MM-DD.' })
  bookedOn!: string;

  @Field(() => String)
  currency!: string;

  @Field(() => String, { nullable: true })
  payerName!: string | null;

  @Field(() => String, { nullable: true })
  payerAccount!: string | null;

  @Field(() => String, { description: 'What the payer wrote.' })
  remittance!: string;

  @Field(() => String, { description: 'The bank’s own, or one made of the line.' })
  reference!: string;
}

export const BankLineList = listOf('BankLine', () => BankLineType);

@InputType('BankLineFilter', { description: 'Which lines.' })
export class BankLineFilterInput {
  @Field(() => ID, { nullable: true })
  fileId?: string | null;

  @Field(() => ID, { nullable: true })
  channelId?: string | null;

  @Field(() => String, { nullable: true, description: 'A reference, whole.' })
  search?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Those no credited request rests on.' })
  unmatched?: boolean | null;
}

@ObjectType('LineCandidate', {
  description: 'A line that may be the payment of a request, and what of it fits.',
  simpleResolvers: true,
})
export class LineCandidateType {
  @Field(() => BankLineType)
  line!: BankLineType;

  @Field(() => Boolean)
  amountSame!: boolean;

  @Field(() => Boolean, { description: 'The payer wrote the request’s number.' })
  referenceFound!: boolean;

  @Field(() => Int, { description: '0 to 100.' })
  payerLikeness!: number;

  @Field(() => Int, { description: 'Days from the request to the booking.' })
  daysApart!: number;
}
