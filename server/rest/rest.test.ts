import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { lockUser } from '../modules/accounts';
import { aSession, graphql, legacy } from '../testing/http';
import { aBankChannel } from '../testing/recharges';
import { withOldOrders } from '../testing/people/old-orders';
import { withServer, withWorld } from '../testing/suite';
import { aStaffMember, aUserWith } from '../testing/world';
import { legacyRoutes } from './index';
import { paths } from './paths';

const world = withWorld();
const server = withServer(world);
const { ann, order, addOrder } = withOldOrders(world, server);
beforeAll(() => aBankChannel(world, {}, 'Bank transfer'));

async function upload(asToken = ann.token, shade = 10) {
  const png = await sharp({
    create: { width: 20, height: 30, channels: 3, background: { r: shade, g: 9, b: 90 } },
  })
    .png()
    .toBuffer();
  const body = new FormData();
  body.append('image', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'receipt.png');
  return legacy(server, { path: 'user/uploadfile', body, token: asToken });
}

describe('the table of paths', () => {
  it('holds 56, and each of them and nothing else is routed', () => {
    expect(paths).toHaveLength(56);
    expect([...paths].sort()).toEqual(legacyRoutes.map(({ path }) => path).sort());
  });

  it('A10: has no path that settles, seals or sets a clock', () => {
    expect(paths.filter((path) => /settle|seal|accrue|clock|quote$/.test(path))).toEqual([]);
  });

  it('answers an unknown path with 404 and an envelope', async () => {
    for (const path of ['nothing/here', 'user/nothing']) {
      expect(await legacy(server, { path })).toMatchObject({ status: 404, code: 0, data: [] });
    }
  });
});

