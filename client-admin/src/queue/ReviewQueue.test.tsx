import { fireEvent, screen, waitFor } from '@testing-library/react';
import { LiveSocket } from '../testing/liveSocket';
import {
  prepareQueue,
  press,
  queue,
  reference,
  refusal,
  times,
  totalDialog,
  type,
} from '../testing/queue';
import { held, waiting } from '../testing/recharges';
import type { Recharge } from '../resources/recharges/recharge';

const paid = (recharge: Recharge) => ({ rechargeApprove: { recharge, userErrors: [] } });
const refusedApproval = (code: string) => ({
  rechargeApprove: { recharge: null, userErrors: [refusal(code)] },
});

prepareQueue();

describe('the keys of a queue', () => {
  it('work from anywhere, and the focus follows', async () => {
    queue({ Recharge: [{ recharge: waiting() }] });
    await screen.findByRole('link', { name: /A7E9H5DA7CCDBF45/ });
    press('j');
    await waitFor(() => {
      expect(document.activeElement?.getAttribute('data-row')).toBe('7');
    });
    press('o');
    const drawer = await screen.findByRole('region', { name: 'Recharge request' });
    await waitFor(() => {
      expect(drawer.contains(document.activeElement)).toBe(true);
    });
    press('?');
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy();
  });

  it('go to a field with the slash, and are letters in it', async () => {
    const server = queue({}, waiting());
    await screen.findByRole('button', { name: 'Take' });
    press('/');
    expect(document.activeElement?.getAttribute('type')).toBe('search');
    press('c');
    press('n');
    expect(times(server, 'RechargeTake') + times(server, 'RechargeTakeNext')).toBe(0);
  });

  it('take, once however often they are pressed', async () => {
    const taken = held();
    const server = queue(
      { RechargeTake: [{ rechargeTake: { recharge: taken, userErrors: [] } }] },
      waiting(),
    );
    await screen.findByRole('button', { name: 'Take' });
    press('c');
    press('c', { repeat: true });
    expect(await screen.findByRole('button', { name: 'Approve' })).toBeTruthy();
    expect(times(server, 'RechargeTake')).toBe(1);
    await waitFor(() => {
      expect(document.activeElement).not.toBe(document.body);
    });
  });

  it('choose a ready-made reason by its number, and send it', async () => {
    const done = waiting({ state: 'FAILED', decisionReason: 'x' });
    const server = queue(
      { RechargeRefuse: [{ rechargeRefuse: { recharge: done, userErrors: [] } }] },
      held(),
    );
    await screen.findByRole('button', { name: 'Refuse' });
    press('r');
    await screen.findByRole('form', { name: 'Refuse recharge' });
    press('1');
    press('Enter', { ctrlKey: true });
    await waitFor(() => {
      expect(times(server, 'RechargeRefuse')).toBe(1);
    });
    const { variables } = server.sent.find(({ name }) => name === 'RechargeRefuse') ?? {};
    expect(variables).toMatchObject({
      input: {
        id: '7',
        version: 2,
        reason: expect.stringContaining('have not received') as unknown,
      },
    });
  });
});

describe('what a person chose', () => {
  it('turns the single keys off, and closing stays', async () => {
    const server = queue({}, held(), { 'queue.keys': false });
    await screen.findByRole('button', { name: 'Approve' });
    press('a');
    press('x');
    expect(screen.queryByRole('form', { name: 'Approve recharge' })).toBeNull();
    expect(times(server, 'RechargeRelease')).toBe(0);
    press('Escape');
    await waitFor(() => {
      expect(screen.queryByRole('region', { name: 'Recharge request' })).toBeNull();
    });
  });

  it.each([true, false])('takes the next request after a decision: %s', async (openNext) => {
    const next = held({ id: '8', number: 'B8' });
    const done = waiting({ state: 'SUCCESS' });
    const server = queue(
      {
        Recharge: [{ recharge: held() }, { recharge: openNext ? next : done }],
        RechargeApprove: [paid(done)],
        RechargeTakeNext: [{ rechargeTakeNext: { recharge: next, userErrors: [] } }],
      },
      held(),
      { 'queue.openNext': openNext },
    );
    await screen.findByRole('button', { name: 'Approve' });
    press('a');
    await type(reference(), 'BANK-1');
    press('Enter', { ctrlKey: true });
    if (openNext) expect(await screen.findByRole('heading', { name: 'B8' })).toBeTruthy();
    else expect(await screen.findByText('Approved and credited.')).toBeTruthy();
    expect(times(server, 'RechargeTakeNext')).toBe(openNext ? 1 : 0);
  });
});

describe('M8: an act on what is not held', () => {
  it('is refused in words, and does not come up later', async () => {
    const server = queue(
      { RechargeTake: [{ rechargeTake: { recharge: held(), userErrors: [] } }] },
      waiting(),
    );
    await screen.findByRole('button', { name: 'Take' });
    press('a');
    expect(await screen.findByText(/You do not hold this request/)).toBeTruthy();
    press('c');
    await screen.findByRole('button', { name: 'Approve' });
    expect(screen.queryByRole('form', { name: 'Approve recharge' })).toBeNull();
    expect(times(server, 'RechargeApprove')).toBe(0);
  });
});

