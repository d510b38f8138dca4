import { fireEvent, screen, waitFor } from '@testing-library/react';
import { prepareQueue, press, queue, refusal, times } from '../testing/queue';
import { held, list, waiting } from '../testing/recharges';

const totals = (count: number, more = false) => ({
  rechargeTotals: { count, more, amount: { amount: '181.00', asset: 'USD' as const } },
});

type Server = ReturnType<typeof queue>;

/** What the list was asked for the last time. */
const lastAsked = (server: Server) =>
  server.sent.findLast(({ name }) => name === 'Recharges')?.variables;

prepareQueue();

describe('the list of a queue', () => {
  it('says how many stand under the filter and what they come to', async () => {
    queue({ RechargeTotals: [totals(2)] });
    expect(await screen.findByText('2 requests, 181.00 USD')).toBeTruthy();
  });

  it('does not call what was not counted counted', async () => {
    queue({ RechargeTotals: [totals(100_000, true)] });
    expect(await screen.findByText(/more than 100000 requests/)).toBeTruthy();
  });

  it('asks the server for each filter, list and totals alike', async () => {
    const server = queue({ RechargeTotals: [totals(2)] });
    await screen.findByRole('link', { name: /A7E9H5DA7CCDBF45/ });
    fireEvent.change(screen.getByRole('combobox', { name: 'Flags' }), {
      target: { value: 'DUPLICATE_IMAGE' },
    });
    const filter = { tab: 'TO_REVIEW', flag: 'DUPLICATE_IMAGE' };
    await waitFor(() => {
      expect(lastAsked(server)).toMatchObject({ filter });
    });
    fireEvent.change(screen.getByRole('combobox', { name: 'Waiting' }), {
      target: { value: '240' },
    });
    await waitFor(() => {
      const asked = { filter: { ...filter, olderThanMinutes: 240 } };
      expect(lastAsked(server)).toMatchObject(asked);
      expect(server.sent.findLast(({ name }) => name === 'RechargeTotals')?.variables).toEqual(
        asked,
      );
    });
  });

  it('M5: sends no amount that can be read in two ways', async () => {
    const server = queue({ RechargeTotals: [totals(2)] });
    const field = await screen.findByRole('searchbox', { name: 'From USD' });
    fireEvent.change(field, { target: { value: '9 050' } });
    fireEvent.submit(field);
    await waitFor(() => {
      expect(field.getAttribute('aria-invalid')).toBe('true');
    });
    fireEvent.change(field, { target: { value: '9050' } });
    fireEvent.submit(field);
    await waitFor(() => {
      expect(lastAsked(server)).toMatchObject({ filter: { amountMin: '9050.00' } });
    });
    expect(field.getAttribute('aria-invalid')).toBe('false');
  });

  it('is sorted by the server, by a press on the head of a column', async () => {
    const server = queue({ RechargeTotals: [totals(2)] });
    await screen.findByRole('link', { name: /A7E9H5DA7CCDBF45/ });
    fireEvent.click(await screen.findByRole('button', { name: /Sort by amount/ }));
    await waitFor(() => {
      expect(lastAsked(server)).toMatchObject({ sort: 'AMOUNT', descending: false });
    });
  });

  it('O1: the next one is taken under the filter of the list', async () => {
    const next = held({ id: '8', number: 'B8' });
    const server = queue({
      RechargeTotals: [totals(2)],
      Recharge: [{ recharge: next }],
      RechargeTakeNext: [{ rechargeTakeNext: { recharge: next, userErrors: [] } }],
    });
    await screen.findByRole('link', { name: /A7E9H5DA7CCDBF45/ });
    fireEvent.change(screen.getByRole('combobox', { name: 'Method' }), {
      target: { value: 'BANK' },
    });
    await waitFor(() => {
      expect(lastAsked(server)).toMatchObject({ filter: { method: 'BANK' } });
    });
    press('n');
    expect(await screen.findByRole('heading', { name: 'B8' })).toBeTruthy();
    expect(server.sent.find(({ name }) => name === 'RechargeTakeNext')?.variables).toEqual({
      filter: { method: 'BANK' },
    });
  });

  it('of what is done shows who decided, when, and how long it took', async () => {
    const done = waiting({
      state: 'FAILED',
      decidedAt: '2026-11-20T13:05:00.000Z',
      decidedBy: { id: '3', name: 'Lena' },
      tookMs: '3900000',
    });
    const server = queue({ RechargeTotals: [totals(1)], Recharges: [list([done])] });
    fireEvent.click(await screen.findByRole('tab', { name: /Done/ }));
    expect(await screen.findByText('Lena')).toBeTruthy();
    expect(screen.getByText('1h 05m')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /Sort by took/ }));
    await waitFor(() => {
      expect(lastAsked(server)).toMatchObject({ filter: { tab: 'DONE' }, sort: 'TOOK' });
    });
  });
});

