import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { LineCandidate, RechargeCheck } from '../../resources/recharges/checks/rechargeReads';
import type { Recharge } from '../../resources/recharges/recharge';
import { prepareQueue, press, queue, refusal, times } from '../../testing/queue';
import { decided, held, list, waiting } from '../../testing/recharges';

prepareQueue();

const of = (id: string, own: Partial<Recharge> = {}) => waiting({ id, number: `R${id}`, ...own });
const [r5, r6, r7] = [of('5'), of('6'), of('7')] as const;

const line = (id: string, own: Partial<LineCandidate> = {}): LineCandidate => ({
  amountSame: true,
  referenceFound: true,
  payerLikeness: 100,
  daysApart: 0,
  line: {
    id,
    amount: '90.50',
    bookedOn: '2026-11-20',
    currency: 'USD',
    payerName: 'Mia Tarn',
    remittance: 'QWER2345',
    reference: `BANK-${id}`,
  },
  ...own,
});

const lines = (...all: readonly LineCandidate[][]) =>
  all.map((lineCandidates) => ({ lineCandidates }));

const taken = (...all: readonly Recharge[]) =>
  all.map((recharge) => ({ rechargeTake: { recharge, userErrors: [] } }));

const approved = (id: string) => ({
  rechargeApprove: { recharge: decided({ id, number: `R${id}` }), userErrors: [] },
});

type Answers = Parameters<typeof queue>[0];

/** All that can be ticked is ticked, and asked for. */
async function ask(rows: readonly Recharge[], answers: Answers) {
  const server = queue({
    Recharges: [list(rows)],
    RechargeTotals: [{ rechargeTotals: { count: 0, more: false, amount: null } }],
    RechargeRelease: [{ rechargeRelease: { recharge: of('0'), userErrors: [] } }],
    ...answers,
  });
  fireEvent.click(await screen.findByRole('checkbox', { name: /Choose all/ }));
  press('a');
  return { server, dialog: within(await screen.findByRole('dialog')) };
}

const inputs = (server: ReturnType<typeof queue>, name: string) =>
  server.sent.filter((one) => one.name === name).map(({ variables }) => variables.input);

describe('choosing several', () => {
  it('O2: what has a flag, needs a second person or is in other hands is not ticked', async () => {
    queue({
      Recharges: [
        list([
          r5,
          of('6', { flags: ['DUPLICATE_IMAGE'] }),
          of('7', { secondApprovalNeeded: true }),
          of('8', { takenBy: { id: '3', name: 'Lena' }, state: 'IN_REVIEW' }),
        ]),
      ],
    });
    fireEvent.click(await screen.findByRole('checkbox', { name: /Choose all/ }));
    const bar = await screen.findByRole('region', { name: 'Chosen requests' });
    expect(bar.textContent).toContain('1 chosen · 90.50\u00a0USD');
    for (const id of ['6', '7', '8']) {
      const box = screen.getByRole('checkbox', { name: `Request R${id} is decided alone` });
      expect(box.hasAttribute('disabled')).toBe(true);
    }
    expect(within(bar).queryByRole('button', { name: /Refuse/ })).toBeNull();
    fireEvent.click(within(bar).getByRole('button', { name: 'Clear' }));
    expect(screen.queryByRole('region', { name: 'Chosen requests' })).toBeNull();
  });

  it('goes by the keyboard: J marks, S ticks, A asks', async () => {
    queue({ Recharges: [list([r5, r6])], LineCandidates: lines([line('50')], [line('60')]) });
    await screen.findByRole('checkbox', { name: 'Choose request R5' });
    press('j');
    press('s');
    press('j');
    press('s');
    expect(await screen.findByText(/2 chosen/)).toBeTruthy();
    press('a');
    expect(await screen.findByRole('button', { name: 'Approve 2 · 181.00\u00a0USD' })).toBeTruthy();
  });
});

