import { readFileSync } from 'node:fs';
import { parse, print, separateOperations } from 'graphql';
import type { ErrorCode } from '../../../schema/errors';
import { fromRoot } from '../../platform/project-root';
import { pause } from '../../platform/processes';
import { isBusy, send, type Answer } from '../../testing/asks';
import { pick } from './load';

const DOCUMENTS = [
  ...[
    'recharges',
    'withdrawals',
    'verifications',
    'help',
    'conversations',
    'articles',
    'proposals',
    'users',
    'auditEntries',
    'campaigns',
    'credits',
    'statementLines',
    'userNotes',
    'userSessions',
  ].map((name) => `resources/${name}/${name}.graphql`),
  'resources/users/overview/timeline.graphql',
  'ui/changes/changes.graphql',
  'lib/desk/dashboard.graphql',
  'lib/desk/standing.graphql',
];

/** What the console itself asks, by the names of its operations. */
const OPERATIONS = separateOperations(
  parse(DOCUMENTS.map((file) => readFileSync(fromRoot('client-admin/src', file), 'utf8')).join('')),
);

export type DeskAct =
  | 'RechargeTakeNext'
  | 'RechargeHeartbeat'
  | 'RechargeApprove'
  | 'RechargeRefuse'
  | 'RechargeUndo';

/** An operation of the console's, as text. */
export function consoleQuery(name: string): string {
  const found = OPERATIONS[name];
  if (!found) throw new Error(`the console asks no ${name}`);
  return print(found);
}

/** As much of a request as is looked at here. */
export interface DeskRequest {
  readonly id: string;
  readonly version: number;
  readonly takenByMe: boolean;
}

export interface DeskAnswer {
  readonly recharge: DeskRequest | null;
  readonly code: ErrorCode | null;
}

export const consoleHeaders = (token: string) => ({
  'content-type': 'application/json',
  'x-tarn-console': '1',
  cookie: `tarn_console=${token}`,
});

const RETRY_MS = 100;

/** The desk of one member of staff, over several servers in turn. */
export interface DeskClient {
  /**
   * Without an answer it is asked again, of the next server, until there is one.
   * @throws Error for an answer that is neither a request nor a refusal of the catalogue
   */
  act(name: DeskAct, variables: object): Promise<DeskAnswer>;
  /** How often it had no answer. */
  readonly unanswered: number;
}

/** `over` tells when to give up. */
export function openDeskClient(
  urls: readonly string[],
  token: string,
  over: () => boolean,
): DeskClient {
  const state = { turn: 0, unanswered: 0 };
  const headers = consoleHeaders(token);
  return {
    get unanswered() {
      return state.unanswered;
    },
    async act(name, variables) {
      const body = JSON.stringify({ query: consoleQuery(name), variables });
      while (!over()) {
        state.turn += 1;
        const ask = { path: '/admin/graphql', headers, body };
        const answer = await send(pick(urls, state.turn), ask).catch(() => null);
        if (answer && !isBusy(answer)) return readAnswer(name, answer);
        if (!answer) state.unanswered += 1;
        await pause(RETRY_MS);
      }
      throw new Error(`${name}: given up`);
    },
  };
}

interface Payload {
  readonly recharge: DeskRequest | null;
  readonly userErrors: readonly { readonly code: ErrorCode }[];
}

function readAnswer(name: string, { status, text }: Answer): DeskAnswer {
  const told = `${name}: ${String(status)} ${text.slice(0, 300)}`;
  if (status !== 200) throw new Error(told);
  const { data, errors } = JSON.parse(text) as {
    readonly data?: Readonly<Record<string, Payload>> | null;
    readonly errors?: unknown;
  };
  const payload = data && Object.values(data)[0];
  if (!payload || errors) throw new Error(told);
  return { recharge: payload.recharge, code: payload.userErrors[0]?.code ?? null };
}
