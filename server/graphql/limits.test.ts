import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, Kind, parse, validate, type DocumentNode } from 'graphql';
import { fromRoot } from '../platform/project-root';
import { documentLimits, TOKENS_MAX } from './limits';

const clients = [
  ['client-h5', 'user'],
  ['client-admin', 'admin'],
] as const;

/** Every operation of a client's documents, each alone with the fragments beside it. */
function operationsOf(client: string): (readonly [name: string, document: DocumentNode])[] {
  const folder = fromRoot(client, 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.graphql'))
    .flatMap((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8');
      const { definitions } = parse(text, { maxLexicalTokens: TOKENS_MAX });
      const fragments = definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
      return definitions
        .filter((one) => one.kind === Kind.OPERATION_DEFINITION)
        .map((one) => {
          const document = { kind: Kind.DOCUMENT, definitions: [one, ...fragments] } as const;
          return [`${client} ${one.name?.value ?? file}`, document] as const;
        });
    });
}

describe.each(clients)('what %s asks', (client, api) => {
  const schema = buildSchema(readFileSync(fromRoot('schema', `${api}.graphql`), 'utf8'));
  const { validationRules } = documentLimits({ practice: true });

  it.each(operationsOf(client))('%s stays within the limits of depth and cost', (_, document) => {
    expect(validate(schema, document, validationRules)).toEqual([]);
  });

  it('and a document that goes deeper than any of ours does not', () => {
    const deep = parse(`{ ${'a { '.repeat(12)} id ${'} '.repeat(12)} }`);
    expect(validate(schema, deep, validationRules).join()).toMatch(/depth/i);
  });
});
