import type { Client } from 'pg';

/** What holds while the practice world fills, as JSON: nobody is there to undo anything, and it may be night. */
const WHILE_FILLING: Readonly<Record<string, string>> = {
  undoSeconds: '0',
  withdrawStart: '"00:00"',
  withdrawEnd: '"24:00"',
};

const keptAs = (key: string) => `${key}AfterFill`;

/** What holds around the filling of the practice world, and not otherwise. */
export interface WhileFilling {
  begin(): Promise<void>;
  /** Also what a start that was cut off has left is ended. */
  end(): Promise<void>;
}

/**
 * While the practice world fills, decisions take effect at once and withdrawals are open. The settings are kept
 * beside it, so that a start that was cut off is mended by the next one. As the owner.
 */
export async function pauseSettings(owner: Client): Promise<void> {
  for (const [key, value] of Object.entries(WHILE_FILLING)) {
    await owner.query(
      `INSERT INTO tarn.setting (key, value)
       SELECT $1, value FROM tarn.setting WHERE key = $2 ON CONFLICT (key) DO NOTHING`,
      [keptAs(key), key],
    );
    await owner.query('UPDATE tarn.setting SET value = $2::jsonb WHERE key = $1', [key, value]);
  }
}

/** Puts them back as they were set; writes nothing where none is kept. */
export async function resumeSettings(owner: Client): Promise<void> {
  for (const key of Object.keys(WHILE_FILLING)) {
    await owner.query(
      `WITH kept AS (DELETE FROM tarn.setting WHERE key = $2 RETURNING value)
       UPDATE tarn.setting s SET value = kept.value FROM kept WHERE s.key = $1`,
      [key, keptAs(key)],
    );
  }
}
