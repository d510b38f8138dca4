import { registering } from '../../../testing/people/accounts';
import { aPerson } from '../../../testing/people/second-factors';
import { refusalOf } from '../../../testing/recharges';
import { withHelpDesk, withWorld } from '../../../testing/suite';
import { advance } from '../../../testing/world';
import { readOutbox } from '../../../platform/mail';
import { applyDecisions, reviewSteps, undoDecision } from '../../reviews';
import { freezeAccount, proveFunds } from '../../accounts';
import { helpReviews } from '../decision/help-review';
import { showHelp } from '../api/help.resolver';
import { mailHelpNotices } from '../decision/mail-help-notices';
import { helpOf, helpStateAt } from '../help-requests';
import { requestFundPassword } from '../submit/request-fund-password';
import { chooseFundPassword, type ChooseFundPassword } from './choose-fund-password';
import { stopHelp } from './stop-help';

const world = withWorld();
const desk = withHelpDesk(world);
const DAY = 24 * 3_600;
const OLD = 'lantern-5';
const NEW = 'beacon-9';
const note = 'I wrote it down and lost the paper.';
const choice = {
  loginPassword: registering.password,
  password: NEW,
  passwordRepeat: NEW,
};

async function asked() {
  const person = await aPerson(world, OLD);
  const id = await requestFundPassword(person.ctx, { note });
  const state = async () => {
    const row = await helpOf(person.ctx, person.userId, 'FUND_PASSWORD');
    return row && helpStateAt(row, await world.visitor.now());
  };
  const known = async (password: string) =>
    refusalOf(proveFunds(person.ctx, person.userId, { fundPassword: password }));
  const choose = (more: Partial<ChooseFundPassword> = {}) =>
    refusalOf(chooseFundPassword(person.ctx, { ...choice, ...more }));
  return { ...person, id, state, known, choose };
}

async function granted() {
  const person = await asked();
  await desk.granted(person.id);
  return person;
}

