import { readConfig } from '../platform/config';
import { withAppSecret } from '../platform/secrets';
import { Ending } from './ending';
import { openDatabase } from './open-database';
import { complain, explain, say } from './say';

/** Migrates and ends: the configured database, or the embedded one, started for the purpose. */
const ending = new Ending();

openDatabase(withAppSecret(readConfig()), ending)
  .then(() => {
    say('The database is up to date.');
    return ending.end(0);
  })
  .catch((error: unknown) => {
    complain(explain(error));
    return ending.end(1);
  });
