import type { IncomingMessage } from 'node:http';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import {
  CloseCode,
  makeServer,
  type Context as Connection,
  type Server,
  type ServerOptions,
} from 'graphql-ws';
import {
  apiContext,
  STAFF_COOKIE,
  staffContext,
  userContext,
  type ApiBase,
  type LoadedContext,
} from '../context';
import { endSocket } from '../../graphql/backlog';
import type { OpenSockets, SocketLimits, SocketSession } from './open-sockets';
import { useQuoteFastPath } from '../../modules/market';
import { subscriptionReader, type AskedOverSocket } from './read-subscription';
import { formatError } from '../apollo-server';
import type { Wired } from './socket-wire';

export interface SocketOptions {
  readonly base: ApiBase;
  readonly limits: () => Promise<SocketLimits>;
  readonly userSchema: GraphQLSchema;
  readonly adminSchema: GraphQLSchema;
  readonly addressOf: (request: IncomingMessage) => string;
}

type Params = Readonly<Record<string, unknown>> | undefined;
type Joined = Connection<Record<string, unknown>, Wired>;

/** What a client may come back from after a while, unlike most other codes. */
const TRY_AGAIN_LATER = 1013;
const OPERATION_ID_LENGTH_MAX = 128;

/** Users and visitors: the token is in the first message, because browsers set no header here. */
export function userProtocol(options: SocketOptions, sockets: OpenSockets): Server<Wired> {
  const { base, userSchema, addressOf } = options;
  const quotes = useQuoteFastPath(base.quoteHub, userSchema);
  const contextOf = ({ connectionParams, extra }: Joined) =>
    userContext(base, {
      headers: headersOf(connectionParams),
      address: addressOf(extra.request),
    });
  return protocol(options, sockets, {
    schema: userSchema,
    contextOf,
    subscribe: quotes.subscribe,
    first: (joined, id, asked) => quotes.onSubscribe(joined, id, asked),
    sessionOf: ({ actor }, { connectionParams }) => {
      // The pass of a locked account hears of its appeal, and opens nothing else: each subscription asks for its user.
      // A token that no longer holds must not look signed in: the client asks who it is.
      if (actor) return actor.pass === (actor.lockReason !== null) ? user(actor.sessionId) : ENDED;
      return headersOf(connectionParams).token === undefined ? null : ENDED;
    },
  });
}

/** Staff: the session is in the cookie of the upgrade, nowhere else. */
export function staffProtocol(options: SocketOptions, sockets: OpenSockets): Server<Wired> {
  const { base, adminSchema, addressOf } = options;
  const contextOf = ({ extra: { request } }: Joined) =>
    staffContext(base, { headers: request.headers, address: addressOf(request) });
  return protocol(options, sockets, {
    schema: adminSchema,
    contextOf,
    sessionOf: ({ staff }, { extra }) => {
      if (staff) return { kind: 'staff', id: staff.sessionId, role: staff.role };
      return extra.request.headers.cookie?.includes(`${STAFF_COOKIE}=`) === true ? ENDED : null;
    },
  });
}

const user = (id: string): SocketSession => ({ kind: 'user', id });

/** Somebody came with a session, and it does not hold. */
const ENDED = 'ended';

interface Side {
  readonly schema: GraphQLSchema;
  readonly contextOf: (joined: Joined) => Promise<LoadedContext>;
  /** Null for a visitor. */
  readonly sessionOf: (ctx: LoadedContext, joined: Joined) => SocketSession | typeof ENDED | null;
  readonly subscribe?: ReturnType<typeof useQuoteFastPath>['subscribe'];
  /** Has the first word about what is asked. */
  readonly first?: ReturnType<typeof useQuoteFastPath>['onSubscribe'];
}

function protocol(options: SocketOptions, sockets: OpenSockets, side: Side): Server<Wired> {
  const { base, limits, addressOf } = options;
  const read = subscriptionReader(side.schema, { practice: base.config.mode === 'practice' });
  const { subscribe } = side;
  const hooks: ServerOptions<Record<string, unknown>, Wired> = {
    ...(subscribe ? { subscribe: (args) => subscribe(args) } : {}),
    onConnect: async (joined) => {
      const { socket, request } = joined.extra;
      const session = side.sessionOf(await side.contextOf(joined), joined);
      if (session === ENDED) return false;
      const who = { session, address: addressOf(request), wire: request.socket };
      if (sockets.greet(socket, who, await limits())) return true;
      endSocket(socket, TRY_AGAIN_LATER, 'too many sockets');
      return false;
    },
    onSubscribe: async (joined, id, asked: AskedOverSocket) => {
      // Counted before anything is waited for: those that come together get different counts.
      const count = Object.keys(joined.subscriptions).length;
      if (id.length > OPERATION_ID_LENGTH_MAX) {
        endSocket(joined.extra.socket, CloseCode.BadRequest, 'Invalid message received');
        return [tooMany(0)];
      }
      const { subscriptionsMax } = await limits();
      if (count > subscriptionsMax) return [tooMany(subscriptionsMax)];
      return side.first?.(joined, id, asked) ?? read(asked);
    },
    context: async (joined) => apiContext(await side.contextOf(joined), base.quoteHub),
    onNext: (...[, , , , result]) =>
      result.errors ? { data: result.data ?? null, errors: masked(result.errors) } : undefined,
    onError: (...[, , , errors]) => masked(errors),
  };
  return makeServer(hooks);
}

const tooMany = (most: number): GraphQLError =>
  new GraphQLError(`A socket carries at most ${String(most)} subscriptions.`, {
    extensions: { code: 'BAD_REQUEST' },
  });

/** As over HTTP: a refusal is answered, a fault is masked. */
const masked = (errors: readonly GraphQLError[]) =>
  errors.map((error) => formatError(error.toJSON(), error));

const headersOf = (params: Params) =>
  Object.fromEntries(
    ['token', 'language', 'lang'].flatMap((name) => {
      const value = params?.[name];
      return typeof value === 'string' && value !== '' ? [[name, value]] : [];
    }),
  );
