import { sealedColumns } from '../modules';
import { readConfig } from '../platform/config';
import { withClient } from '../platform/database/database-exists';
import { OWNER_ROLE } from '../platform/database/database-roles';
import { resealColumn } from '../platform/sealed/reseal';
import { withAppSecret, type ConfigWithSecret } from '../platform/secrets';
import { Ending } from './ending';
import { openDatabase } from './open-database';
import { complain, explain, PlainError, say } from './say';

/** Seals with the newest of `DATA_KEYS` what is sealed with another one, and ends. */
const ending = new Ending();
const config = withAppSecret(readConfig());

// What makes a practice world stays shut, whatever MODE says here: a start in practice mode opens it.
openDatabase({ ...config, mode: 'live' }, ending)
  .then(async ({ ownerUrl }) => {
    if (ownerUrl === null) throw new PlainError('Keys are rotated with DATABASE_URL, the owner’s.');
    await rotateAll(ownerUrl, config);
    return ending.end(0);
  })
  .catch((error: unknown) => {
    complain(explain(error));
    return ending.end(1);
  });

async function rotateAll(ownerUrl: string, keys: ConfigWithSecret): Promise<void> {
  await withClient(ownerUrl, async (client) => {
    await client.query(`SET ROLE ${OWNER_ROLE}`);
    for (const one of sealedColumns) {
      const count = await resealColumn(client, keys, one);
      say(`${one.table}.${one.column}: ${String(count)} sealed anew.`);
    }
  });
}
