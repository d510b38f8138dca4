import { aPerson } from '../../../testing/people/second-factors';
import { refusalOf } from '../../../testing/recharges';
import { withHelpDesk, withServer, withWorld } from '../../../testing/suite';
import { advance } from '../../../testing/world';
import { readOutbox } from '../../../platform/mail';
import { applyDecisions } from '../../reviews';
import { mailHelpNotices } from '../decision/mail-help-notices';
import { helpOf, helpStateAt } from '../help-requests';
import { requestFundPassword } from '../submit/request-fund-password';
import { chooseFundPassword } from './choose-fund-password';
import { stopHelp } from './stop-help';
import { stopHelpByLink } from './stop-help-by-link';
import { graphql } from '../../../testing/http';

const world = withWorld();
const server = withServer(world);
const desk = withHelpDesk(world);
const DAY = 24 * 3_600;
const WRONG = 'A'.repeat(43);

/** Approved, with the notice in the mailbox. */
async function waiting() {
  const person = await aPerson(world, 'lantern-5');
  const id = await requestFundPassword(person.ctx, { note: 'I forgot it.' });
  await desk.granted(id);
  const state = async () => {
    const row = await helpOf(person.ctx, person.userId, 'FUND_PASSWORD');
    return row && helpStateAt(row, await world.visitor.now());
  };
  return { ...person, id, state, token: await linkOf(person.account) };
}

async function linkOf(account: string): Promise<string> {
  const mails = await readOutbox(world.config, 100);
  const { body = '' } = mails.find(({ to }) => to === account) ?? {};
  return /\/h5\/#\/pages\/login\/stophelp\?token=([\w-]{43})$/.exec(body)?.[1] ?? 'none';
}

const stop = (token: string, address = '10.8.0.1') =>
  refusalOf(stopHelpByLink({ ...world.visitor, address }, token));

describe('The link of a notice', () => {
  it('stops the request without a session, once, and tells its owner', async () => {
    const { token, state, account } = await waiting();
    expect(await state()).toBe('WAITING');
    expect(await stop(token)).toBe('OK');
    expect(await state()).toBe('STOPPED');
    expect(await stop(token)).toBe('HELP_LINK_ENDED');
    const told = (await readOutbox(world.config, 5)).filter(({ to }) => to === account);
    expect(told[0]?.subject).toBe('Request stopped');
    expect(told[0]?.body).not.toContain('token=');
  });

  it('stops it at once only, however often it is pressed', async () => {
    const { token, state } = await waiting();
    const all = await Promise.all(Array.from({ length: 4 }, () => stop(token)));
    expect(all.sort()).toEqual([...Array<string>(3).fill('HELP_LINK_ENDED'), 'OK']);
    expect(await state()).toBe('STOPPED');
  });

  it('works until the request is confirmed, and not after a week', async () => {
    const late = await waiting();
    await advance(world, DAY + 1);
    expect(await late.state()).toBe('READY');
    expect(await stop(late.token)).toBe('OK');

    const done = await waiting();
    await advance(world, DAY + 1);
    const password = 'beacon-9';
    const choice = { loginPassword: 'harbour-7', password, passwordRepeat: password };
    await chooseFundPassword(done.ctx, choice);
    expect([await stop(done.token), await done.state()]).toEqual(['HELP_LINK_ENDED', 'DONE']);

    const old = await waiting();
    await advance(world, 8 * DAY + 1);
    expect([await stop(old.token), await old.state()]).toEqual(['HELP_LINK_ENDED', 'LAPSED']);
  });

  it('is kept as a hash, and a newer mail replaces an older one', async () => {
    const person = await aPerson(world, 'lantern-5');
    const id = await requestFundPassword(person.ctx, { note: 'I forgot it.' });
    await desk.take(desk.lena, id);
    await desk.approve(desk.lena, id);
    await applyDecisions(world.visitor);
    const { owner } = world.sql;
    // The mail goes out, and noting it is cut short.
    await mailHelpNotices(world.visitor);
    const first = await linkOf(person.account);
    await owner.query('UPDATE help_request SET noticed_at = NULL WHERE id = $1', [id]);
    await mailHelpNotices(world.visitor);
    const second = await linkOf(person.account);
    expect(second).not.toBe(first);
    const { rows } = await owner.query<{ row: string }>(
      'SELECT h::text AS row FROM help_request h WHERE id = $1',
      [id],
    );
    expect(rows[0]?.row).not.toContain(second);
    expect([await stop(first), await stop(second)]).toEqual(['HELP_LINK_ENDED', 'OK']);
  });

  it('is not in the mail of a refusal, and nothing waits for a mail that did not go out', async () => {
    const person = await aPerson(world, 'lantern-5');
    const id = await requestFundPassword(person.ctx, { note: 'I forgot it.' });
    await desk.take(desk.lena, id);
    await desk.refuse(desk.lena, id);
    await desk.effect();
    expect(await linkOf(person.account)).toBe('none');

    const other = await aPerson(world, 'lantern-5');
    const request = await requestFundPassword(other.ctx, { note: 'I forgot it.' });
    await desk.take(desk.lena, request);
    await desk.approve(desk.lena, request);
    await applyDecisions(world.visitor);
    await mailHelpNotices({ ...world.visitor, config: { ...world.config, mode: 'live' } });
    const { rows } = await world.sql.owner.query<{ noticed: boolean }>(
      'SELECT noticed_at IS NOT NULL AS noticed FROM help_request WHERE id = $1',
      [request],
    );
    expect(rows[0]?.noticed).toBe(false);
    await stopHelp(other.ctx, request);
  });
});

describe('What somebody would try', () => {
  it('to guess links: they are stopped before long', async () => {
    const answers = new Set<string>();
    for (let n = 0; n < 51; n += 1)
      answers.add(await stop(`${String(n).padStart(2, '0')}${WRONG.slice(2)}`, '10.8.8.8'));
    expect([...answers]).toEqual(['HELP_LINK_ENDED', 'TOO_MANY_REQUESTS']);
  });

  it('to make a link as the server for a request that is over, or not approved', async () => {
    const { token, id, state } = await waiting();
    const { app } = world.sql;
    await app.query(`SELECT keep_stop_link($1, decode(repeat('ab', 32), 'hex'))`, [id]);
    // Its notice has gone out: the link in it stays the one.
    expect([await stop(token), await state()]).toEqual(['OK', 'STOPPED']);
    await expect(app.query(`SELECT stop_review('PASSWORD_REQUEST', 1, 1)`)).rejects.toThrow(
      /permission denied/,
    );
  });

  it('A2: and a mail scanner that opens the page stops nothing; the button asks by POST', async () => {
    const { token, state } = await waiting();
    const query = `mutation S($token: String!) { helpStopByLink(token: $token) { done userErrors { code } } }`;
    const url = `${server.url}/graphql?query=${encodeURIComponent(query)}&variables=${encodeURIComponent(JSON.stringify({ token }))}`;
    const got = await fetch(url, { headers: { 'apollo-require-preflight': '1' } });
    expect(got.ok).toBe(false);
    await fetch(`${server.url}/h5/`);
    expect(await state()).toBe('WAITING');
    const answer = await graphql(server, { query, variables: { token } });
    expect(answer.data).toEqual({ helpStopByLink: { done: true, userErrors: [] } });
    expect(await state()).toBe('STOPPED');
    const again = await graphql(server, { query, variables: { token } });
    expect(again.text).toContain('HELP_LINK_ENDED');
  });
});
