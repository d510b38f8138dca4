import { limits } from '../../../../schema/limits';
import type { CodeScene } from '../../../../schema/states';
import type { Context } from '../../../platform/context';
import { rows } from '../../../platform/database/rows';
import { refuse } from '../../../platform/domain-error';
import { triesOf, weighTry } from '../../../platform/throttle/rate-limit';
import { codeHash } from './send-code';

export interface UseCode {
  readonly target: string;
  readonly scene: CodeScene;
  readonly code: string;
}

/**
 * Uses up the newest code sent to `target`. A wrong one is a failed try of the account and of the
 * address; five of them kill the code.
 *
 * @throws CODE_REQUIRED, CODE_WRONG, TOO_MANY_REQUESTS
 */
export async function useCode(ctx: Context, { target, scene, code }: UseCode): Promise<void> {
  if (code === '') refuse('CODE_REQUIRED', {}, 'code');
  const throttled = triesOf(`code:${scene}:${target}`, ctx.address);
  const used = await weighTry(ctx, throttled, async () => {
    const hash = codeHash(ctx, { target, scene }, code);
    const args = [target, scene, hash, limits.codeTriesMax];
    const [row] = await rows<{ used: boolean }>(ctx.db, TRY, args);
    return row?.used === true ? true : null;
  });
  if (!used) refuse('CODE_WRONG', {}, 'code');
}

/** One statement: the right code is used, a wrong one counted, never both and never neither. */
const TRY = `
  WITH tried AS (
    UPDATE one_time_code SET
      used_at = CASE WHEN code_hash = $3 THEN tarn_now() END,
      tries = CASE WHEN code_hash = $3 THEN tries ELSE tries + 1 END
    WHERE id = (SELECT id FROM one_time_code WHERE target = $1 AND scene = $2 ORDER BY id DESC LIMIT 1)
      AND used_at IS NULL AND tries < $4 AND expires_at > tarn_now()
    RETURNING used_at IS NOT NULL AS used
  ) SELECT used FROM tried`;
