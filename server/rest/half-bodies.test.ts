import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { exchange } from '../testing/raw';
import { withFaultLines, withServer, withWorld } from '../testing/suite';

const world = withWorld();
const server = withServer(world);
const faults = withFaultLines();

const CHANNEL = 'http.server.request.start';

/** Sends this and hangs up; done once the server is done with it. */
async function halfSent(bytes: string): Promise<void> {
  const closed: Promise<unknown>[] = [];
  const listen = (message: unknown) => {
    closed.push(once((message as { response: ServerResponse }).response, 'close'));
  };
  subscribe(CHANNEL, listen);
  await exchange(server.url, bytes);
  unsubscribe(CHANNEL, listen);
  expect(closed).toHaveLength(1);
  await Promise.all(closed);
  // What is answered to the request is answered behind its end.
  for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
}

it.each([
  ['in chunks', 'application/x-www-form-urlencoded', 'Transfer-Encoding: chunked\r\n\r\n3\r\nabc'],
  ['of a length', 'application/json', 'Content-Length: 500\r\n\r\n{"amount":'],
  ['of files', 'multipart/form-data; boundary=x', 'Content-Length: 500\r\n\r\n--x\r\nContent-Di'],
])('S8: half a body %s from a stranger is no fault in the log', async (_, type, rest) => {
  for (const path of ['user/addorder', 'login/login'])
    await halfSent(`POST /api/${path} HTTP/1.1\r\nHost: tarn\r\nContent-Type: ${type}\r\n${rest}`);
  expect(faults).toEqual([]);
});
