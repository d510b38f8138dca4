import type { World } from '../world';

/** Looks at what there is while the first block says that it stands far later than everything else. */
export async function whileFirstBlockStandsLater(
  { sql: { owner } }: World,
  look: () => Promise<void>,
): Promise<void> {
  const { rows } = await owner.query<{ text: string }>(
    'SELECT b.text FROM proof_block b WHERE b.number = 1',
  );
  const text = rows[0]?.text ?? '';
  const write = async (now: string) => {
    await owner.query('ALTER TABLE proof_block DISABLE TRIGGER USER');
    await owner.query(
      `UPDATE proof_block SET text = $1, hash = sha256(convert_to($1, 'UTF8')) WHERE number = 1`,
      [now],
    );
    await owner.query('ALTER TABLE proof_block ENABLE TRIGGER USER');
  };
  await write(text.replace(/(?<=^.+\n1\n)[0-9]+/, String(Date.UTC(2200, 0))));
  try {
    await look();
  } finally {
    await write(text);
  }
}
