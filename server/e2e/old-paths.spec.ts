import { randomBytes } from 'node:crypto';
import { approveNewest, expect, test } from './fixtures';
import { aReceipt, codeFor, PASSWORD } from './people';

test('from registration to a settled result through the old paths alone', async ({
  request,
  staff,
}) => {
  const account = `old${randomBytes(4).toString('hex')}@practice.tarn`;
  interface Envelope {
    readonly code: number;
    readonly info: string;
    readonly err: string | null;
    readonly data: Record<string, never>;
  }
  let token = '';
  const call = async (path: string, form?: Record<string, string>): Promise<Envelope> => {
    const headers = token ? { token } : {};
    const response = form
      ? await request.post(`/api/${path}`, { form, headers })
      : await request.get(`/api/${path}`, { headers });
    return (await response.json()) as Envelope;
  };

  await call('login/code', { phone: account });
  const code = await codeFor(request, account);
  const form = { phone: account, password: PASSWORD, password2: PASSWORD, code, top: 'TARN01' };
  expect(await call('login/reg', form)).toMatchObject({ code: 1, err: null });
  const login = await call('login/index', { phone: account, password: PASSWORD });
  token = String(login.data.token);

  const upload = await request.post('/api/user/uploadfile', {
    headers: { token },
    multipart: { image: { name: 'r.png', mimeType: 'image/png', buffer: await aReceipt() } },
  });
  const screenshot = ((await upload.json()) as { image: string }).image;
  expect(await call('user/dorecharge', { money: '200', type: 'bank', screenshot })).toMatchObject({
    code: 1,
    info: 'Recharge submitted, please wait for approval',
  });

  await approveNewest(staff, '200.00');

  const products = (await call('index/ajaxdata?class=crypto')).data as unknown as {
    id: number;
    is_deal: number;
  }[];
  const pid = String(products.find(({ is_deal }) => is_deal === 1)?.id ?? '');
  const order = await call('user/addorder', {
    order_type: '0',
    order_pid: pid,
    order_price: '50',
    order_sen: '30',
  });
  expect(order).toMatchObject({
    code: 1,
    data: { commission: '149.50', fee: '50.00', sx_fee: '0.50' },
  });
  const oid = String(order.data.oid);
  await expect
    .poll(async () => (await call(`user/goorder?oid=${oid}`)).data as unknown, { timeout: 45_000 })
    .toBe(1);
  const result = await call(`user/get_this_order?oid=${oid}`);
  const paid = { win: '240.50', loss: '149.50', draw: '200.00', void: '200.00' };
  const outcome = String(result.data.outcome) as keyof typeof paid;
  expect((await call('user/index')).data).toMatchObject({ money: paid[outcome], frozen: '0.00' });
});
