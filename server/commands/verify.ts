import 'reflect-metadata';
import type { Client } from 'pg';
// Every module adds its checks to those of the ledger.
import '../modules';
import { withClient } from '../platform/database/database-exists';
import { readConfig } from '../platform/config';
import { readRunFile } from '../platform/files/run-file';
import { prove } from '../modules/ledger';
import { blockFault } from '../modules/proof';
import { PlainError, runCommand, say, seconds } from './say';
import { readArguments } from './verify/arguments';
import { exportTo, headsIn, verifyCertificate, verifyExport } from './verify/verify-files';

/**
 * Proves a database from outside, with the one role that may only read what is proved; or a certificate, or an export,
 * without any.
 */
runCommand(async () => {
  const asked = readArguments(process.argv.slice(2));
  if (asked.what === 'certificate') await verifyCertificate(asked.file, asked.heads);
  else if (asked.what === 'file') await verifyExport(asked.file, asked.heads);
  else if (asked.what === 'export') await asking((client) => exportTo(client, asked.file));
  else await asking((client) => proveAll(client, asked.heads));
});

/** One connection of the verifier's role. */
function asking(work: (client: Client) => Promise<void>): Promise<void> {
  const { databaseVerifyUrl, dataDir } = readConfig();
  const url = databaseVerifyUrl ?? readRunFile(dataDir)?.verifyUrl;
  if (url === undefined) {
    throw new PlainError(
      `No server runs on ${dataDir}: start one with npm start, or name a database by DATABASE_VERIFY_URL.`,
    );
  }
  return withClient(url, work).catch((error: unknown) => unreachable(error));
}

async function proveAll(client: Client, heads: readonly string[]): Promise<void> {
  let asked: string | null = null;
  const fits = () => {
    if (asked !== null) say(`✓ ${asked}`);
  };
  const begin = (check: string) => {
    fits();
    asked = check;
  };
  const kept = await headsIn(heads);
  const fault = (await prove(client, begin)) ?? (await blockFault(client, kept, begin));
  if (fault) throw new PlainError(`✗ ${fault.check}: ${fault.subject}`);
  fits();
  say(`Everything fits, proved in ${seconds(0)}.`);
}

function unreachable(error: unknown): never {
  const { code = '', message } = error as Error & { readonly code?: string };
  if (!/^(ECONN|28|3D|57P)/.test(code)) throw error;
  throw new PlainError(`The database cannot be asked: ${message}. Does the server still run?`);
}
