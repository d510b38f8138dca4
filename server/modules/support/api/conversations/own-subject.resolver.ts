import { Ctx, Field, FieldResolver, ID, ObjectType, Query, Resolver, Root } from 'type-graphql';
import type { ReviewState } from '../../../../../schema/review-states';
import type { ChatSubject } from '../../../../../schema/chat/conversations';
import type { ApiContext } from '../../../../graphql/api-context';
import { graphqlEnum } from '../../../../graphql/enums';
import { DateTime } from '../../../../graphql/scalars';
import { requireUser } from '../../../../platform/context';
import { openRequests } from '../../../reviews';
import type { ConversationLoaders } from '../../conversations/desk/conversation-glances';
import { ChatSubjectEnum, ConversationType } from './conversation.types';

const subjectStages = ['UNDER_REVIEW', 'APPROVED', 'REFUSED', 'ENDED'] as const;
type SubjectStage = (typeof subjectStages)[number];
const SubjectStageEnum = graphqlEnum(
  'SubjectStage',
  subjectStages,
  'Where a request is, as its owner sees it.',
);

@ObjectType('OwnSubject', {
  description: 'What of one’s own a conversation is about.',
  simpleResolvers: true,
})
class OwnSubjectType {
  @Field(() => ChatSubjectEnum)
  kind!: ChatSubject;

  @Field(() => ID)
  id!: string;

  @Field(() => String, { nullable: true, description: 'By which people know it.' })
  number!: string | null;

  @Field(() => SubjectStageEnum, {
    nullable: true,
    description: 'Null for what never comes before staff.',
  })
  stage!: SubjectStage | null;
}

@ObjectType('OwnRequest', {
  description: 'A request of one’s own that waits for staff, or for one’s answer to them.',
  simpleResolvers: true,
})
class OwnRequestType extends OwnSubjectType {
  @Field(() => DateTime)
  submittedAt!: Date;

  @Field(() => DateTime, { description: 'A decision is promised until then.' })
  answerBy!: Date;
}

/** More than anybody may have at once. */
const REQUESTS_MOST = 50;

/** A decision that can still be undone is none yet for its owner. */
function stageOf(state: ReviewState | null): SubjectStage | null {
  if (state === null) return null;
  if (state === 'SUCCESS') return 'APPROVED';
  if (state === 'FAILED') return 'REFUSED';
  return state === 'CANCELLED' ? 'ENDED' : 'UNDER_REVIEW';
}

@Resolver(() => ConversationType)
export class OwnSubjectResolver {
  @Query(() => [OwnRequestType], {
    description: 'One’s own requests of every kind that have no decision yet, the newest first.',
  })
  async openRequests(@Ctx() ctx: ApiContext): Promise<OwnRequestType[]> {
    const { userId } = requireUser(ctx);
    const open = await openRequests(ctx.db, userId, REQUESTS_MOST);
    return open.flatMap(({ kind, subjectId, number, state, submittedAt, reviewBy }) =>
      kind === 'CONVERSATION'
        ? []
        : [{ kind, id: subjectId, number, stage: stageOf(state), submittedAt, answerBy: reviewBy }],
    );
  }

  @FieldResolver(() => OwnSubjectType, { nullable: true })
  async subject(
    @Ctx() { loaders }: ApiContext<ConversationLoaders>,
    @Root() { id, subjectKind: kind, subjectId }: ConversationType,
  ): Promise<OwnSubjectType | null> {
    if (kind === null || subjectId === null) return null;
    const found = await loaders.conversationSubjects.load(id);
    return {
      kind,
      id: subjectId,
      number: found?.number ?? null,
      stage: stageOf(found?.state ?? null),
    };
  }
}
