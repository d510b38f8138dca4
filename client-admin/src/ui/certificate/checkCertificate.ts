import type { Checked } from '../../../../schema/proof/check-proof';
import { checkPublished } from '../../../../schema/proof/check-published';
import { webTools } from '../../../../schema/proof/web-tools';

/**
 * Checks a certificate against itself, then against what is published of its blocks: in this browser, by the verifier
 * that its owner uses.
 * @throws CannotCheck, and whatever the network fails with
 */
export async function checkCertificate(text: string): Promise<Checked> {
  const { checked } = await checkPublished(webTools, text, async (numbers) => {
    const answer = await fetch(`/proof/blocks?numbers=${numbers}`, {
      signal: AbortSignal.timeout(60_000),
    });
    if (!answer.ok) throw new Error(`blocks ${numbers}: ${String(answer.status)}`);
    return answer.text();
  });
  return checked;
}
