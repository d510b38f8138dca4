import { readdirSync, readFileSync } from 'node:fs';
import { fromRoot } from '../platform/project-root';

/** Everything that the serving process is made of. The owner's connection is for commands. */
const FOLDERS = ['graphql', 'http', 'modules', 'rest', 'seed'];

const served = [
  'main.ts',
  ...FOLDERS.flatMap((folder) =>
    readdirSync(fromRoot('server', folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => `${folder}/${file}`),
  ),
];

it.each(served)('O5: server/%s knows no connection of the owner', (file) => {
  expect(readFileSync(fromRoot('server', file), 'utf8')).not.toMatch(
    /\b(?:ownerUrl|databaseUrl|DATABASE_URL)\b/,
  );
});
