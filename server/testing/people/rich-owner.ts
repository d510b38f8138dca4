import { randomUUID } from 'node:crypto';
import { usd } from '../../../schema/money';
import { quoteConversion } from '../../modules/conversions';
import { submitRecharge } from '../../modules/recharges';
import { acceptUpload } from '../../modules/uploads';
import { aSession } from '../http';
import { aPicture } from '../files/picture';
import { aBankChannel } from '../recharges';
import { quote, type World } from '../world';
import { anOpenOrder } from './contracts';
import { aTarget, openPayoutDesk } from './withdrawals';

/** Words that stand in one user's private fields and nowhere else. */
export const MARKERS = {
  userName: 'mark.owner.7q',
  email: 'mark-mailbox-7q@test.tarn',
  realName: 'Marka Realname',
  payer: 'Marka Payername',
  remark: 'mark remark 7q',
  account: '6228271828182845904',
  bank: 'Mark Bank 7q',
  branch: 'Mark Branch 7q',
} as const;

/** Somebody with something of every kind, and the ids and links that name it. */
export async function aRichOwner(world: World) {
  const desk = await openPayoutDesk(world);
  await quote(world, '91000.00');
  await quote(world, '1.0003', 'USDT/USD');
  const person = await desk.saver('5000.00', {
    account: MARKERS.account,
    holder: MARKERS.realName,
  });
  const { userId, ctx, target } = person;
  const wallet = await aTarget(world, person, { kind: 'ALIPAY', account: MARKERS.account });
  await world.sql.owner.query('UPDATE app_user SET user_name = $2, email = $3 WHERE id = $1', [
    ...[userId, MARKERS.userName, MARKERS.email],
  ]);
  const channel = await aBankChannel(world);
  const { path } = await acceptUpload(ctx, await aPicture());
  const { resultId: recharge } = await submitRecharge(ctx, {
    ...{ channel, amount: usd(20_000n), screenshot: path, idempotencyKey: randomUUID() },
    ...{ payerName: MARKERS.payer, remark: MARKERS.remark },
  });
  const { path: loose } = await acceptUpload(ctx, await aPicture());
  const withdrawal = await desk.submitted(person, { target });
  const { id: order } = await anOpenOrder(world, person, { dollars: '10.00' });
  const { id: conversion } = await quoteConversion(ctx, { give: usd(1_000n), coin: 'BTC' });
  const token = await aSession(world, userId);
  const ids = [userId, recharge, withdrawal, order, conversion, target, wallet, path, loose];
  return { person, token, names: [...new Set(ids.map(String))] };
}

/** All rows that are this user's, in every table, as one text. */
export async function ownedRows({ sql }: World, userId: string): Promise<string> {
  const { rows: tables } = await sql.owner.query<{ name: string; column: string }>(
    `SELECT quote_ident(c.table_name) AS name,
       CASE c.table_name WHEN 'app_user' THEN 'id' ELSE 'user_id' END AS column
     FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
     WHERE c.table_schema = 'tarn' AND t.table_type = 'BASE TABLE'
       AND (c.column_name = 'user_id' OR c.table_name = 'app_user' AND c.column_name = 'id')
     ORDER BY 1`,
  );
  const parts = tables.map(async ({ name, column }) => {
    const { rows } = await sql.owner.query<{ all: string | null }>(
      `SELECT string_agg(t::text, '|' ORDER BY t::text) AS all FROM ${name} t WHERE ${column} = $1`,
      [userId],
    );
    return `${name}: ${rows[0]?.all ?? ''}`;
  });
  return (await Promise.all(parts)).join('\n');
}
