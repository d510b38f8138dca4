import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import { createNoopProfiler } from '@graphql-codegen/plugin-helpers';
import { preset } from '@graphql-codegen/near-operation-file-preset';
import * as typedDocumentNode from '@graphql-codegen/typed-document-node';
import * as typescript from '@graphql-codegen/typescript';
import * as typescriptOperations from '@graphql-codegen/typescript-operations';
import { buildSchema, parse, Source } from 'graphql';

const pluginMap = { typescript, typescriptOperations, typedDocumentNode };

const config = {
  useTypeImports: true,
  enumsAsTypes: true,
  documentMode: 'documentNode',
  scalars: { DateTime: 'string', Decimal: 'string' },
};

type Targets = Readonly<Record<string, string>>;

/** Which documents are checked against which schema. */
const targets: Targets = {
  'schema/user.graphql': 'client-h5/src',
  'schema/admin.graphql': 'client-admin/src',
};

/** Writes a `*.generated.ts` beside each `*.graphql` of both clients. `root` is the project's folder. */
export async function generate(root = process.cwd()): Promise<void> {
  for (const [sdl, folder] of Object.entries(targets)) {
    for (const [file, code] of await generated(join(root, sdl), join(root, folder))) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, code);
    }
  }
}

async function generated(sdl: string, folder: string): Promise<[string, string][]> {
  const text = readFileSync(sdl, 'utf8');
  const schemaAst = buildSchema(text);
  const schema = parse(text);
  const documents = documentsIn(folder);
  const types = join(folder, 'graphql.generated.ts');
  const base = await codegen({
    filename: types,
    schema,
    schemaAst,
    documents: [],
    config,
    plugins: [{ typescript: {} }],
    pluginMap,
  });
  const sections = await preset.buildGeneratesSection({
    baseOutputDir: folder,
    schema,
    schemaAst,
    documents,
    config,
    presetConfig: { baseTypesPath: 'graphql.generated.ts', extension: '.generated.ts' },
    plugins: [{ typescriptOperations: {} }, { typedDocumentNode: {} }],
    pluginMap,
    pluginContext: {},
    profiler: createNoopProfiler(),
  });
  const files: [string, string][] = [[types, base]];
  for (const section of sections) files.push([section.filename, await codegen(section)]);
  return files;
}

function documentsIn(folder: string) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.graphql'))
    .sort()
    .map((name) => {
      const location = join(folder, name);
      const rawSDL = readFileSync(location, 'utf8');
      return { location, rawSDL, document: parse(new Source(rawSDL, name)) };
    });
}

if (require.main === module) void generate();
