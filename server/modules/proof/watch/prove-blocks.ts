import type { Context } from '../../../platform/context';
import { errorCode } from '../../../platform/error-code';
import { readBlockText, type BlockText } from '../../../../schema/proof/texts';
import { checkChain } from '../../audit';
import type { Fault } from '../../ledger';
import { placeOf, proveQuotes, type ProvedQuotes } from '../../market';
import { unsignedBlock } from '../check-blocks';
import { partChecks, type proofChecks } from '../checks';
import { newMoneyChecks } from './new-money-checks';
import type { VerifyReads } from './note-mismatch';

/** Blocks after one number, up to another. */
export interface Blocks {
  readonly after: string;
  readonly through: string;
}

export interface Proved {
  /** Movements, quotes and audit entries that were examined. */
  readonly entries: number;
  readonly faults: readonly Fault[];
}

/** One question of a proof. */
export type Step = () => Promise<Proved>;

type Proving = Pick<Context, 'db'>;

/**
 * What proves some blocks and all that came into the books between them: what they sealed, the money that moved, the
 * quotes of each instrument link by link, the entries of the audit. By indexes, in statements of their own: it locks
 * nothing and has no transaction that anything could wait for.
 */
export async function* blockSteps(
  ctx: Proving,
  verify: VerifyReads,
  blocks: Blocks,
): AsyncGenerator<Step> {
  yield* sealedSteps(verify, blocks);
  const ends = await readEnds(verify, blocks);
  const unread = (check: string) => [{ check, subject: `block ${blocks.through}` }];
  for (const instrumentId of ends.last.links.keys()) {
    yield () => readable(proveNewQuotes(verify, ends, instrumentId), unread(LINKS));
  }
  yield () => readable(proveNewAudit(ctx, ends), unread(HEAD));
}

/** The seal of these blocks, and that what they sealed moved money as money moves. */
export function* sealedSteps(verify: VerifyReads, { after, through }: Blocks): Generator<Step> {
  const part = { first: BigInt(after) + 1n, last: BigInt(through) };
  for (const asked of Object.entries({ ...partChecks, ...newMoneyChecks })) {
    yield async () => ({ entries: 0, faults: await faultsOf(verify, asked, part) });
  }
  yield async () => {
    const unsigned = await unsignedBlock(verify, after, through);
    return { entries: 0, faults: unsigned ? [unsigned] : [] };
  };
  yield async () => {
    const { rows } = await verify.query<{ entries: number }>(
      'SELECT count(*)::int AS entries FROM verify.leaf WHERE block BETWEEN $1 AND $2',
      [String(part.first), through],
    );
    return { entries: rows[0]?.entries ?? 0, faults: [] };
  };
}

interface Part {
  readonly first: bigint;
  readonly last: bigint;
}

/** Of blocks whose text the check cannot even read, which of them: halves of the part are asked until one is left. */
async function faultsOf(
  verify: VerifyReads,
  [check, sql]: readonly [string, string],
  { first, last }: Part,
): Promise<readonly Fault[]> {
  try {
    const { rows } = await verify.query<{ subject: string }>(sql, [String(first), String(last)]);
    return rows.map(({ subject }) => ({ check, subject }));
  } catch (error) {
    if (!isUnreadable(error)) throw error;
    if (first === last) return [{ check, subject: `block ${String(first)}` }];
    const middle = (first + last) / 2n;
    return [
      ...(await faultsOf(verify, [check, sql], { first, last: middle })),
      ...(await faultsOf(verify, [check, sql], { first: middle + 1n, last })),
    ];
  }
}

/** A value is not what it must be: SQLSTATE class 22. */
const isUnreadable = (error: unknown): boolean => errorCode(error)?.startsWith('22') === true;

const readable = (proving: Promise<Proved>, faults: readonly Fault[]): Promise<Proved> =>
  proving.catch((error: unknown) => {
    if (!isUnreadable(error)) throw error;
    return { entries: 0, faults };
  });

/** What a block says of the books beside what it sealed. */
type Named = Pick<BlockText, 'madeAt' | 'auditSeq' | 'links'>;

/** Before the first block, and of one that cannot be read: the checks of blocks name that one. */
const NOTHING: Named = { madeAt: 0, auditSeq: 0n, links: new Map() };

interface Ends {
  readonly before: Named;
  readonly last: Named;
}

/** What the block before the first of them says, and what the last says. */
async function readEnds(verify: VerifyReads, { after, through }: Blocks): Promise<Ends> {
  const { rows } = await verify.query<{ number: string; text: string }>(
    'SELECT number, text FROM verify.block WHERE number = ANY ($1)',
    [[after, through]],
  );
  const read = (number: string) => named(rows.find((row) => row.number === number)?.text ?? '');
  return { before: read(after), last: read(through) };
}

function named(text: string): Named {
  try {
    return readBlockText(text);
  } catch {
    return NOTHING;
  }
}

async function proveNewQuotes(
  verify: VerifyReads,
  { before, last }: Ends,
  instrumentId: string,
): Promise<Proved> {
  const from = before.links.get(instrumentId)?.seq ?? 0n;
  const to = last.links.get(instrumentId)?.seq ?? 0n;
  if (from >= to) return { entries: 0, faults: [] };
  const asked = { instrumentId, seq: String(from), notAfter: new Date(before.madeAt) };
  const after = await placeOf(verify, asked);
  const proved = await proveQuotes(verify, { instrumentId, after, through: String(to) });
  return { entries: proved.proved, faults: quoteFaults(proved) };
}

/** What a run of quotes came to, in the words of the checks that a whole database is asked. */
export function quoteFaults({ broken, missing }: ProvedQuotes): readonly Fault[] {
  const said = [
    ['each quote links to the one before it', broken],
    ['no quote is missing between two others', missing],
  ] as const;
  return said.flatMap(([check, id]) => (id === null ? [] : [{ check, subject: `quote ${id}` }]));
}

async function proveNewAudit(ctx: Proving, { before, last }: Ends): Promise<Proved> {
  const [from, to] = [before.auditSeq, last.auditSeq];
  let after = from;
  while (after < to) {
    const { through, broken } = await checkChain(ctx, String(after), count(to - after));
    const entries = count(BigInt(through) - from);
    if (broken !== null)
      return { entries, faults: [{ check: AUDIT, subject: `audit entry ${broken}` }] };
    if (BigInt(through) === after) return { entries, faults: [] };
    after = BigInt(through);
  }
  return { entries: count(after - from), faults: [] };
}

const AUDIT = 'no audit entry was altered';
const LINKS = 'each block holds the links of quotes as they are' satisfies keyof typeof proofChecks;
const HEAD = 'each block holds the head of the audit as it is' satisfies keyof typeof proofChecks;

/** How many entries lie between two numbers. */
const count = (entries: bigint): number => Number.parseInt(String(entries), 10);
