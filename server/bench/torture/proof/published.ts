import { createHash } from 'node:crypto';
import { pause } from '../../../platform/processes';
import { assertThat } from '../row';
import type { Settled } from './settled-contracts';

interface PublishedBlocks {
  readonly keys: readonly unknown[];
  readonly blocks: readonly { readonly text: string }[];
}

/** Every block that was published, as anybody can ask for it. */
export interface Published {
  /** The hash of each, made from its text here. */
  readonly hashes: ReadonlyMap<number, string>;
  /** An answer of `/proof/blocks` with these alone. */
  readonly answerOf: (numbers: readonly number[]) => string;
}

export async function everyBlock(url: string): Promise<Published> {
  const hashes = new Map<number, string>();
  const blocks = new Map<number, object>();
  for (;;) {
    const page = await blocksFrom(url, blocks.size + 1);
    for (const block of page.blocks) {
      blocks.set(blocks.size + 1, block);
      hashes.set(hashes.size + 1, createHash('sha256').update(block.text).digest('hex'));
    }
    if (page.blocks.length > 0) continue;
    const { keys } = page;
    return {
      hashes,
      answerOf: (numbers) =>
        JSON.stringify({
          format: 'blocks/1',
          keys,
          blocks: numbers.flatMap((number) => blocks.get(number) ?? []),
        }),
    };
  }
}

async function blocksFrom(url: string, number: number): Promise<PublishedBlocks> {
  const response = await fetch(`${url}/proof/blocks?from=${String(number)}`);
  assertThat(response.ok, `blocks from ${String(number)}: ${String(response.status)}`);
  return (await response.json()) as PublishedBlocks;
}

const QUERY = 'query C($id: ID!) { orderCertificate(id: $id) }';
const SEALED_MS = 60_000;

/** The file that its owner saves, once the block of the settlement stands. */
export async function savedCertificate(url: string, { id, owner }: Settled): Promise<string> {
  const deadline = performance.now() + SEALED_MS;
  for (;;) {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', token: owner.token },
      body: JSON.stringify({ query: QUERY, variables: { id } }),
    });
    const text = await response.text();
    const { data } = JSON.parse(text) as { data?: { orderCertificate: string } | null };
    if (data) return data.orderCertificate;
    assertThat(text.includes('CERTIFICATE_PENDING'), `contract ${id}: ${text.slice(0, 200)}`);
    assertThat(performance.now() < deadline, `contract ${id} is not sealed`);
    await pause(200);
  }
}
