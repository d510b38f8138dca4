import { execute, parse, type GraphQLSchema } from 'graphql';
import type { LoadedContext } from '../context';
import { ownParts } from './parts';
import { partOf, type Part } from './selection';

/** What a document's `all` is for whoever this is, given its variables. */
export type Ask = (document: string, variables: object) => Promise<unknown>;

/** Rows a page; what is made is never more than a page ahead of its reader. */
const PAGE = 50;

/** Asks a schema as the person of this context. @throws what its first resolver that failed threw */
export function asking(schema: GraphQLSchema, contextOf: () => LoadedContext): Ask {
  const parsed = new Map<string, ReturnType<typeof parse>>();
  return async (text, variableValues) => {
    const document = parsed.get(text) ?? parse(text);
    parsed.set(text, document);
    // Each page reads anew: what a loader has read is kept for one question.
    const contextValue = contextOf();
    const { data, errors } = await execute({
      ...{ schema, document, contextValue },
      variableValues: { ...variableValues },
    });
    const [fault] = errors ?? [];
    if (fault) throw fault.originalError ?? fault;
    return data?.all ?? null;
  };
}

interface Page {
  readonly entries: readonly (object & { readonly node?: unknown })[];
  readonly end: { readonly cursor: string | null; readonly more: boolean };
}

/** All entries of a list, a page at a time. */
async function* pagesOf(ask: Ask, { document }: Part, of: object = {}): AsyncGenerator<unknown[]> {
  let after: string | null = null;
  do {
    const { entries, end } = (await ask(document, { ...of, first: PAGE, after })) as Page;
    yield entries.map((entry) => entry.node ?? entry);
    after = end.more ? end.cursor : null;
  } while (after !== null);
}

/** Entries as JSON, a piece each: `[`, then one after the other, then `]`. */
async function* listed(
  pages: AsyncIterable<readonly unknown[]>,
  told: (entry: unknown) => AsyncIterable<string>,
): AsyncGenerator<string> {
  let before = '[';
  for await (const page of pages) {
    for (const entry of page) {
      yield `${before}\n`;
      yield* told(entry);
      before = ',';
    }
  }
  yield before === '[' ? '[]' : ']';
}

async function* plainly(entry: unknown): AsyncGenerator<string> {
  yield await Promise.resolve(JSON.stringify(entry));
}

/** A conversation with all that was said in it, which may be more than a server should hold at once. */
const withMessages = (ask: Ask, messages: Part) =>
  async function* told(talk: unknown): AsyncGenerator<string> {
    const { id } = talk as { readonly id: string };
    yield `${JSON.stringify(talk).slice(0, -1)},"messages":`;
    yield* listed(pagesOf(ask, messages, { id }), plainly);
    yield '}';
  };

/**
 * All that the app shows a person of their own, as one object of JSON, in parts: what one query of the app answers
 * stands under its name, lists whole. Times are UTC, amounts decimals of their currency.
 *
 * @throws what a query refuses, amid the parts
 */
export async function* ownData(
  schema: GraphQLSchema,
  ask: Ask,
  madeAt: Date,
): AsyncGenerator<string> {
  const talks = withMessages(ask, partOf(schema, 'chatMessages'));
  yield `{\n"madeAt": ${JSON.stringify(madeAt)}`;
  for (const part of ownParts.map((name) => partOf(schema, name))) {
    yield `,\n${JSON.stringify(part.name)}: `;
    if (!part.list) {
      yield JSON.stringify(await ask(part.document, {}));
      continue;
    }
    yield* listed(pagesOf(ask, part), part.name === 'conversations' ? talks : plainly);
  }
  yield '\n}\n';
}
