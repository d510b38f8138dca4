import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { InstrumentClass } from '../../../../schema/states';
import { Payload } from '../../../graphql/user-errors';
import { LocalTextInput } from '../../recharges/api/channel-admin.types';
import { AdminInstrumentType } from './market-desk.types';
import { InstrumentClassEnum } from './market.types';

@InputType({ description: 'What contracts on an instrument rest on: it stays as it is.' })
class InstrumentQuotedInput {
  @Field(() => String, { description: 'EUR/USD, AAPL.' })
  symbol!: string;

  @Field(() => InstrumentClassEnum)
  class!: InstrumentClass;

  @Field(() => Int, { description: 'Places after the point of its prices.' })
  decimals!: number;

  @Field(() => ID)
  calendarId!: string;
}

@InputType({ description: 'What an instrument is called, described and shown as.' })
class InstrumentFactsInput {
  @Field(() => [LocalTextInput], { description: 'In each language.' })
  names!: LocalTextInput[];

  @Field(() => [LocalTextInput], { description: 'In each language, or in none.' })
  descriptions!: LocalTextInput[];

  @Field(() => String, {
    nullable: true,
    description: 'The hash that `POST /admin/pictures` answered with.',
  })
  picture?: string | null;

  @Field(() => Boolean)
  popular!: boolean;

  @Field(() => Int)
  sort!: number;

  @Field(() => String)
  reason!: string;
}

@InputType({ description: 'A new instrument: it stands in no list and has no terms.' })
export class InstrumentAddInput extends InstrumentFactsInput {
  @Field(() => InstrumentQuotedInput)
  quoted!: InstrumentQuotedInput;
}

@InputType({ description: 'All of what an instrument is to be called, described and shown as.' })
export class InstrumentEditInput extends InstrumentFactsInput {
  @Field(() => ID)
  id!: string;

  @Field(() => Boolean)
  listed!: boolean;

  @Field(() => ID, { description: 'The newest version that was read.' })
  version!: string;
}

@InputType({ description: 'Which instrument, and why: users read it while it is prohibited.' })
export class InstrumentProhibitInput {
  @Field(() => ID)
  instrumentId!: string;

  @Field(() => String)
  reason!: string;
}

@ObjectType({ implements: Payload, description: 'The instrument after the act.' })
export class AdminInstrumentPayload extends Payload {
  @Field(() => AdminInstrumentType, { nullable: true })
  instrument!: AdminInstrumentType | null;
}
