import { ApolloServer, type ApolloServerPlugin, type BaseContext } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { GraphQLFormattedError, GraphQLSchema } from 'graphql';
import { GraphQLError } from 'graphql';
import { isRefusal, type DomainError } from '../platform/domain-error';
import type { Language } from '../../schema/languages';
import { sayRefusal } from '../platform/text/refusal-words';
import { log } from '../platform/log';
import { compilingGateway } from '../graphql/compiled-queries';
import { documentLimits, TOKENS_MAX } from '../graphql/limits';
import { retryAfter } from './retry-after';

const CLIENT_FAULTS = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
]);

/** Who asked, as far as an error needs to know. */
interface Asker {
  readonly locale: Language;
  /** The number that the answer over HTTP carries; a screen shows how it begins. */
  readonly requestId?: string;
}

/** Whose request an error is of. `formatError` is told the error alone, so the request notes it here. */
const askers = new WeakMap<Error, Asker>();

const ofTheirRequest: ApolloServerPlugin<Asker> = {
  requestDidStart: () =>
    Promise.resolve({
      didEncounterErrors: ({ contextValue, errors }) => {
        for (const { originalError } of errors) {
          if (originalError) askers.set(originalError, contextValue);
        }
        return Promise.resolve();
      },
    }),
};

/**
 * A refusal keeps its code, the asker's own fault its message; anything else is masked and logged.
 * Refusals and masked faults are in the language of the request.
 */
export function formatError(
  formatted: GraphQLFormattedError,
  error: unknown,
): GraphQLFormattedError {
  const cause = error instanceof GraphQLError ? error.originalError : error;
  const path = formatted.path ? { path: formatted.path } : {};
  const { locale: language, requestId } = askerOf(cause);
  if (isRefusal(cause)) return { ...path, ...refusalOf(cause, language) };
  const code = formatted.extensions?.code;
  if (typeof code === 'string' && CLIENT_FAULTS.has(code)) {
    return { message: formatted.message, extensions: { code } };
  }
  log.error({ err: cause, path: formatted.path, requestId }, 'graphql fault');
  return {
    ...path,
    message: sayRefusal(language, { code: 'OPERATION_FAILED', figures: {} }),
    extensions: { code: 'OPERATION_FAILED' },
  };
}

const askerOf = (cause: unknown): Asker =>
  (cause instanceof Error ? askers.get(cause) : null) ?? { locale: 'en' };

function refusalOf(refusal: DomainError, language: Language): GraphQLFormattedError {
  const { figures } = refusal;
  const code = refusal.code === 'LOGIN_REQUIRED' ? 'UNAUTHENTICATED' : refusal.code;
  return { message: sayRefusal(language, refusal), extensions: { code, figures } };
}

export interface ApiOptions {
  readonly schema: GraphQLSchema;
  /** Introspection is for practice mode alone. */
  readonly practice: boolean;
}

export async function startApi<C extends BaseContext & Asker>({ schema, practice }: ApiOptions) {
  const { plugins, validationRules } = documentLimits({ practice });
  const server = new ApolloServer<C>({
    gateway: compilingGateway(schema),
    plugins: [
      ...plugins,
      ApolloServerPluginCacheControlDisabled(),
      // It loads scripts of another host, which none of our pages may.
      ApolloServerPluginLandingPageDisabled(),
      retryAfter,
      ofTheirRequest,
    ],
    validationRules,
    parseOptions: { maxLexicalTokens: TOKENS_MAX },
    maxRecursiveSelections: 2_000,
    // The document rules decide whether introspection is answered, here as over sockets.
    introspection: true,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    hideSchemaDetailsFromClientErrors: !practice,
    csrfPrevention: true,
    formatError,
  });
  await server.start();
  return server;
}
