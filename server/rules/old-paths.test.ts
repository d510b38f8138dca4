import { readdirSync, readFileSync } from 'node:fs';
import { fromRoot } from '../platform/project-root';

const sources = ['client-h5/src', 'client-admin/src'].flatMap((folder) =>
  readdirSync(fromRoot(folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|tsx|graphql)$/.test(file) && !file.endsWith('.generated.ts'))
    .map((file) => `${folder}/${file}`),
);

it('the clients ask /graphql and /files/*, and name no path of the old API', () => {
  const asking = sources.filter((file) => readFileSync(fromRoot(file), 'utf8').includes('/api/'));
  expect(sources.length).toBeGreaterThan(200);
  expect(asking).toEqual([]);
});
