import { callSql } from '../../../platform/context';
import { allChecks, type Fault } from '../../ledger';
import { allInstruments, proveQuotes } from '../../market';
import { proofChecks, STRAY_LEAF } from '../checks';
import { noteMismatch, type Night, type VerifyReads, type WatchContext } from './note-mismatch';
import { proveSealed, quoteFaults, type Proved } from './prove-blocks';
import { whileRunning, type BegunRun } from './while-running';

/** Blocks of one statement. */
const BLOCKS = 500;

/**
 * Proves all there is, once a day of the platform: every check that `npm run verify` asks, each in a statement of its
 * own, and what grows without end, blocks and quotes, part by part. What does not fit is kept and alarms, and the proof
 * goes on. It locks nothing and has no transaction: whatever is written and sealed meanwhile goes on.
 * Resolves to how many movements, quotes and audit entries it proved; to null when this day has its proof, or it was
 * stopped.
 */
export async function proveBooks(
  ctx: WatchContext,
  verify: VerifyReads,
  signal?: AbortSignal,
): Promise<number | null> {
  const [begun] = await callSql<BegunRun>(ctx, 'begin_proof_run($1)', ['NIGHTLY']);
  if (!begun) return null;
  const night = { ctx, verify, signal };
  return whileRunning(ctx, begun, async () => {
    let entries = 0;
    for await (const part of parts(night)) {
      if (signal?.aborted) return null;
      entries += part.entries;
      for (const fault of part.faults)
        await noteMismatch(ctx, verify, { ...fault, run: begun.run });
    }
    return entries;
  });
}

async function* parts(night: Night): AsyncGenerator<Proved> {
  yield* wholeChecks(night);
  yield* sealedParts(night);
  yield* quoteParts(night);
}

/** Those that `sealedParts` and `quoteParts` ask part by part, but the one that no part can see. */
const inParts = new Set(Object.keys(proofChecks).filter((check) => check !== STRAY_LEAF));

async function* wholeChecks({ verify }: Night): AsyncGenerator<Proved> {
  for (const [check, sql] of allChecks()) {
    if (inParts.has(check) || QUOTES.has(check)) continue;
    const { rows } = await verify.query<{ subject: string }>(sql);
    yield { entries: 0, faults: rows.map(({ subject }): Fault => ({ check, subject })) };
  }
  const { rows } = await verify.query<{ n: number }>('SELECT count(*)::int AS n FROM verify.audit');
  yield { entries: rows[0]?.n ?? 0, faults: [] };
}

async function* sealedParts({ verify }: Night): AsyncGenerator<Proved> {
  const { rows } = await verify.query<{ newest: number }>(
    'SELECT coalesce(max(number), 0)::int AS newest FROM verify.block',
  );
  const newest = rows[0]?.newest ?? 0;
  for (let after = 0; after < newest; after += BLOCKS) {
    const through = Math.min(newest, after + BLOCKS);
    yield proveSealed(verify, { after: String(after), through: String(through) });
  }
}

async function* quoteParts({ ctx, verify }: Night): AsyncGenerator<Proved> {
  for (const { id: instrumentId } of await allInstruments(ctx, {})) {
    const proved = await proveQuotes(verify, { instrumentId });
    yield { entries: proved.proved, faults: quoteFaults(proved) };
  }
}

const QUOTES = new Set(
  quoteFaults({ proved: 0, broken: '0', missing: '0' }).map(({ check }) => check),
);
