import sharp from 'sharp';
import { aSession, aStaffSession } from '../testing/http';
import { hostileFiles, hostileNames, isHidden, type HostileFile } from '../testing/files/hostile';
import { aPicture } from '../testing/files/picture';
import { withReviewDesk, withFaultLines, withServer, withWorld } from '../testing/suite';
import { aStaffMember, aUser } from '../testing/world';

const world = withWorld();
const server = withServer(world);
const reviews = withReviewDesk(world);
const faults = withFaultLines();
let files: readonly HostileFile[];
let good: Blob;

interface Told {
  readonly path?: string;
  readonly hash?: string;
  readonly err?: string | null;
  readonly data?: { readonly path?: string; readonly url?: string };
  readonly errors?: readonly { readonly code: string }[];
}

/** Where files of pictures go in, by whom, and under which name of the part. */
interface Door {
  readonly path: string;
  readonly part: string;
  /** What else the form asks for. */
  readonly fields?: () => Readonly<Record<string, string | Blob>>;
  readonly headers: () => Promise<Record<string, string>>;
  /** Where a picture that was kept is seen, if this door says so to its sender alone. */
  readonly kept: (told: Told) => string | undefined;
}

const asUser = async () => ({ token: await aSession(world, (await aUser(world)).userId) });

const doors: readonly Door[] = [
  { path: '/files/upload', part: 'image', headers: asUser, kept: ({ path }) => path },
  { path: '/api/user/uploadfile', part: 'image', headers: asUser, kept: ({ data }) => data?.path },
  {
    path: '/api/user/uploadavatar',
    part: 'avatar',
    headers: asUser,
    kept: ({ data }) => data?.url,
  },
];

const sides = ['card_front', 'card_bank', 'selfie'] as const;

/** Where a picture comes with a request about money or a person: the request falls with it. */
const requests: readonly Door[] = [
  ...(['user/dorecharge', 'user/recharge'] as const).map((path) => ({
    ...{ path: `/api/${path}`, part: 'screenshot', headers: asUser, kept: () => undefined },
    fields: () => ({ type: reviews.channel, money: '200' }),
  })),
  ...sides.map((part) => ({
    ...{ path: '/api/user/certification', part, headers: asUser, kept: () => undefined },
    fields: () => ({
      ...{ name: 'Anna Example', idcard: 'P1234567', id_type: '3' },
      ...Object.fromEntries(sides.filter((side) => side !== part).map((side) => [side, good])),
    }),
  })),
];

const staffDoor: Door = {
  path: '/admin/pictures',
  part: 'image',
  headers: async () => {
    const { staff } = await aStaffMember(world, 'ADMIN');
    const cookie = `tarn_console=${await aStaffSession(world, staff.staffId)}`;
    return { cookie, 'x-tarn-console': '1' };
  },
  kept: ({ hash }) => hash,
};

beforeAll(async () => {
  files = await hostileFiles();
  good = new Blob([new Uint8Array(await aPicture(99))], { type: 'image/png' });
});

async function send(
  { path, part, fields }: Door,
  headers: Record<string, string>,
  file: HostileFile,
) {
  const body = new FormData();
  for (const [field, value] of Object.entries(fields?.() ?? {})) body.append(field, value);
  const name = hostileNames[files.indexOf(file) % hostileNames.length];
  body.append(part, new Blob([new Uint8Array(file.content)], { type: 'image/png' }), name);
  const answer = await fetch(`${server.url}${path}`, { method: 'POST', headers, body });
  const told = JSON.parse(await answer.text()) as Told;
  return { status: answer.status, told, code: told.errors?.[0]?.code ?? told.err ?? null };
}

const TABLES = ['upload', 'staff_picture', 'recharge', 'verification', 'review'];

async function rowsOf(table: string): Promise<number> {
  const { rows } = await world.sql.owner.query<{ n: string }>(`SELECT count(*) AS n FROM ${table}`);
  return Number(rows[0]?.n);
}

const kept = () => Promise.all(TABLES.map(rowsOf));

/** What became of a file that should be refused: `null`, or what is wrong with that. */
async function refused(door: Door, headers: Record<string, string>, file: HostileFile) {
  const { status, code, told } = await send(door, headers, file);
  const wanted = file.expected;
  return code === wanted && status < 500 && door.kept(told) === undefined
    ? null
    : `${file.name}: ${String(status)} ${String(code)}`;
}

describe('S4: files nobody should send', () => {
  it('are seventy and more', () => {
    expect(files.length).toBeGreaterThan(70);
    expect(new Set(files.map(({ name }) => name)).size).toBe(files.length);
    const hiding = files.filter(({ expected }) => expected === 'WRITTEN_ANEW');
    expect(hiding.filter(({ content }) => isHidden(content)).length).toBeGreaterThan(7);
  });

  it.each([...doors, ...requests, staffDoor].map((door) => [door.path, door.part, door] as const))(
    'are refused at %s as %s, leave nothing, and fail nothing',
    async (_path, _part, door) => {
      const headers = await door.headers();
      const before = await kept();
      const wrong: (string | null)[] = [];
      for (const file of files.filter(({ expected }) => expected !== 'WRITTEN_ANEW')) {
        wrong.push(await refused(door, headers, file));
      }
      expect(wrong.filter((one) => one !== null)).toEqual([]);
      expect(await kept()).toEqual(before);
      expect(faults).toEqual([]);
    },
    60_000,
  );

  it.each(doors.map((door) => [door.path, door] as const))(
    'that are pictures are written anew at %s: what they hid is gone',
    async (_path, door) => {
      const headers = await door.headers();
      for (const file of files.filter(({ expected }) => expected === 'WRITTEN_ANEW')) {
        const { code, told } = await send(door, headers, file);
        expect([file.name, code]).toEqual([file.name, null]);
        const seen = await fetch(`${server.url}${door.kept(told) ?? ''}`);
        const kept = Buffer.from(await seen.arrayBuffer());
        const { format, exif, xmp, pages = 1 } = await sharp(kept).metadata();
        expect([file.name, format, exif, xmp, pages]).toEqual([
          ...[file.name, 'webp', undefined, undefined, 1],
        ]);
        expect([file.name, isHidden(kept)]).toEqual([file.name, false]);
      }
    },
    60_000,
  );
});