describe('A forgotten fund password', () => {
  it('is chosen anew by its owner, a day after the notice went to the old channel', async () => {
    const person = await asked();
    expect(await person.state()).toBe('UNDER_REVIEW');
    expect(await person.choose()).toBe('REQUEST_NOT_FOUND');
    await desk.granted(person.id);
    expect(await person.state()).toBe('WAITING');
    const mail = (await readOutbox(world.config, 20)).find(({ to }) => to === person.account);
    expect(mail?.subject).toBe('New fund password: approved');
    expect(mail?.body).toMatch(/stop it now/);
    expect(await person.choose()).toBe('HELP_WAITS');
    await advance(world, DAY - 5);
    expect(await person.choose()).toBe('HELP_WAITS');
    expect(await person.known(OLD)).toBe('OK');
    await advance(world, 10);
    expect(await person.state()).toBe('READY');
    expect(await person.choose()).toBe('OK');
    expect([await person.known(NEW), await person.state()]).toEqual(['OK', 'DONE']);
    expect(await person.choose()).toBe('REQUEST_NOT_FOUND');
  });

  it('needs the login password too: a session alone chooses none', async () => {
    const person = await granted();
    await advance(world, DAY + 1);
    expect(await person.choose({ loginPassword: 'harbour-8' })).toBe('PASSWORD_WRONG');
    expect(await person.choose({ passwordRepeat: 'beacon-8' })).toBe('FUND_PASSWORD_MISMATCH');
    expect(await person.known(OLD)).toBe('OK');
  });

  it('stays as it is once its owner stops the request, before the decision, in the day after, or ready', async () => {
    const early = await asked();
    await stopHelp(early.ctx, early.id);
    expect(await early.state()).toBe('STOPPED');
    expect((await desk.find(early.id)).reviewState).toBe('CANCELLED');

    const late = await granted();
    await advance(world, DAY + 1);
    await stopHelp(late.ctx, late.id);
    expect([await late.choose(), await late.state()]).toEqual(['REQUEST_NOT_FOUND', 'STOPPED']);
    expect(await late.known(OLD)).toBe('OK');
  });

  it('leaves the hands and the queue of staff the moment its owner stops it', async () => {
    const held = await asked();
    await desk.take(desk.lena, held.id);
    const heard: string[] = [];
    const off = world.bus.on('passwordRequests', (ids) => heard.push(...ids));
    await stopHelp(held.ctx, held.id);
    while (!heard.includes(`${held.userId}:${held.id}`)) await world.bus.publish('nothing', ['1']);
    off();
    expect(await desk.find(held.id)).toMatchObject({ reviewState: 'CANCELLED', takenBy: null });
    expect(await refusalOf(desk.approve(desk.lena, held.id))).toBe('ALREADY_DECIDED');
    expect(await refusalOf(desk.refuse(desk.lena, held.id))).toBe('ALREADY_DECIDED');
    const steps = await reviewSteps(desk.lena.ctx, 'PASSWORD_REQUEST', held.id);
    expect(steps.at(-1)).toMatchObject({ kind: 'STOPPED', staffId: null });
    const next = await asked();
    await desk.take(desk.lena, next.id);
    await desk.refuse(desk.lena, next.id);
    await desk.effect();
  });

  it('stays where the request was stopped between the decision and its effect: there is none to undo', async () => {
    await world.sql.owner.query(`UPDATE setting SET value = '10' WHERE key = 'undoSeconds'`);
    const person = await asked();
    await desk.take(desk.lena, person.id);
    await desk.approve(desk.lena, person.id);
    await stopHelp(person.ctx, person.id);
    const nothing = { approvedAt: null, readyAt: null, decision: null, steps: null };
    expect(await desk.find(person.id)).toMatchObject({ ...nothing, reviewState: 'CANCELLED' });
    const undo = undoDecision(desk.lena.ctx, helpReviews.PASSWORD_REQUEST, { id: person.id });
    expect(await refusalOf(undo)).toBe('UNDO_LATE');
    await advance(world, 11);
    await desk.effect();
    expect(await desk.find(person.id)).toMatchObject({ ...nothing, reviewState: 'CANCELLED' });
    await advance(world, DAY + 1);
    expect(await person.choose()).toBe('REQUEST_NOT_FOUND');

    // Its window is over and the job has not come by: the review ends as decided, and opens nothing.
    const late = await asked();
    await desk.take(desk.lena, late.id);
    await desk.approve(desk.lena, late.id);
    await advance(world, 11);
    await stopHelp(late.ctx, late.id);
    await desk.effect();
    expect(await desk.find(late.id)).toMatchObject({ readyAt: null, reviewState: 'SUCCESS' });
    await world.sql.owner.query(`UPDATE setting SET value = '0' WHERE key = 'undoSeconds'`);
  });

  it('waits for the notice, however long it takes to go out', async () => {
    const person = await asked();
    await desk.take(desk.lena, person.id);
    await desk.approve(desk.lena, person.id);
    await applyDecisions(world.visitor);
    await advance(world, DAY + 1);
    expect([await person.choose(), await person.state()]).toEqual(['HELP_WAITS', 'WAITING']);
  });

  it('leaves the whole day to stop it after a notice that went out late, and tells when it ends', async () => {
    const person = await asked();
    await desk.take(desk.lena, person.id);
    await desk.approve(desk.lena, person.id);
    await applyDecisions(world.visitor);
    await advance(world, 2 * DAY);
    const shown = async () => {
      const row = await desk.find(person.id);
      const { readyAt } = await showHelp(person.ctx, row);
      const hours = ((readyAt?.getTime() ?? 0) - (await world.visitor.now()).getTime()) / 3_600_000;
      return [helpStateAt(row, await world.visitor.now()), Math.round(hours)];
    };
    expect(await shown()).toEqual(['WAITING', 24]);
    await mailHelpNotices(world.visitor);
    const { readyAt } = await desk.find(person.id);
    const mail = (await readOutbox(world.config, 20)).find(({ to }) => to === person.account);
    const day = { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' } as const;
    expect(mail?.body).toContain(`From ${String(readyAt?.toLocaleDateString('en-US', day))}`);
    expect(await shown()).toEqual(['WAITING', 24]);
    await expect(chooseFundPassword(person.ctx, choice)).rejects.toMatchObject({
      code: 'HELP_WAITS',
      figures: {
        until: expect.stringContaining(readyAt?.toISOString().slice(0, 16) ?? '') as unknown,
      },
    });
    await expect(
      world.sql.owner.query(
        'UPDATE help_request SET completed_at = tarn_now(), closed_at = tarn_now() WHERE id = $1',
        [person.id],
      ),
    ).rejects.toThrow(/confirmed_after_a_day/);
    await advance(world, DAY - 5);
    expect([await person.choose(), await person.state()]).toEqual(['HELP_WAITS', 'WAITING']);
    await advance(world, 10);
    expect([await person.state(), await person.choose()]).toEqual(['READY', 'OK']);
  });

  it('lapses after a week, and a new request is asked for', async () => {
    const person = await granted();
    await advance(world, 8 * DAY + 1);
    expect([await person.choose(), await person.state()]).toEqual(['REQUEST_NOT_FOUND', 'LAPSED']);
    expect(await refusalOf(requestFundPassword(person.ctx, { note }))).toBe('OK');
  });
});

describe('What somebody would try', () => {
  it('to flood the queue: one request is open, and three a day are sent', async () => {
    const person = await asked();
    const again = () => requestFundPassword(person.ctx, { note });
    const at = await Promise.all(Array.from({ length: 5 }, () => refusalOf(again())));
    expect(at).toEqual(Array.from({ length: 5 }, () => 'HELP_OPEN'));
    await stopHelp(person.ctx, person.id);
    await stopHelp(person.ctx, await again());
    await stopHelp(person.ctx, await again());
    expect(await refusalOf(again())).toBe('TOO_MANY_REQUESTS');
    await advance(world, DAY + 1);
    expect(await refusalOf(again())).toBe('OK');
  });

  it('to stop somebody else’s request', async () => {
    const person = await asked();
    const other = await aPerson(world, OLD);
    expect(await refusalOf(stopHelp(other.ctx, person.id))).toBe('REQUEST_NOT_FOUND');
    expect(await person.state()).toBe('UNDER_REVIEW');
  });

  it('to choose by somebody else’s approval, or for a frozen account', async () => {
    const person = await granted();
    const other = await aPerson(world, OLD);
    await advance(world, DAY + 1);
    expect(await refusalOf(chooseFundPassword(other.ctx, choice))).toBe('REQUEST_NOT_FOUND');
    await freezeAccount(person.ctx);
    expect(await person.choose()).toBe('ACCOUNT_LOCKED');
  });

  it('to ask without a fund password, or without a word', async () => {
    const person = await aPerson(world);
    expect(await refusalOf(requestFundPassword(person.ctx, { note }))).toBe(
      'FUND_PASSWORD_NOT_SET',
    );
    expect(await refusalOf(requestFundPassword(person.ctx, { note: '  ' }))).toBe(
      'FORM_INCOMPLETE',
    );
  });

  it('by SQL as the server: to be ready early, to write the row, to set a password', async () => {
    const person = await granted();
    const { app, owner } = world.sql;
    const set = await app.query<{ status: string }>(
      'SELECT status FROM choose_fund_password($1, $2)',
      [person.userId, 'hash'],
    );
    expect(set.rows[0]?.status).toBe('HELP_WAITS');
    for (const call of [`put_fund_password(${person.userId}, 'x')`, 'tell_help(1, NULL)']) {
      await expect(app.query(`SELECT ${call}`)).rejects.toThrow(/permission denied/);
    }
    await expect(
      app.query('UPDATE help_request SET ready_at = tarn_now() WHERE id = $1', [person.id]),
    ).rejects.toThrow(/permission denied/);
    await expect(
      owner.query('UPDATE help_request SET ready_at = tarn_now() WHERE id = $1', [person.id]),
    ).rejects.toThrow(/follows its decision|a_day/);
    await expect(
      owner.query(
        'UPDATE help_request SET completed_at = tarn_now(), closed_at = tarn_now() WHERE id = $1',
        [person.id],
      ),
    ).rejects.toThrow(/confirmed_after_a_day/);
  });
});
