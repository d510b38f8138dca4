import { checkPublished, type CheckedPublished } from '../../../../schema/proof/check-published';
import { webTools } from '../../../../schema/proof/web-tools';
import { request } from '../../lib/request';

/**
 * Checks a file against itself, then against what is published of its blocks.
 * @throws CannotCheck, and whatever the network fails with
 */
export const checkFile = (text: string): Promise<CheckedPublished> =>
  checkPublished(webTools, text, async (numbers) => {
    const answer = await request('/proof/blocks', { data: { numbers } });
    if (!answer.ok) throw new Error(`blocks ${numbers}: ${String(answer.status)}`);
    return answer.text();
  });
