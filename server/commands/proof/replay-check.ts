import { replay } from '../../bench/replay/replay';
import { readTape } from '../../bench/replay/tape';
import { ADMIN_URL_VARIABLE } from '../../testing/database';
import { startTestServer } from '../../testing/test-server';
import { PlainError, runCommand, say, seconds } from '../say';

const CONTRACTS = 5_000;

/** `npm run replay:check -- FILE`: contracts on a recorded market, in two runs, against the file alone. */
runCommand(async () => {
  const [file] = process.argv.slice(2);
  if (file === undefined) throw new PlainError('npm run replay:check -- FILE');
  const trades = readTape(file);
  const server = await startTestServer();
  process.env[ADMIN_URL_VARIABLE] = server.adminUrl;
  try {
    for (const settle of ['at once', 'late'] as const) {
      const { contracts, byOutcome } = await replay({ trades, contracts: CONTRACTS, settle });
      const told = Object.entries(byOutcome).map(([outcome, n]) => `${String(n)} ${outcome}`);
      say(
        `✓ settled ${settle}: ${String(contracts)} contracts on ${String(trades.length)} trades come to what the file says: ${told.join(', ')}`,
      );
    }
  } finally {
    await server.stop();
  }
  say(`Checked in ${seconds(0)}.`);
});