it('the request that is open comes before those that are ticked', async () => {
  queue({ Recharges: [list([r5, r6])] }, held({ id: '5', number: 'R5' }));
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Choose request R6' }));
  await screen.findByRole('button', { name: 'Approve' });
  press('a');
  expect(await screen.findByRole('form', { name: 'Approve recharge' })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

describe('approving several', () => {
  it('M8: each is taken and approved by itself, by its own line of the bank', async () => {
    const { server, dialog } = await ask([r5, r6], {
      LineCandidates: lines([line('50')], [line('60')]),
      RechargeTake: taken(held({ id: '5' }), held({ id: '6' })),
      RechargeApprove: [approved('5'), approved('6')],
    });
    fireEvent.click(await dialog.findByRole('button', { name: /Approve 2/ }));
    expect(await dialog.findByText('2 approved, 0 not.')).toBeTruthy();
    expect(inputs(server, 'RechargeApprove')).toMatchObject([
      { id: '5', version: 2, bankReference: 'BANK-50', bankLineId: '50', creditedAmount: null },
      { id: '6', version: 2, bankReference: 'BANK-60', bankLineId: '60', creditedAmount: null },
    ]);
    const acts = server.names().filter((name) => /Take|Approve/.test(name));
    expect(acts).toEqual(['RechargeTake', 'RechargeApprove', 'RechargeTake', 'RechargeApprove']);
    const keys = inputs(server, 'RechargeApprove') as { readonly idempotencyKey: string }[];
    expect(new Set(keys.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
  });

  it('O2: none goes without one line that is surely its own, nor with a check that stands out', async () => {
    const amber = { check: 'PAYER', level: 'AMBER', reason: 'PAYER_OTHER' } as RechargeCheck;
    const checked = { ...amber, figures: [], others: [] };
    const young = { ...checked, check: 'ACCOUNT_AGE', reason: 'AGE_NEW' } as RechargeCheck;
    const { server, dialog } = await ask([r5, r6, r7, of('8')], {
      LineCandidates: lines(
        [line('50'), line('51')],
        [line('60', { referenceFound: false }), line('61', { amountSame: false })],
        [line('70')],
        [line('80')],
      ),
      RechargeChecks: [[], [], [checked], [young]].map((rechargeChecks) => ({ rechargeChecks })),
      RechargeTake: taken(held({ id: '8' })),
      RechargeApprove: [approved('8')],
    });
    await dialog.findByText('A check stands out: open it alone.');
    expect(dialog.getAllByText(/No single line of the bank/)).toHaveLength(2);
    fireEvent.click(await dialog.findByRole('button', { name: 'Approve 1 · 90.50\u00a0USD' }));
    expect(await dialog.findByText('1 approved, 0 not.')).toBeTruthy();
    expect(inputs(server, 'RechargeTake')).toMatchObject([{ id: '8' }]);
  });

  it('M8: one line of the bank serves neither of two that name it', async () => {
    const { dialog } = await ask([r5, r6], { LineCandidates: lines([line('50')], [line('50')]) });
    expect(await dialog.findAllByRole('alert')).toHaveLength(2);
    expect(dialog.getByRole('button', { name: /None of them/ }).hasAttribute('disabled')).toBe(
      true,
    );
  });

  it('O2: one that got a flag meanwhile is given back and not sent', async () => {
    const { server, dialog } = await ask([r5, r6], {
      LineCandidates: lines([line('50')], [line('60')]),
      RechargeTake: taken(held({ id: '5', flags: ['SIMILAR_IMAGE'] }), held({ id: '6' })),
      RechargeApprove: [approved('6')],
    });
    fireEvent.click(await dialog.findByRole('button', { name: /Approve 2/ }));
    expect(await dialog.findByText('1 approved, 1 not.')).toBeTruthy();
    expect(dialog.getByText(/It got a flag/)).toBeTruthy();
    expect(inputs(server, 'RechargeApprove')).toMatchObject([{ id: '6' }]);
    expect(inputs(server, 'RechargeRelease')).toMatchObject([{ id: '5' }]);
  });

  it('says of each refusal why, gives the request back and goes on', async () => {
    const { server, dialog } = await ask([r5, r6], {
      LineCandidates: lines([line('50')], [line('60')]),
      RechargeTake: taken(held({ id: '5' }), held({ id: '6' })),
      RechargeApprove: [
        { rechargeApprove: { recharge: null, userErrors: [refusal('BANK_LINE_USED')] } },
        approved('6'),
      ],
    });
    fireEvent.click(await dialog.findByRole('button', { name: /Approve 2/ }));
    expect(await dialog.findByText('1 approved, 1 not.')).toBeTruthy();
    expect(dialog.getByText('Refused: BANK_LINE_USED')).toBeTruthy();
    expect(inputs(server, 'RechargeRelease')).toMatchObject([{ id: '5' }]);
    fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });

  it('stops where the server is silent: the others are not sent', async () => {
    const { server, dialog } = await ask([r5, r6, r7], {
      LineCandidates: lines([line('50')], [line('60')], [line('70')]),
      RechargeTake: taken(held({ id: '5' }), held({ id: '6' })),
      RechargeApprove: [approved('5'), 'unreachable'],
    });
    fireEvent.click(await dialog.findByRole('button', { name: /Approve 3/ }));
    expect(await dialog.findByText('1 approved, 2 not.')).toBeTruthy();
    expect(dialog.getByText(/no clear answer/)).toBeTruthy();
    expect(dialog.getByText('Not sent')).toBeTruthy();
    expect(times(server, 'RechargeTake')).toBe(2);
  });
});
