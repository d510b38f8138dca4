import { readConfig } from '../platform/config';
import { withClient } from '../platform/database/database-exists';
import { superuserCommands } from '../platform/database/database-roles';
import { withAppSecret } from '../platform/secrets';
import { Ending } from './ending';
import { openDatabase } from './open-database';
import { complain, explain, say } from './say';

/** Migrates and ends: the configured database, or the embedded one, started for the purpose. */
const ending = new Ending();

openDatabase(withAppSecret(readConfig()), ending)
  .then(async ({ ownerUrl }) => {
    if (ownerUrl !== null) await nameWhatIsLeft(ownerUrl);
    say('The database is up to date.');
    return ending.end(0);
  })
  .catch((error: unknown) => {
    complain(explain(error));
    return ending.end(1);
  });

/** Where the owner is no superuser, somebody who is one has to close what PostgreSQL leaves open. */
async function nameWhatIsLeft(ownerUrl: string): Promise<void> {
  const commands = await withClient(ownerUrl, superuserCommands);
  if (commands.length === 0) return;
  say('For a superuser to run on this database:');
  for (const command of commands) say(`  ${command};`);
}
