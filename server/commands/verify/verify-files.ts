import { createReadStream, createWriteStream, readFileSync } from 'node:fs';
import { once } from 'node:events';
import type { Client } from 'pg';
import { checkProof } from '../../../schema/proof/check-proof';
import { readPublished } from '../../../schema/proof/check-blocks';
import { ProofFault } from '../../../schema/proof/proof-fault';
import { checkExport, nodeTools, writeExport } from '../../modules/proof';
import { PlainError, say, seconds } from '../say';
import { boundedLines } from './bounded-lines';
import { keptHeads } from './kept-heads';

/** The text of a file that somebody named. @throws PlainError */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new PlainError(`${file} cannot be read: ${(error as Error).message}`);
  }
}

/** What files of heads say, as one answer. @throws PlainError */
export async function headsIn(files: readonly string[]): Promise<string | null> {
  try {
    return await keptHeads(files.map(textOf));
  } catch (error) {
    if (error instanceof ProofFault) throw new PlainError(`✗ ${error.message}`);
    throw error;
  }
}

/** Says what a certificate, or a line of a statement, proves. @throws PlainError when it does not hold */
export async function verifyCertificate(file: string, heads: readonly string[]): Promise<void> {
  const published = await headsIn(heads);
  const { fault, contract, entry, blocks } = await checkProof(nodeTools, textOf(file), published);
  if (fault?.code === 'HEAD_MISSING') {
    throw new PlainError(
      `It fits itself. Block ${fault.subject} stands in no file of heads that was given: name an answer of /proof/blocks?numbers=${fault.subject} by another --heads.`,
    );
  }
  if (fault) throw new PlainError(`✗ ${fault.message}`);
  if (contract) {
    const { number, symbol, direction, openQuote, closeQuote, outcome, user } = contract;
    say(`✓ Contract ${number} of user ${user}: ${symbol} ${direction}`);
    say(`✓ ${openQuote.price} → ${closeQuote.price}: ${outcome}`);
  }
  if (entry) say(`✓ Movement ${entry.id}: ${entry.key}`);
  const named = blocks.map(String).join(' and ');
  if (published === null) say(`It fits itself. Compare block ${named} with --heads FILE.`);
  else say(`✓ Sealed in block ${named}, as published.`);
}

/** Writes an export. */
export async function exportTo(client: Client, file: string): Promise<void> {
  const out = createWriteStream(file);
  await writeExport(client, async (line) => {
    if (!out.write(`${line}\n`)) await once(out, 'drain');
  });
  out.end();
  await once(out, 'finish');
  say(`Written to ${file}. It names people by their numbers alone.`);
}

/** Proves an export. @throws PlainError naming the first thing that does not fit */
export async function verifyExport(file: string, heads: readonly string[]): Promise<void> {
  const lines = boundedLines(createReadStream(file, 'utf8'));
  try {
    const published = await headsIn(heads);
    const kept =
      published === null ? undefined : (await readPublished(nodeTools, published)).hashes;
    const { blocks, movements } = await checkExport(lines, kept);
    say(
      `✓ ${String(movements)} movements, ${String(blocks)} blocks. Everything fits, in ${seconds(0)}.`,
    );
  } catch (error) {
    if (error instanceof ProofFault) throw new PlainError(`✗ ${error.message}`);
    throw error;
  }
}
