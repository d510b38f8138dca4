import { startEmbeddedPostgres } from '../platform/postgres/embedded-postgres';

/** A process of its own that starts a database and waits to be killed: `tsx … <dataDir> <password>`. */
const [, , dataDir = '', password = ''] = process.argv;

startEmbeddedPostgres({ dataDir, password }).then(
  ({ pid, port, adopted }) => {
    process.stdout.write(`${JSON.stringify({ pid, port, adopted })}\n`);
    setInterval(() => undefined, 60_000);
  },
  (error: unknown) => {
    process.stderr.write(String(error));
    process.exit(1);
  },
);
