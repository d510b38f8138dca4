import { randomBytes } from 'node:crypto';
import { approveNewest, expect, test } from './fixtures';
import { oldApp } from './old-path';
import { aReceipt, codeFor, PASSWORD } from './people';

test('from registration to a settled result, into a project and out of it, through the old paths alone', async ({
  request,
  staff,
}) => {
  const account = `old${randomBytes(4).toString('hex')}@practice.tarn`;
  const { call, logIn } = oldApp(request);

  await call('login/code', { phone: account });
  const code = await codeFor(request, account);
  const form = { phone: account, password: PASSWORD, password2: PASSWORD, code, top: 'TARN01' };
  expect(await call('login/reg', form)).toMatchObject({ code: 1, err: null });
  const token = await logIn(account, PASSWORD);

  const upload = await request.post('/api/user/uploadfile', {
    headers: { token },
    multipart: { image: { name: 'r.png', mimeType: 'image/png', buffer: await aReceipt() } },
  });
  const screenshot = ((await upload.json()) as { image: string }).image;
  expect(await call('user/dorecharge', { money: '500', type: 'bank', screenshot })).toMatchObject({
    code: 1,
    info: 'Recharge submitted, please wait for approval',
  });

  await approveNewest(staff, '500.00');

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
    data: { commission: '449.50', fee: '50.00', sx_fee: '0.50' },
  });
  const oid = String(order.data.oid);
  await expect
    .poll(async () => (await call(`user/goorder?oid=${oid}`)).data as unknown, { timeout: 45_000 })
    .toBe(1);
  const result = await call(`user/get_this_order?oid=${oid}`);
  const paid = { win: '540.50', loss: '449.50', draw: '500.00', void: '500.00' };
  const outcome = String(result.data.outcome) as keyof typeof paid;
  expect((await call('user/index')).data).toMatchObject({ money: paid[outcome], frozen: '0.00' });

  const plans = (await call('user/yeb_project?status=1')).data as unknown as {
    id: number;
    title: string;
  }[];
  const yebid = String(plans.find(({ title }) => title === 'Harbour 30')?.id ?? '');
  const plan = await call(`user/yuebaoinfo?id=${yebid}&money=100`);
  expect(plan).toMatchObject({ code: 1, data: { userbalance: paid[outcome] } });
  const offered = plan.data as unknown as { terms: { terms_id: number } };
  const terms = String(offered.terms.terms_id);
  const unread = await call('user/yebjoinnow', { yebid, money: '100' });
  expect(unread).toMatchObject({ code: 0, err: 'TERMS_NOT_ACCEPTED', data: { terms_id: terms } });
  const joined = await call('user/yebjoinnow', { yebid, money: '100', terms_id: terms });
  expect(joined).toMatchObject({
    code: 1,
    data: { yebtitle: 'Harbour 30', money: '100.00', state: 'needs_topup', append_money: '200.00' },
  });
  const id = String(joined.data.id);
  expect(await call('user/yebappend', { id, money: '199' })).toMatchObject({ err: 'APPEND_MIN' });
  expect(await call('user/yebappend', { id })).toMatchObject({
    code: 1,
    data: { money: '300.00', state: 'earning', need_append: 0 },
  });
  expect(await call('user/yebkeep', { id, terms_id: terms })).toMatchObject({
    err: 'HOLDING_STATE',
  });
  const running = await call('user/myproject?status=1');
  expect(running.data).toMatchObject({ total: 1, data: [{ id: joined.data.id, money: '300.00' }] });
  expect(await call('user/yebstop', { id, preview: '1' })).toMatchObject({
    data: { principal: '300.00' },
  });
  const left = await call('user/yebstop', { id });
  expect(left).toMatchObject({ code: 1, data: { principal: '300.00', state: 'settled' } });
  const late = await call('user/yebappend', { id, money: '50' });
  expect(late).toMatchObject({ err: 'HOLDING_STATE' });
  const lines = (await call('user/project_orderlist')).data as unknown as {
    data: { type: string; money: string }[];
  };
  // Where a midnight passed meanwhile, the first interest is paid with it.
  expect(lines.data.map(({ type, money }) => [type, money])).toEqual([
    ['settle', String(left.data.paid)],
    ['append', '200.00'],
    ['join', '100.00'],
  ]);
  const cents = (money: unknown): number => Math.round(Number(money) * 100);
  const { money } = (await call('user/index')).data as unknown as { money: string };
  expect(cents(money)).toBe(cents(paid[outcome]) - 30_000 + cents(left.data.paid));
});
