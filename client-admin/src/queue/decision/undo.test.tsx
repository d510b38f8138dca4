import { screen, waitFor } from '@testing-library/react';
import type { Recharge } from '../../resources/recharges/recharge';
import { prepareQueue, press, queue, reference, refusal, times, type } from '../../testing/queue';
import { decided, halfApproved, held, list, waiting } from '../../testing/recharges';

prepareQueue();

const lena = { id: '3', name: 'Lena' };
const done = (name: string, recharge: Recharge) => ({ [name]: { recharge, userErrors: [] } });
const refused = (name: string, code: string, figures = {}) => ({
  [name]: { recharge: null, userErrors: [refusal(code, figures)] },
});
const valueOf = async (field: Promise<HTMLElement>) => ((await field) as HTMLInputElement).value;
const inputOf = (server: ReturnType<typeof queue>, name: string) =>
  server.sent.findLast((one) => one.name === name)?.variables.input;

/** The drawer with a request that was just approved, its undo window open for so long. */
async function approved(answers: Parameters<typeof queue>[0], forMs = 10_000) {
  const after = decided({}, forMs);
  const server = queue(
    {
      Recharge: [{ recharge: held() }, { recharge: after }],
      RechargeApprove: [done('rechargeApprove', after)],
      ...answers,
    },
    held(),
  );
  await screen.findByRole('button', { name: 'Approve' });
  press('a');
  await type(reference(), 'BANK-1');
  press('Enter', { ctrlKey: true });
  expect(await screen.findByText(/^Approved 90\.50/)).toBeTruthy();
  return server;
}

