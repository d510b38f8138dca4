import 'reflect-metadata';
import { readFileSync, writeFileSync } from 'node:fs';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { buildAdminSchema } from '../graphql/admin-schema';
import { buildUserSchema } from '../graphql/user-schema';
import { fromRoot } from '../platform/project-root';
import { say } from './say';

const schemas = { user: buildUserSchema, admin: buildAdminSchema };

/** Prints both schemas; with --check only compares them with the committed files. */
async function main(): Promise<void> {
  const check = process.argv.includes('--check');
  for (const [name, build] of Object.entries(schemas)) {
    const file = fromRoot('schema', `${name}.graphql`);
    const sdl = `${printSchema(lexicographicSortSchema(await build()))}\n`;
    if (!check) writeFileSync(file, sdl);
    else if (readFileSync(file, 'utf8') !== sdl) {
      say(`schema/${name}.graphql is stale: run npm run schema`);
      process.exitCode = 1;
    }
  }
}

void main();
