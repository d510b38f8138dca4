import { existsSync, readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { limits } from '../../../schema/limits';
import { withClient } from '../../platform/database/database-exists';
import { pause } from '../../platform/processes';
import { receipt } from '../../seed/receipt';
import { isBusy, isFault, send, type Answer } from '../../testing/asks';
import { tornOff } from '../../testing/raw';
import { openReviewer } from '../rig/reviewer';
import { openTraders } from '../rig/traders';
import type { Rig } from './rig';
import { assertThat, type Row } from './row';
import { underLoad } from './under-load';
import { memoryMb, watchServer } from './unharmed';

const PATH = '/api/user/uploadfile';
const AT_ONCE = 120;
const UNFINISHED = 30;
const GONE = 40;
const BOUNDARY = 'b';

/** So long as a picture may be; what fills the room for pictures, and is never ended. */
const CLAIMED_BYTES = 4 * 1_024 * 1_024;

export const uploads: Row = {
  what: 'uploads: unfinished bodies, bombs, 120 at once, senders that go away, under load',
  async run(rig) {
    const tokens = await uploaders(rig);
    const watch = watchServer(rig);
    const [before, filesBefore] = [memoryMb(rig), await kept(rig)];
    const { result, orders } = await underLoad(rig, 'uploads', async () => {
      const crowd = await atOnce(rig, tokens[0] ?? '');
      let [refused, gone] = [0, 0];
      for (let round = 0; round < rig.dose.rounds; round += 1) {
        const open = await unfinished(rig, tokens[1] ?? '');
        refused += await bombs(rig, tokens[2] ?? '');
        gone += await tornOff(rig.server.url, GONE, (turn) => partOf(tokens[1] ?? '', turn));
        for (const socket of open) socket.resetAndDestroy();
        gone += open.length;
      }
      return { ...crowd, refused, gone };
    });
    await eachRowHasItsFile(rig, filesBefore, result.stored);
    assertThat((await picture(rig, tokens[2] ?? '')).status === 200, 'no picture goes through');
    await watch.assert();
    return {
      count: `${String(rig.dose.rounds)} rounds, ${String(orders())} orders`,
      result:
        `of ${String(AT_ONCE)} at once ${String(result.stored)} kept after ${String(result.busy)} answers of "busy"; ${String(result.refused)} bombs refused, ` +
        `${String(result.gone)} unfinished left nothing; no restart, no fault line, ${String(before)} MB before and ${String(memoryMb(rig))} MB after`,
    };
  },
};

async function uploaders({ addresses, client }: Rig): Promise<string[]> {
  const reviewer = await openReviewer(addresses());
  try {
    const people = await openTraders({ reviewer, client }, 'uploader', [0, 0, 0]);
    return people.map(({ token }) => token);
  } finally {
    await reviewer.close();
  }
}

const form = (content: Buffer): FormData => {
  const body = new FormData();
  body.append('image', new Blob([new Uint8Array(content)]), 'receipt.png');
  return body;
};

const upload = ({ server }: Rig, token: string, content: Buffer): Promise<Answer> =>
  send(server.url, { path: PATH, headers: { token }, body: form(content) });

const picture = async (rig: Rig, token: string) => upload(rig, token, await receipt(3));

/** All of them come at once, and again while they are told that there are too many. */
async function atOnce(rig: Rig, token: string): Promise<{ stored: number; busy: number }> {
  const content = await receipt(1);
  let [stored, busy] = [0, 0];
  const one = async () => {
    for (;;) {
      const answer = await upload(rig, token, content);
      if (!isBusy(answer)) return answer;
      busy += 1;
      await pause(300);
    }
  };
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, one));
  for (const answer of answers) {
    assertThat(!isFault(answer), `a fault: ${String(answer.status)} ${answer.text.slice(0, 200)}`);
    if (answer.text.includes('"err":null')) stored += 1;
    else assertThat(answer.text.includes('UPLOAD_QUOTA'), `refused: ${answer.text.slice(0, 200)}`);
  }
  assertThat(stored === limits.uploadsPerDayMax, `${String(stored)} were kept of a day's quota`);
  return { stored, busy };
}

const head = (token: string, length: number): string =>
  [
    `POST ${PATH} HTTP/1.1`,
    'Host: 127.0.0.1',
    `token: ${token}`,
    `Content-Type: multipart/form-data; boundary=${BOUNDARY}`,
    `Content-Length: ${String(length)}`,
    '',
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n`,
  ].join('\r\n');

const partOf = (token: string, turn: number): Buffer =>
  Buffer.concat([Buffer.from(head(token, CLAIMED_BYTES)), Buffer.alloc(turn * 20_000, turn)]);

/** Bodies that stop in the middle and stay; the caller ends them. */
function unfinished({ server }: Rig, token: string): Promise<Socket[]> {
  const { hostname, port } = new URL(server.url);
  const one = () =>
    new Promise<Socket>((resolve) => {
      const socket = connect(Number.parseInt(port, 10), hostname);
      socket.on('error', () => undefined);
      socket.write(partOf(token, UNFINISHED), () => {
        resolve(socket);
      });
    });
  return Promise.all(Array.from({ length: UNFINISHED }, one));
}

const SIDE = 10_001;
let megapixels: Promise<Buffer> | null = null;

/** A hundred megapixels in a few kilobytes. */
const large = (): Promise<Buffer> =>
  (megapixels ??= sharp({
    create: { width: SIDE, height: SIDE, channels: 3, background: 'white' },
  })
    .png({ palette: true })
    .toBuffer());

/** None of them is a picture, or a small enough one. Resolves to how many were refused. */
async function bombs(rig: Rig, token: string): Promise<number> {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>';
  const contents = [await large(), Buffer.from(svg), gzipSync(Buffer.alloc(20_000_000))];
  const packed = {
    path: PATH,
    headers: {
      token,
      'content-encoding': 'gzip',
      'content-type': 'multipart/form-data; boundary=b',
    },
    body: 'x'.repeat(1_000),
  };
  const answers = [
    ...(await Promise.all(contents.map((content) => upload(rig, token, content)))),
    await send(rig.server.url, packed),
  ];
  for (const answer of answers) {
    const told = `${String(answer.status)} ${answer.text.slice(0, 200)}`;
    assertThat(!isFault(answer), `a fault: ${told}`);
    assertThat(!answer.text.includes('"err":null'), `a bomb was taken: ${told}`);
  }
  return answers.length;
}

interface Kept {
  readonly rows: number;
  readonly files: number;
}

async function kept({ addresses, server }: Rig): Promise<Kept> {
  const folder = path.join(server.dataDir, 'uploads');
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true }).map(String) : [];
  const rows = await withClient(addresses().owner, (owner) =>
    owner.query<{ count: number }>('SELECT count(*)::int AS count FROM tarn.upload'),
  );
  return {
    rows: rows.rows[0]?.count ?? 0,
    files: files.filter((name) => /\.[a-z]+/.test(name)).length,
  };
}

/** Nothing half done stays behind, as a row or as a file. */
async function eachRowHasItsFile(rig: Rig, before: Kept, stored: number): Promise<void> {
  const now = await kept(rig);
  const [rows, files] = [now.rows - before.rows, now.files - before.files];
  assertThat(
    rows === stored,
    `${String(stored)} pictures were told of, ${String(rows)} have a row`,
  );
  assertThat(files === stored, `${String(rows)} rows have ${String(files)} files`);
}
