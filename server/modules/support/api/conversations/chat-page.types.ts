import { ArgsType, Field, Int } from 'type-graphql';
import { toList } from '../../../../graphql/page';
import { readPage } from '../../../../platform/page';
import type { ChatPage } from '../../conversations/read-conversations';

/** A page of what was said: on from a message, or back from one. */
@ArgsType()
export class ChatPageArgs {
  @Field(() => Int, { nullable: true })
  first?: number | null;

  @Field(() => String, { nullable: true })
  after?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The newest so many, in order, instead of the first; `hasNext` then tells of older ones.',
  })
  last?: number | null;

  @Field(() => String, { nullable: true, description: 'With `last`: of those before this one.' })
  before?: string | null;
}

/** @throws PARAM_INVALID */
export const readChatPage = ({ first, after, last, before }: ChatPageArgs): ChatPage =>
  last == null ? readPage(first, after) : { ...readPage(last, before, 'before'), back: true };

/** In the order in which it was said, whichever way it was read. */
export function toChatList<T extends { readonly id: string }>(rows: readonly T[], page: ChatPage) {
  const { items, info } = toList(rows, page, ({ id }) => id);
  return { info, items: page.back === true ? [...items].reverse() : items };
}