describe('O2: a decision in its undo window', () => {
  it('is undone with U, and its form is open again with its words', async () => {
    const back = held({ version: 4 });
    const server = await approved({
      Recharge: [{ recharge: held() }, { recharge: decided() }, { recharge: back }],
      RechargeUndo: [done('rechargeUndo', back)],
      RechargeHeartbeat: [done('rechargeHeartbeat', held()), done('rechargeHeartbeat', back)],
    });
    press('u');
    await screen.findByRole('form', { name: 'Approve recharge' });
    expect(await valueOf(reference())).toBe('BANK-1');
    expect(inputOf(server, 'RechargeUndo')).toEqual({ id: '7', version: 3 });
    expect(screen.queryByText(/^Approved 90\.50/)).toBeNull();
  });

  it('says until when, and offers nothing but the undo', async () => {
    const server = await approved({ Recharges: [list([waiting()]), list([decided()])] });
    await waitFor(() => {
      // In its row and in the drawer.
      expect(screen.getAllByText(/^Decided, undo until \d\d:\d\d:\d\d$/)).toHaveLength(2);
    });
    expect(await screen.findByText(/You decided this/)).toBeTruthy();
    for (const name of ['Take', 'Approve', 'Refuse', 'Release']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
    press('a');
    press('x');
    expect(screen.queryByRole('form')).toBeNull();
    expect(times(server, 'RechargeRelease')).toBe(0);
  });

  it('is not for others to undo', async () => {
    const by = {
      history: [{ kind: 'REFUSED' as const, at: '', by: lena, note: null, finding: null }],
    };
    const server = queue({}, decided(by));
    expect(await screen.findByText(/Lena decided this/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    press('u');
    expect(await screen.findByText(/no decision of yours to undo/)).toBeTruthy();
    expect(times(server, 'RechargeUndo')).toBe(0);
  });

  it('stands after it, and is not asked for any more', async () => {
    const server = await approved({}, 1_500);
    expect(await screen.findByText(/It stands\./, {}, { timeout: 5_000 })).toBeTruthy();
    press('u');
    expect(await screen.findByText(/the decision stands/)).toBeTruthy();
    expect(times(server, 'RechargeUndo')).toBe(0);
  });

  it('is asked for once its effect should be there, where nothing told of it', async () => {
    const credited = waiting({ state: 'SUCCESS', reviewState: 'SUCCESS', version: 4 });
    const after = decided({}, 500);
    await approved(
      { Recharge: [{ recharge: held() }, { recharge: after }, { recharge: credited }] },
      500,
    );
    expect(await screen.findByText(/the decision takes effect/)).toBeTruthy();
    const effect = await screen.findByText('Approved and credited.', {}, { timeout: 10_000 });
    expect(effect).toBeTruthy();
  });

  it('that the server finds over is said to stand', async () => {
    const server = await approved({ RechargeUndo: [refused('rechargeUndo', 'UNDO_LATE')] });
    press('u');
    expect(await screen.findByText(/the decision stands/)).toBeTruthy();
    expect(times(server, 'RechargeUndo')).toBe(1);
  });
});

describe('what is held', () => {
  it('is put on hold with a note, and not without', async () => {
    const onHold = waiting({ state: 'IN_REVIEW', reviewState: 'ON_HOLD', version: 3 });
    const server = queue(
      {
        Recharge: [{ recharge: held() }, { recharge: onHold }],
        RechargeHold: [done('rechargeHold', onHold)],
      },
      held(),
    );
    await screen.findByRole('button', { name: 'Hold' });
    press('h');
    await screen.findByRole('form', { name: 'Put on hold' });
    press('Enter', { ctrlKey: true });
    expect(await screen.findByText('Please fill in: What it waits for')).toBeTruthy();
    expect(times(server, 'RechargeHold')).toBe(0);
    await type(screen.findByLabelText(/What it waits for/), 'The bank looks for it.');
    press('Enter', { ctrlKey: true });
    expect(await screen.findByText('Put on hold with your note.')).toBeTruthy();
    expect(screen.getAllByText('On hold').length).toBeGreaterThan(1);
    expect(inputOf(server, 'RechargeHold')).toEqual({
      id: '7',
      version: 2,
      note: 'The bank looks for it.',
    });
  });

  it('O2: is sent back with a note where it is the second approval, and is not put on hold', async () => {
    const second = held(halfApproved(lena));
    const back = waiting({ version: 3 });
    const server = queue(
      {
        Recharge: [{ recharge: second }, { recharge: back }],
        RechargeSendBack: [done('rechargeSendBack', back)],
      },
      second,
    );
    await screen.findByRole('button', { name: 'Send back' });
    expect(screen.queryByRole('button', { name: 'Hold' })).toBeNull();
    press('h');
    expect(await screen.findByText(/is not put on hold/)).toBeTruthy();
    press('b');
    await type(screen.findByLabelText(/looked at again/), 'Which account?');
    press('Enter', { ctrlKey: true });
    expect(await screen.findByRole('button', { name: 'Take' })).toBeTruthy();
    expect(inputOf(server, 'RechargeSendBack')).toEqual({
      id: '7',
      version: 2,
      note: 'Which account?',
    });
  });
});

describe('O2: a first approval', () => {
  it('is withdrawn with W by the one who gave it', async () => {
    const mine = waiting({ ...halfApproved({ id: '1', name: 'Ada' }), version: 3 });
    const back = waiting({ version: 4 });
    const server = queue(
      {
        Recharge: [{ recharge: mine }, { recharge: back }],
        RechargeWithdraw: [done('rechargeWithdraw', back)],
      },
      mine,
    );
    await screen.findByRole('button', { name: 'Withdraw my approval' });
    press('w');
    expect(await screen.findByText('Your first approval is withdrawn.')).toBeTruthy();
    expect(inputOf(server, 'RechargeWithdraw')).toEqual({ id: '7', version: 3 });
    expect(await screen.findByRole('button', { name: 'Take' })).toBeTruthy();
  });

  it('of somebody else is not', async () => {
    const server = queue({}, waiting(halfApproved(lena)));
    await screen.findByRole('button', { name: 'Take' });
    press('w');
    press('u');
    expect(await screen.findByText(/no decision of yours to undo/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Withdraw my approval' })).toBeNull();
    expect(times(server, 'RechargeWithdraw')).toBe(0);
  });
});

it('M8: a request that changed is read again, with the words kept, and sent as it is now', async () => {
  const newer = held({ version: 5 });
  const server = queue(
    {
      Recharge: [{ recharge: held() }, { recharge: newer }],
      RechargeHeartbeat: [done('rechargeHeartbeat', held())],
      RechargeApprove: [
        refused('rechargeApprove', 'REQUEST_CHANGED', { state: 'IN_REVIEW' }),
        done('rechargeApprove', decided({ version: 6 })),
      ],
    },
    held(),
  );
  await screen.findByRole('button', { name: 'Approve' });
  press('a');
  await type(reference(), 'BANK-1');
  press('Enter', { ctrlKey: true });
  expect(await screen.findByText(/This request has changed: In review/)).toBeTruthy();
  expect(await valueOf(reference())).toBe('BANK-1');
  await waitFor(() => {
    press('Enter', { ctrlKey: true });
    expect(inputOf(server, 'RechargeApprove')).toMatchObject({
      version: 5,
      bankReference: 'BANK-1',
    });
  });
});
