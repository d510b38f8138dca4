import 'reflect-metadata';
import { readFileSync, writeFileSync } from 'node:fs';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { theSchemas } from '../http/schemas';
import { fromRoot } from '../platform/project-root';
import { say } from './say';

/** Prints both schemas; with --check only compares them with the committed files. */
async function main(): Promise<void> {
  const { userSchema, adminSchema } = await theSchemas();
  const check = process.argv.includes('--check');
  for (const [name, schema] of Object.entries({ user: userSchema, admin: adminSchema })) {
    const file = fromRoot('schema', `${name}.graphql`);
    const sdl = `${printSchema(lexicographicSortSchema(schema))}\n`;
    if (!check) writeFileSync(file, sdl);
    else if (readFileSync(file, 'utf8') !== sdl) {
      say(`schema/${name}.graphql is stale: run npm run schema`);
      process.exitCode = 1;
    }
  }
}

void main();
