import type { ErrorCode } from '../../../../schema/errors';
import { picturesIn } from '../../../../schema/content/html';
import type { Language } from '../../../../schema/languages';
import { callSql, requireStaff, type Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { readId } from '../../../platform/text/read-money';
import { articleVersion, type ArticleVersion } from './articles';
import { assertCopy, refuseIncomplete } from './publishable';

export interface PublishArticle {
  readonly id: string;
  /** Has to be the newest: what whoever asks has read is what people see. */
  readonly version: number;
}

interface Answer {
  readonly status: ErrorCode | 'OK';
  readonly languages: readonly Language[] | null;
}

/**
 * Shows people the newest version of an article, from now on within its window. For administrators: the database
 * refuses everybody else. What people accept by its number is proposed instead (`proposeLegalText`).
 * @throws LOGIN_REQUIRED, CONTENT_NOT_FOUND, NOT_PERMITTED, CHANGED_MEANWHILE, NOTHING_CHANGES, CONTENT_INCOMPLETE, COPY_FORBIDDEN
 */
export async function publishArticle(ctx: Context, asked: PublishArticle): Promise<void> {
  const { staffId } = requireStaff(ctx);
  const id = readId(asked.id) ?? refuse('CONTENT_NOT_FOUND', {}, 'id');
  const version = await articleVersion(ctx.db, id, asked.version);
  if (version) await assertCopy(ctx, version);
  const args = [staffId, id, asked.version, version ? picturesOf(version) : [], ctx.address];
  refuseUnpublished(await callSql<Answer>(ctx, 'publish_article($1, $2, $3, $4, $5)', args));
}

function picturesOf({ bodies, picture }: ArticleVersion): string[] {
  const inBodies = Object.values(bodies).flatMap(picturesIn);
  return [...new Set(picture === null ? inBodies : [...inBodies, picture])];
}

/** Silent when it was published. @throws what the database answered */
function refuseUnpublished([answer]: readonly Answer[]): void {
  if (answer?.status === 'OK') return;
  if (answer?.status === 'CONTENT_INCOMPLETE') refuseIncomplete(answer.languages ?? []);
  refuse((answer?.status ?? 'OPERATION_FAILED') as 'CHANGED_MEANWHILE', {});
}