describe('named views', () => {
  const mine = (names: readonly string[]) =>
    names.map((name, n) => ({
      id: String(n + 1),
      name,
      filter: [
        { name: 'tab', value: 'TO_REVIEW' },
        { name: 'flag', value: 'SECOND_APPROVAL' },
      ],
    }));

  it('choose a filter by its name', async () => {
    const server = queue({
      RechargeTotals: [totals(2)],
      RechargeViews: [{ rechargeViews: mine(['Seconds']) }],
    });
    const views = await screen.findByRole('combobox', { name: 'Views' });
    fireEvent.change(views, { target: { value: '1' } });
    await waitFor(() => {
      expect(lastAsked(server)).toMatchObject({
        filter: { tab: 'TO_REVIEW', flag: 'SECOND_APPROVAL' },
      });
    });
    expect(await screen.findByRole('button', { name: 'Forget the view Seconds' })).toBeTruthy();
  });

  it('keep the filter on the screen on the server, and say why not', async () => {
    const server = queue({
      RechargeTotals: [totals(2)],
      RechargeViews: [{ rechargeViews: [] }],
      RechargeViewSave: [
        { rechargeViewSave: { views: null, userErrors: [refusal('VIEWS_FULL')] } },
      ],
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Keep this filter as a view' }));
    const name = await screen.findByRole('textbox', { name: 'Name of the view' });
    fireEvent.change(name, { target: { value: ' All ' } });
    fireEvent.submit(name);
    expect(await screen.findByText('Refused: VIEWS_FULL')).toBeTruthy();
    expect(server.sent.find((one) => one.name === 'RechargeViewSave')?.variables).toEqual({
      input: { name: 'All', filter: [{ name: 'tab', value: 'TO_REVIEW' }] },
    });
  });
});

describe('the views that everybody has', () => {
  const chip = (name: string) => screen.findByRole('button', { name });
  const pressed = async () => {
    const group = await screen.findByRole('group', { name: 'Views for everybody' });
    return [...group.querySelectorAll('[aria-pressed=true]')].map((one) => one.textContent);
  };

  it('stand there where a person has none, and cannot be dropped', async () => {
    queue({ RechargeTotals: [totals(2)], RechargeViews: [{ rechargeViews: [] }] });
    const group = await screen.findByRole('group', { name: 'Views for everybody' });
    expect([...group.querySelectorAll('button')].map((one) => one.textContent)).toEqual([
      ...['Oldest first', 'Over 1,000', 'Flagged'],
    ]);
    expect(screen.queryByRole('button', { name: /^Forget the view/ })).toBeNull();
    expect(await pressed()).toEqual(['Oldest first']);
  });

  it.each([
    ['Over 1,000', { tab: 'TO_REVIEW', amountMin: '1000.01' }],
    ['Flagged', { tab: 'TO_REVIEW', flag: 'FLAGGED' }],
  ])('%s is a filter of the address, marked while it says so', async (name, filter) => {
    const server = queue({ RechargeTotals: [totals(2)], RechargeViews: [{ rechargeViews: [] }] });
    fireEvent.click(await chip(name));
    await waitFor(() => {
      expect(lastAsked(server)).toMatchObject({ filter, sort: 'AGE', descending: false });
    });
    expect(await pressed()).toEqual([name]);
    fireEvent.click(screen.getByRole('tab', { name: /On hold/ }));
    await waitFor(async () => {
      expect(await pressed()).toEqual([]);
    });
  });

  it('put their amount into its field, and take it out again', async () => {
    queue({ RechargeTotals: [totals(2)], RechargeViews: [{ rechargeViews: [] }] });
    const field = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'From USD' });
    fireEvent.click(await chip('Over 1,000'));
    await waitFor(() => {
      expect(field.value).toBe('1000.01');
    });
    fireEvent.click(await chip('Oldest first'));
    await waitFor(() => {
      expect(field.value).toBe('');
    });
  });

  it('are not marked where the list has another order', async () => {
    queue({ RechargeTotals: [totals(2)], RechargeViews: [{ rechargeViews: [] }] });
    fireEvent.click(await screen.findByRole('button', { name: /Sort by amount/ }));
    await waitFor(async () => {
      expect(await pressed()).toEqual([]);
    });
  });
});

describe('M8: leaving one request and taking another', () => {
  it('gives the first back before it takes the second', async () => {
    const server = queue({ RechargeTotals: [totals(2)], RechargeRelease: ['lost'] }, held());
    await screen.findByRole('button', { name: 'Approve' });
    await screen.findByRole('link', { name: /B8/ });
    press('Escape');
    await waitFor(() => {
      expect(screen.queryByRole('region', { name: 'Recharge request' })).toBeNull();
    });
    expect(times(server, 'RechargeRelease')).toBe(1);
    press('j');
    await waitFor(() => {
      expect(document.querySelector('[aria-current=true]')?.getAttribute('data-row')).toBe('8');
    });
    press('c');
    // The drawer opens with what is asked for; the act waits for the one before.
    await waitFor(() => {
      expect(times(server, 'Recharge')).toBeGreaterThan(1);
    });
    expect(times(server, 'RechargeTake')).toBe(0);
  });
});