describe('the transport', () => {
  it('A8: refuses to write by GET', async () => {
    for (const { path, method } of legacyRoutes.filter((route) => route.method === 'W')) {
      const answer = await legacy(server, {
        path: `${path}?order_pid=${ann.btc}`,
        token: ann.token,
      });
      expect([path, method, answer.status, answer.err]).toEqual([
        path,
        'W',
        200,
        'METHOD_NOT_ALLOWED',
      ]);
    }
  });

  it.each([
    ['a method of another kind', { method: 'DELETE' }, 405, 'METHOD_NOT_ALLOWED'],
    [
      'unreadable JSON',
      { body: '{"a":', headers: { 'content-type': 'application/json' } },
      400,
      'PARAM_INVALID',
    ],
    [
      'a JSON array',
      { body: '[1]', headers: { 'content-type': 'application/json' } },
      400,
      'PARAM_INVALID',
    ],
    [
      'another content type',
      { body: 'a=1', headers: { 'content-type': 'text/xml' } },
      415,
      'PARAM_INVALID',
    ],
    [
      'too much',
      {
        body: `a=${'x'.repeat(70_000)}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      },
      413,
      'FILE_TOO_LARGE',
    ],
    [
      'a nested value',
      { body: '{"a":{"b":1}}', headers: { 'content-type': 'application/json' } },
      200,
      'PARAM_INVALID',
    ],
    [
      'a name that is none',
      { body: '__proto__=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      200,
      'PARAM_INVALID',
    ],
  ] as const)('%s', async (_, request, status, err) => {
    const answer = await legacy(server, { path: 'login/index', method: 'POST', ...request });
    expect([answer.status, answer.err, answer.code]).toEqual([status, err, 0]);
  });

  it('keeps the text of a JSON number: no amount passes through a float', async () => {
    const answer = await legacy(server, {
      path: 'user/addorder',
      token: ann.token,
      body: `{"order_type":0,"order_pid":${ann.btc},"order_price":100.10,"order_sen":60,"multiple":2}`,
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.data).toMatchObject({ fee: '200.20', sx_fee: '2.00', multiple: 2 });
  });

  it.each([
    ['en', {}, 'Please log in first'],
    ['de', {}, 'Bitte melden Sie sich zuerst an'],
    ['es', {}, 'Inicia sesión primero'],
    ['fr', {}, 'Veuillez d’abord vous connecter'],
    ['hk', {}, '請先登入'],
    ['jp', {}, '先にログインしてください'],
    ['kor', {}, '먼저 로그인해 주십시오'],
    ['th', {}, 'กรุณาเข้าสู่ระบบก่อน'],
    ['zh', {}, '请先登录'],
    ['vi', {}, 'Vui lòng đăng nhập trước'],
    ['zh_TW', {}, '請先登入'],
    ['DE-at', {}, 'Bitte melden Sie sich zuerst an'],
    ['unknown', { lang: 'zh' }, '请先登录'],
    ['unknown', {}, 'Please log in first'],
    ['constructor', {}, 'Please log in first'],
  ])('answers language %s %j in its very words', async (language, headers, words) => {
    const answer = await legacy(server, { path: 'user/index', headers: { language, ...headers } });
    const { code, err, info, msg } = answer;
    expect({ code, err, info, msg }).toEqual({
      code: 401,
      err: 'LOGIN_REQUIRED',
      info: words,
      msg: words,
    });
  });

  it('carries a request id and says no-store on session paths', async () => {
    const { headers } = await legacy(server, { path: 'user/index', token: ann.token });
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe('S2: answers hold exactly these keys', () => {
  const keysOf = (value: unknown) =>
    Object.keys(value as object)
      .sort()
      .join(' ');
  const product =
    'Close Diff DiffRate High Low Open Price UpdateTime change class code decimals demo id img is_deal is_rise isclosetime isopen recommend sort state symbol title';
  const orderKeys =
    'buyprice buytime certificate commission eid endloss endprofit expect fee follow id is_win lossrate multiple oid orderno ostaus ostyle outcome pid ploss ptitle sellprice selltime sx_fee';

  it.each([
    [
      'index/info',
      'app cash_charge cash_day_max cash_end cash_max cash_max_num cash_min cash_start currency demo domain duihuan duihuobi invite_required languages logo_img notice order_amount order_charge order_max order_max_amount order_min recharge_amount recharge_max recharge_min review_hours server_time service support_hours timezone webname',
    ],
    ['index/home', 'ater banner notice product products'],
    ['index/getkdata?pid=BTC', 'items topdata volumes'],
    [
      'index/getprodata?pid=BTC',
      'High Low Open Price close highest lowest now open state title topdata',
    ],
    ['index/goods?id=BTC', 'config info user'],
    [
      'user/index',
      'auth avatar cash_charge chicang clock email frozen id id_type idcard invite isjy lang logintime member mobile money msg name phone ploss pwd_pay_set qiandao time todayploss top total total_profit turnover usdtavg user username wait_money yesterday_balance yesterday_profit yingkui',
    ],
    [
      'user/recharge',
      'duihuan min_recharge payments recharge_amount recharge_max recharge_min reference user',
    ],
    ['user/orderlist', 'current_page data last_page per_page total'],
    ['user/finance', 'current_page data last_page per_page total'],
  ])('%s', async (path, keys) => {
    const { data, code } = await legacy(server, {
      path: path.replace('BTC', ann.btc),
      token: ann.token,
    });
    expect(code).toBe(1);
    expect(keysOf(data)).toBe(keys.split(' ').sort().join(' '));
  });

  it('products, tiers, orders, lines and recharges', async () => {
    const products = await legacy(server, { path: 'index/ajaxdata' });
    expect(keysOf((products.data as unknown as object[])[0])).toBe(
      `${product} Name isdelete`.split(' ').sort().join(' '),
    );
    const tiers = await legacy(server, { path: `index/seconds?pid=${ann.btc}` });
    expect(keysOf((tiers.data as unknown as object[])[0])).toBe(
      'breakeven fee id kuisun max min prices shouyi time',
    );
    const placed = await addOrder(order());
    expect(keysOf(placed.data)).toBe(
      `${orderKeys} order_rand usermoney`.split(' ').sort().join(' '),
    );
    const lines = await legacy(server, { path: 'user/finance', token: ann.token });
    expect(keysOf((lines.data.data as object[])[0])).toBe(
      'balance currency id kind money purse ref seal time time_text title type',
    );
    const { data } = await upload();
    const submitted = await legacy(server, {
      path: 'user/dorecharge',
      token: ann.token,
      form: { money: '200', type: 'bank', screenshot: String(data.path) },
    });
    expect(keysOf(submitted.data)).toBe(
      'class credited id img money name orderid payments_id reaolae reason review_by state status time time2 time2_text time_text turnover type',
    );
  });
});

describe('S4: an upload', () => {
  const send = (content: Buffer | string, name: string) => {
    const body = new FormData();
    const bytes = typeof content === 'string' ? content : new Uint8Array(content);
    body.append('image', new Blob([bytes]), name);
    return legacy(server, { path: 'user/uploadfile', body, token: ann.token });
  };

  it('is written anew: what was hidden in it is gone', async () => {
    const jpeg = await sharp({
      create: { width: 30, height: 30, channels: 3, background: '#336699' },
    })
      .withExif({ IFD0: { Copyright: 'canary-in-exif' } })
      .jpeg()
      .toBuffer();
    const polyglot = Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')]);
    const { data, err } = await send(polyglot, 'x.jpg');
    expect(err).toBeNull();
    const stored = Buffer.from(
      await (await fetch(`${server.url}${String(data.path)}`)).arrayBuffer(),
    );
    expect(stored.includes('canary-in-exif')).toBe(false);
    expect(stored.includes('<script>')).toBe(false);
    expect((await sharp(stored).metadata()).format).toBe('webp');
  });

  it.each([
    [
      'an SVG',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      'FILE_INVALID',
    ],
    ['a page', '<!doctype html><script>alert(1)</script>', 'FILE_INVALID'],
    ['nothing', '', 'FILE_INVALID'],
    ['a program', `\u007fELF${'\0'.repeat(200)}`, 'FILE_INVALID'],
    ['ten megabytes and one byte', Buffer.alloc(10 * 1024 * 1024 + 1, 1), 'FILE_TOO_LARGE'],
  ] as const)('refuses %s', async (_, content, code) => {
    expect((await send(content as string, 'x.png')).err).toBe(code);
  });

  it('refuses a picture of a hundred megapixels in a few kilobytes', async () => {
    const bomb = await sharp({
      create: { width: 10_000, height: 10_000, channels: 3, background: '#fff' },
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect((await send(bomb, 'x.png')).err).toBe('FILE_INVALID');
  });

  it('opens by its signed link alone', async () => {
    const { data } = await upload();
    const link = new URL(`${server.url}${String(data.path)}`);
    const status = async (change: (url: URL) => void) => {
      const url = new URL(link);
      change(url);
      return (await fetch(url)).status;
    };
    expect(await status(() => undefined)).toBe(200);
    expect(await status((url) => (url.search = ''))).toBe(404);
    expect(
      await status((url) => {
        url.searchParams.set('s', 'x'.repeat(43));
      }),
    ).toBe(404);
    expect(
      await status((url) => {
        url.searchParams.set('e', '99999999999');
      }),
    ).toBe(404);
    expect(
      await status((url) => {
        url.searchParams.set('e', '1');
      }),
    ).toBe(404);
  });
});

describe('A2: what belongs to somebody else', () => {
  it('looks missing on every path and field that takes an id', async () => {
    const key = randomUUID();
    const { data } = await addOrder(order(), { 'idempotency-key': key });
    const oid = String(data.id);
    const { data: file } = await upload();
    const { data: recharge } = await legacy(server, {
      path: 'user/dorecharge',
      token: ann.token,
      form: { money: '200', type: 'bank', screenshot: String(file.path) },
    });
    const ben = await aUserWith(world, '5.00');
    const other = await aSession(world, ben.userId);
    for (const path of ['user/goorder', 'user/get_this_order']) {
      expect((await legacy(server, { path: `${path}?oid=${oid}`, token: other })).err).toBe(
        'ORDER_NOT_FOUND',
      );
    }
    const { text } = await graphql(server, {
      token: other,
      query: `{ order(id: "${oid}") { id } recharge(id: "${String(recharge.id)}") { id } orderByKey(idempotencyKey: "${key}") { id } }`,
    });
    expect(text).toBe('{"data":{"order":null,"recharge":null,"orderByKey":null}}\n');
  });

  it('A1: never shows, whatever ids a request carries', async () => {
    const { data } = await addOrder(order());
    const marker = String(data.orderno);
    const ben = await aUserWith(world, '5.00');
    const other = await aSession(world, ben.userId);
    const ids = `uid=${ann.userId}&user_id=${ann.userId}&id=${ann.userId}`;
    for (const { path, session } of legacyRoutes) {
      if (!session) continue;
      const answer = await legacy(server, { path: `${path}?${ids}`, token: other });
      expect(JSON.stringify(answer.data)).not.toContain(marker);
      expect(JSON.stringify(answer.data)).not.toContain('1250.00');
    }
    const me = await legacy(server, { path: `user/index?${ids}`, token: other });
    expect(me.data).toMatchObject({ id: Number(ben.userId), money: '5.00' });
  });
});

it('A3: the next call of a locked user answers 401 on every session path', async () => {
  const { ctx } = await aStaffMember(world, 'SUPPORT');
  await lockUser(ctx, { userId: ann.userId, reason: 'Two people use it.' });
  for (const { path, session, method } of legacyRoutes) {
    if (!session) continue;
    const answer = await legacy(server, {
      path,
      token: ann.token,
      ...(method === 'W' ? { form: {} } : {}),
    });
    expect([path, answer.status, answer.code, answer.err]).toEqual([
      path,
      200,
      401,
      'ACCOUNT_LOCKED',
    ]);
    expect(answer.info).toContain('Two people use it.');
  }
});
