import { sealKey } from '../../modules/proof/seal-key';
import { writeExport } from '../../modules/proof/export/write-export';
import type { World } from '../world';
import { sha, type Rewrite } from './sealed-anew';

export type Line = Readonly<Record<string, string | number | null>>;

/** An export of what is there, line by line. */
export async function exported({ sql }: World): Promise<Line[]> {
  const client = await sql.verify.connect();
  const lines: Line[] = [];
  await writeExport(client, (line) => {
    lines.push(JSON.parse(line) as Line);
    return Promise.resolve();
  });
  client.release();
  return lines;
}

/** The lines as a file has them. */
export async function* written(lines: readonly Line[]): AsyncGenerator<string> {
  for (const line of lines) yield await Promise.resolve(JSON.stringify(line));
}

/** The root over hashes of leaves: the left tree is the largest full one. */
function rootOf(hashes: readonly Buffer[]): Buffer {
  const [one] = hashes;
  if (!one) return sha('');
  if (hashes.length === 1) return one;
  const left = 2 ** (Math.ceil(Math.log2(hashes.length)) - 1);
  return sha(
    Buffer.concat([Buffer.of(1), rootOf(hashes.slice(0, left)), rootOf(hashes.slice(left))]),
  );
}

/**
 * What an operator says in an export: each block made of the leaves that stand there now, with its lines or others in
 * their place, named by the next and signed by the operator's own key.
 */
export function resealed(
  { config }: World,
  lines: readonly Line[],
  rewrite: Rewrite = (all) => all,
): Line[] {
  const key = sealKey(config);
  let before = '0'.repeat(64);
  return lines.map((line) => {
    if (line.text === undefined) return line;
    const said = [...rewrite(String(line.text).split('\n').slice(0, -1))];
    const leaves = lines
      .filter(({ block }) => String(block) === said[1])
      .map(({ leaf }) => sha(Buffer.concat([Buffer.of(0), Buffer.from(String(leaf))])));
    said[3] = before;
    said[8] = rootOf(leaves).toString('hex');
    const text = said.map((one) => `${one}\n`).join('');
    before = sha(text).toString('hex');
    return { text, key: key.id, signature: key.sign(sha(text)).toString('hex') };
  });
}
