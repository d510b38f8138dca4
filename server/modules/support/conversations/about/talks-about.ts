import { requireUser, type Context } from '../../../../platform/context';
import type { ChatSubject } from '../../../../../schema/chat/conversations';
import { Conversation } from '../conversation.entity';
import { readAs } from '../../../../platform/database/read-as';

/** One's own conversations about things of a kind: the newest of each, by what it is about. @throws LOGIN_REQUIRED */
export async function talksAbout(
  ctx: Context,
  kind: ChatSubject,
): Promise<ReadonlyMap<string, string>> {
  const { userId } = requireUser(ctx);
  const found = await readAs(ctx, (tx) =>
    tx.getRepository(Conversation).find({
      select: { id: true, subjectId: true },
      where: { userId, subjectKind: kind },
      order: { id: 'ASC' },
    }),
  );
  return new Map(found.map(({ id, subjectId }) => [subjectId ?? '', id]));
}
