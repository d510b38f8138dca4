import { callSql } from '../../../platform/context';
import { allChecks } from '../../ledger';
import { allInstruments, proveQuotes } from '../../market';
import { proofChecks, STRAY_LEAF } from '../checks';
import type { Night, VerifyReads, WatchContext } from './note-mismatch';
import { quoteFaults, sealedSteps, type Step } from './prove-blocks';
import { takeSteps } from './take-steps';
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
  return whileRunning(ctx, begun, () => takeSteps(night, begun.run, steps(night)));
}

async function* steps(night: Night): AsyncGenerator<Step> {
  yield* wholeChecks(night);
  yield* sealedParts(night);
  yield* quoteParts(night);
}

/** Those that `sealedParts` and `quoteParts` ask part by part, but the one that no part can see. */
const inParts = new Set(Object.keys(proofChecks).filter((check) => check !== STRAY_LEAF));

function* wholeChecks({ verify }: Night): Generator<Step> {
  for (const [check, sql] of allChecks()) {
    if (inParts.has(check) || QUOTES.has(check)) continue;
    yield async () => {
      const { rows } = await verify.query<{ subject: string }>(sql);
      return { entries: 0, faults: rows.map(({ subject }) => ({ check, subject })) };
    };
  }
  yield async () => {
    const count = 'SELECT count(*)::int AS n FROM verify.audit';
    return { entries: (await verify.query<{ n: number }>(count)).rows[0]?.n ?? 0, faults: [] };
  };
}

async function* sealedParts({ verify }: Night): AsyncGenerator<Step> {
  const { rows } = await verify.query<{ newest: number }>(
    'SELECT coalesce(max(number), 0)::int AS newest FROM verify.block',
  );
  const newest = rows[0]?.newest ?? 0;
  for (let after = 0; after < newest; after += BLOCKS) {
    const through = Math.min(newest, after + BLOCKS);
    yield* sealedSteps(verify, { after: String(after), through: String(through) });
  }
}

async function* quoteParts({ ctx, verify }: Night): AsyncGenerator<Step> {
  for (const { id: instrumentId } of await allInstruments(ctx, {})) {
    yield async () => {
      const proved = await proveQuotes(verify, { instrumentId });
      return { entries: proved.proved, faults: quoteFaults(proved) };
    };
  }
}

const QUOTES = new Set(
  quoteFaults({ proved: 0, broken: '0', missing: '0' }).map(({ check }) => check),
);