describe('a decision', () => {
  it('M7: is sent once, however often it is pressed', async () => {
    const server = queue({ RechargeApprove: ['lost'] }, held());
    await screen.findByRole('button', { name: 'Approve' });
    press('a');
    await type(reference(), 'BANK-1');
    press('Enter', { ctrlKey: true });
    press('Enter', { ctrlKey: true });
    fireEvent.submit(screen.getByRole('form', { name: 'Approve recharge' }));
    await waitFor(() => {
      expect(times(server, 'RechargeApprove')).toBe(1);
    });
  });

  it('H8: that was refused keeps its words', async () => {
    queue({ RechargeApprove: [refusedApproval('REFERENCE_USED')] }, held());
    await screen.findByRole('button', { name: 'Approve' });
    press('a');
    await type(reference(), 'BANK-1');
    press('Enter', { ctrlKey: true });
    expect(await screen.findByText('Refused: REFERENCE_USED')).toBeTruthy();
    expect(((await reference()) as HTMLInputElement).value).toBe('BANK-1');
  });

  it('says on its button what it does, and to whom it goes on', async () => {
    queue({}, held({ secondApprovalNeeded: true }));
    await screen.findByRole('button', { name: 'Approve' });
    press('a');
    expect(await screen.findByRole('button', { name: 'Propose 90.50' })).toBeTruthy();
  });

  it('M5: on another amount is not sent while it can be read in two ways, or was typed once', async () => {
    const server = queue({ RechargeApprove: [paid(waiting({ state: 'SUCCESS' }))] }, held());
    await screen.findByRole('button', { name: 'Approve' });
    press('a');
    await type(reference(), 'BANK-1');
    fireEvent.click(screen.getByRole('checkbox', { name: 'A different amount arrived' }));
    await type(screen.findByLabelText(/Amount that arrived/), '9 050');
    expect(screen.getByText(/9 dollars and 05 cents or 9050 dollars and 00 cents/)).toBeTruthy();
    await type(screen.findByLabelText(/Reason for the correction/), 'Another amount came.');
    press('Enter', { ctrlKey: true });
    await type(screen.findByLabelText(/Amount that arrived/), '9050');
    press('Enter', { ctrlKey: true });
    expect(await screen.findByText('Not the same amount')).toBeTruthy();
    expect(times(server, 'RechargeApprove')).toBe(0);
    await type(screen.findByLabelText(/The same amount again/), '9050.00');
    press('Enter', { ctrlKey: true });
    await totalDialog();
    press('Enter', { ctrlKey: true });
    await waitFor(() => {
      expect(times(server, 'RechargeApprove')).toBe(1);
    });
    const { variables } = server.sent.find(({ name }) => name === 'RechargeApprove') ?? {};
    expect(variables).toMatchObject({
      input: { bankReference: 'BANK-1', creditedAmount: '9050.00' },
    });
  });
});

describe('a lease', () => {
  it('that ends keeps the words and says so, and nothing is sent', async () => {
    const server = queue({ RechargeHeartbeat: ['lost'] }, held({}, 6_000));
    await screen.findByRole('button', { name: 'Approve' });
    press('a');
    await type(reference(), 'BANK-1');
    expect(await screen.findByText(/What you typed is kept/)).toBeTruthy();
    press('Enter', { ctrlKey: true });
    expect(((await reference()) as HTMLInputElement).value).toBe('BANK-1');
    expect(times(server, 'RechargeApprove')).toBe(0);
  });

  it('is given back by closing the request', async () => {
    const server = queue({}, held());
    await screen.findByRole('button', { name: 'Approve' });
    press('Escape');
    await waitFor(() => {
      expect(times(server, 'RechargeRelease')).toBe(1);
    });
    expect(screen.queryByRole('region', { name: 'Recharge request' })).toBeNull();
    expect(document.activeElement).not.toBe(document.body);
  });

  it('is not given back by closing the form, which keeps its words', async () => {
    const server = queue({}, held());
    await screen.findByRole('button', { name: 'Approve' });
    press('a');
    await type(reference(), 'BANK-1');
    press('Escape');
    await screen.findByRole('button', { name: 'Approve' });
    press('a');
    expect(((await reference()) as HTMLInputElement).value).toBe('BANK-1');
    expect(times(server, 'RechargeRelease')).toBe(0);
  });
});

describe('a server that does not answer', () => {
  it('switches off within two seconds what would fail', async () => {
    queue({}, held());
    const approve = await screen.findByRole<HTMLButtonElement>('button', { name: 'Approve' });
    await waitFor(() => {
      expect(approve.disabled).toBe(false);
    });
    LiveSocket.alive = false;
    await waitFor(
      () => {
        expect(approve.disabled).toBe(true);
      },
      { timeout: 2_500 },
    );
    LiveSocket.alive = true;
    await waitFor(
      () => {
        expect(approve.disabled).toBe(false);
      },
      { timeout: 5_000 },
    );
  });
});

it('a request that is not there is said to be missing', async () => {
  queue({ Recharge: [{ recharge: null }] }, waiting({ id: '999' }));
  expect(await screen.findByText('There is no such request', {}, { timeout: 1_000 })).toBeTruthy();
});
