import type { Client } from 'pg';

const KEPT = 'undoSecondsAfterFill';

/**
 * While the practice world fills, decisions take effect at once: nobody is there to undo them. The setting
 * is kept beside it, so that a start that was cut off is mended by the next one. As the owner.
 */
export async function pauseUndoWindow(owner: Client): Promise<void> {
  await owner.query(
    `INSERT INTO tarn.setting (key, value)
     SELECT $1, value FROM tarn.setting WHERE key = 'undoSeconds' ON CONFLICT (key) DO NOTHING`,
    [KEPT],
  );
  await owner.query(`UPDATE tarn.setting SET value = '0' WHERE key = 'undoSeconds'`);
}

/** Puts the undo window back as it was set. */
export async function resumeUndoWindow(owner: Client): Promise<void> {
  await owner.query(
    `UPDATE tarn.setting SET value = (SELECT value FROM tarn.setting WHERE key = $1)
     WHERE key = 'undoSeconds' AND EXISTS (SELECT FROM tarn.setting WHERE key = $1)`,
    [KEPT],
  );
  await owner.query('DELETE FROM tarn.setting WHERE key = $1', [KEPT]);
}
