import type { ClientBase } from 'pg';
import { MOVEMENTS } from '../checks';

/** Rows that are held at once. */
const ROWS = 2_000;

const millis = (time: string) => `trunc(extract(epoch FROM ${time}) * 1000)::bigint`;

const EACH = 'DECLARE part NO SCROLL CURSOR FOR';
const NEXT = `FETCH ${String(ROWS)} FROM part`;

/**
 * What an export holds, in this order, a line of JSON each: keys, blocks, leaves, quotes, audit, accounts. The texts
 * are made of the views as they are now, not copied from what was sealed.
 */
const PARTS: readonly string[] = [
  `${EACH} SELECT json_build_object('id', key_id, 'publicKey', encode(public_key, 'hex')) AS line
   FROM (SELECT DISTINCT key_id, public_key FROM verify.block) k ORDER BY key_id`,
  `${EACH} SELECT json_build_object('text', text, 'key', key_id, 'signature', encode(signature, 'hex')) AS line
   FROM verify.block ORDER BY number`,
  `${EACH} SELECT json_build_object('leaf', m.text, 'movement', coalesce(l.movement_id, m.id), 'block', l.block) AS line
   FROM (${MOVEMENTS}) m FULL JOIN verify.leaf l ON l.movement_id = m.id ORDER BY l.block, l.position, m.id`,
  `${EACH} SELECT json_build_object('quote', concat_ws(chr(10), 'quote/1', instrument_id, seq, ${millis('at')}, price,
     coalesce((${millis('provider_at')})::text, '-'), feed) || chr(10), 'link', encode(link, 'hex')) AS line
   FROM verify.quote WHERE link IS NOT NULL ORDER BY instrument_id, seq`,
  `${EACH} SELECT json_build_object('audit', seq, 'before', encode(prev, 'hex'), 'hash', encode(hash, 'hex')) AS line
   FROM verify.audit ORDER BY seq`,
  `${EACH} SELECT json_build_object('account', account, 'balance', balance::text) AS line FROM verify.account ORDER BY account`,
];

/** Writes all of one instant, line by line. The connection is the verifier's. */
export async function writeExport(
  client: ClientBase,
  write: (line: string) => Promise<void>,
): Promise<void> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  try {
    await write('{"format":"export/1"}');
    for (const sql of PARTS) {
      await client.query(sql);
      await writeRows(client, write);
      await client.query('CLOSE part');
    }
  } finally {
    await client.query('ROLLBACK');
  }
}

async function writeRows(
  client: ClientBase,
  write: (line: string) => Promise<void>,
): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ line: unknown }>(NEXT);
    for (const { line } of rows) await write(JSON.stringify(line));
    if (rows.length < ROWS) return;
  }
}
