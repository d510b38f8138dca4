import { withClient } from '../platform/database/database-exists';
import { readConfig } from '../platform/config';
import { readRunFile } from '../platform/files/run-file';
import { prove } from '../modules/ledger';
import { PlainError, runCommand, say, seconds } from './say';

/** Proves the running database from outside, with the one role that may only read what is proved. */
runCommand(async () => {
  const { databaseVerifyUrl, dataDir } = readConfig();
  const url = databaseVerifyUrl ?? readRunFile(dataDir)?.verifyUrl;
  if (url === undefined) {
    throw new PlainError(
      `No server runs on ${dataDir}: start one with npm start, or name a database by DATABASE_VERIFY_URL.`,
    );
  }
  let asked: string | null = null;
  const fits = () => {
    if (asked !== null) say(`✓ ${asked}`);
  };
  const fault = await withClient(url, (client) =>
    prove(client, (check) => {
      fits();
      asked = check;
    }),
  ).catch((error: unknown) => unreachable(error));
  if (fault) throw new PlainError(`✗ ${fault.check}: ${fault.subject}`);
  fits();
  say(`Everything fits, proved in ${seconds(0)}.`);
});

function unreachable(error: unknown): never {
  const { code = '', message } = error as Error & { readonly code?: string };
  if (!/^(ECONN|28|3D|57P)/.test(code)) throw error;
  throw new PlainError(`The database cannot be asked: ${message}. Does the server still run?`);
}
