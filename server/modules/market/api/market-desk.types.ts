import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { InstrumentClass, MarketState } from '../../../../schema/states';
import { graphqlEnum } from '../../../graphql/enums';
import { listOf } from '../../../graphql/page';
import { DateTime } from '../../../graphql/scalars';
import { AuditChangeType } from '../../audit/api/audit.types';
import { LocalTextType } from '../../recharges/api/channel-admin.types';
import { StaffNameType } from '../../staff/api/staff.types';
import { marketVersionKinds, type MarketVersionKind } from '../desk/market-versions';
import type { FeedName } from '../feeds/feed';
import type { Terms } from '../terms.entity';
import { InstrumentClassEnum, MarketFeedEnum, MarketStateEnum, TermsType } from './market.types';

const MarketVersionKindEnum = graphqlEnum(
  'MarketVersionKind',
  marketVersionKinds,
  'What was changed.',
);

@ObjectType('AdminInstrument', {
  description: 'An instrument as staff see it.',
  simpleResolvers: true,
})
export class AdminInstrumentType {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  symbol!: string;

  @Field(() => InstrumentClassEnum)
  class!: InstrumentClass;

  @Field(() => Int)
  decimals!: number;

  @Field(() => ID)
  calendarId!: string;

  @Field(() => String, { description: 'In the language of the request.' })
  name!: string;

  @Field(() => [LocalTextType])
  names!: LocalTextType[];

  @Field(() => [LocalTextType], { description: 'In each language, or in none.' })
  descriptions!: LocalTextType[];

  @Field(() => String, { nullable: true, description: 'The hash of its picture.' })
  picture!: string | null;

  @Field(() => Boolean)
  popular!: boolean;

  @Field(() => Boolean, { description: 'Stands in the lists of markets.' })
  listed!: boolean;

  @Field(() => Int)
  sort!: number;

  @Field(() => MarketStateEnum)
  state!: MarketState;

  @Field(() => String, { nullable: true, description: 'Users read it while it is prohibited.' })
  prohibitReason!: string | null;

  @Field(() => [TermsType])
  terms!: readonly Terms[];

  @Field(() => MarketFeedEnum, { description: 'Which feed quotes it.' })
  feed!: FeedName;

  @Field(() => String, { nullable: true, description: 'What the provider calls it.' })
  providerSymbol!: string | null;

  @Field(() => Int, { description: 'Milliseconds; 0 where the provider sends by itself.' })
  pollMs!: number;

  @Field(() => Int, {
    description: 'Milliseconds from which a quote neither opens nor settles anything.',
  })
  staleAfterMs!: number;

  @Field(() => Int, { description: 'Basis points that a price may lie away from the last.' })
  sanityBp!: number;

  @Field(() => DateTime, { nullable: true, description: 'When its newest quote was recorded.' })
  quotedAt!: Date | null;

  @Field(() => ID, { description: 'Its newest version, 0 for none: an editor says which it read.' })
  version!: string;
}

export const AdminInstrumentList = listOf('AdminInstrument', () => AdminInstrumentType);

@ObjectType('MarketVersion', {
  description: 'One change of a market: who made it, why, and from when on.',
  simpleResolvers: true,
})
export class MarketVersionType {
  @Field(() => ID)
  id!: string;

  @Field(() => MarketVersionKindEnum)
  kind!: MarketVersionKind;

  @Field(() => StaffNameType, { nullable: true, description: 'Null: the platform itself.' })
  by!: StaffNameType | null;

  @Field(() => String)
  reason!: string;

  @Field(() => DateTime)
  fromAt!: Date;

  @Field(() => [AuditChangeType])
  changes!: AuditChangeType[];
}

export const MarketVersionList = listOf('MarketVersion', () => MarketVersionType);
