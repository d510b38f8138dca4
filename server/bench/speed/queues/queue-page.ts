import { consoleHeaders, consoleQuery } from '../../rig/desk-client';
import type { BenchServer } from '../bench-server';
import { driveHttp, httpPost } from '../raw-http';

/** Rows of a page of the console. */
export const PAGE = 25;
const CONNECTIONS = 4;

const isFull = (answer: string): boolean => answer.split('"submittedAt"').length === PAGE + 1;

/** Asks for pages of a queue over connections of its own, by the console's document of that name; each has to be full. */
export const queuePages =
  (bench: BenchServer, token: string, name: string, filter: object) => (variables: object) => {
    const query = consoleQuery(name);
    const body = JSON.stringify({ query, variables: { filter, first: PAGE, ...variables } });
    const request = httpPost('/admin/graphql', consoleHeaders(token), body);
    const to = { port: bench.server.port, connections: CONNECTIONS };
    return driveHttp(to, () => request, isFull);
  };
