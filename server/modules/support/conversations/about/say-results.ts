import { callSql, type Context } from '../../../../platform/context';
import { publishConversation } from '../conversation-call';

interface Said {
  readonly id: string;
  readonly userId: string | null;
}

const BATCH = 200;

/** Says in open conversations what became of the requests they are about, once each; whoever follows them reloads. */
export async function sayResults(ctx: Pick<Context, 'db' | 'bus'>): Promise<void> {
  const said = await callSql<Said>(ctx, 'say_results($1)', [BATCH]);
  const told = new Map(said.map(({ id, userId }) => [id, userId]));
  for (const [id, userId] of told) await publishConversation(ctx, userId, id);
}
