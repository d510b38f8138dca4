import type { Reads } from '../../../platform/context';
import { rows } from '../../../platform/database/rows';

/** Which of these pictures are removed, or about to be: nobody sees them again. */
export async function removedPictures(
  db: Reads,
  ids: readonly (string | null)[],
): Promise<ReadonlySet<string>> {
  const asked = ids.filter((one) => one !== null);
  if (asked.length === 0) return new Set();
  const found = await rows<{ uploadId: string }>(
    db,
    'SELECT upload_id FROM document_removal WHERE upload_id = ANY ($1)',
    [asked],
  );
  return new Set(found.map(({ uploadId }) => uploadId));
}
