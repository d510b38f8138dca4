import { execute, parse, type DocumentNode, type GraphQLSchema } from 'graphql';
import type { HomeAnswers, HomeFor, HomeRenderer } from '../../../schema/home-page';
import { apiContext, userContext, type ApiBase } from '../context';

/** Asks this server's own schema what Home shows, as a visitor would: no session is ever in it. */
export function homeAnswers(base: ApiBase, schema: GraphQLSchema, { documents }: HomeRenderer) {
  const parsed = Object.entries(documents).map(([name, text]) => [name, parse(text)] as const);
  return async ({ language }: HomeFor): Promise<HomeAnswers> => {
    const ctx = await userContext(base, { headers: { language }, address: '' });
    const ask = async (document: DocumentNode) => {
      const contextValue = apiContext(ctx, base.quoteHub);
      const { data, errors } = await execute({ schema, document, contextValue });
      if (errors) throw errors[0] ?? new Error('no answer');
      return data;
    };
    const found = await Promise.all(
      parsed.map(async ([name, document]) => [name, await ask(document)] as const),
    );
    return Object.fromEntries(found);
  };
}
