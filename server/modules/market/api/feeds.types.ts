import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../../graphql/enums';
import { DateTime } from '../../../graphql/scalars';
import type { FeedName, FeedState } from '../feeds/feed';
import { MarketFeedEnum } from './market.types';

const FeedStateEnum = graphqlEnum(
  'FeedState',
  ['OFF', 'CONNECTING', 'LIVE', 'WAITING'],
  'How a feed is.',
);

@ObjectType('Feed', {
  description: 'A source of prices, as it was last told.',
  simpleResolvers: true,
})
export class FeedType {
  @Field(() => ID)
  id!: string;

  @Field(() => MarketFeedEnum)
  name!: FeedName;

  @Field(() => FeedStateEnum)
  state!: FeedState['state'];

  @Field(() => String, { nullable: true, description: 'Why it waits, in English.' })
  fault!: string | null;

  @Field(() => Int, { description: 'How often its connection ended unasked.' })
  cuts!: number;

  @Field(() => Int, { description: "Milliseconds that the provider's clock is ahead." })
  leadMs!: number;

  @Field(() => DateTime, { nullable: true })
  toldAt!: Date | null;

  @Field(() => Boolean, { description: 'Instruments can be given to it.' })
  offered!: boolean;

  @Field(() => String, { nullable: true, description: 'The variable that is still to be set.' })
  missingKey!: string | null;
}

@InputType({ description: "Where an instrument's prices come from, and which of them are taken." })
export class FeedChangeInput {
  @Field(() => ID)
  instrumentId!: string;

  @Field(() => MarketFeedEnum)
  feed!: FeedName;

  @Field(() => String, { nullable: true, description: 'None for the simulated feed.' })
  providerSymbol?: string | null;

  @Field(() => Int, { description: 'Milliseconds; 0 where the provider sends by itself.' })
  pollMs!: number;

  @Field(() => Int, { description: 'Milliseconds, at least two polls.' })
  staleAfterMs!: number;

  @Field(() => Int, { description: 'Basis points of the last price.' })
  sanityBp!: number;

  @Field(() => String)
  reason!: string;

  @Field(() => ID, { description: 'The newest version that was read.' })
  version!: string;
}
