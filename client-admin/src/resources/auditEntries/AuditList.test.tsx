import { fireEvent, screen, within } from '@testing-library/react';
import { answering } from '../../testing/answering';
import { renderConsole } from '../../testing/console';
import { AuditList } from './AuditList';

const HASH = 'ab'.repeat(32);
const entry = {
  id: '12',
  at: '2026-11-20T14:06:09.000Z',
  actor: 'staff/3',
  actorName: 'Lena Park',
  action: 'recharge.approve',
  subject: 'recharge/17',
  subjectName: 'ABCD2345EFGH6789',
  reason: null,
  hidden: false,
  source: '10.0.0.7',
  prev: HASH,
  hash: HASH,
  changes: [
    { field: 'state', shows: 'WORD', before: 'IN_REVIEW', after: null },
    { field: 'amount', shows: 'MONEY', before: null, after: '12076.00' },
  ],
};
const page = (...items: object[]) => ({
  auditEntries: { items, info: { endCursor: null, hasNext: false } },
});

const render = () => renderConsole(<AuditList />, '/auditEntries');

/** The figures of the tab's title are not this screen's. */
const serving = (answers: Parameters<typeof answering>[0]) => answering(answers);

it('an entry reads in names, numbers people know, words and money', async () => {
  serving({ AuditEntries: [page(entry)] });
  render();
  fireEvent.click(await screen.findByRole('button', { name: 'Approved' }));
  expect(screen.getByText('Lena Park')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Recharge ABCD2345EFGH6789' })).toBeTruthy();
  const row = async (name: string) =>
    within((await screen.findByRole('rowheader', { name })).closest('tr') ?? document.body)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(await row('State')).toEqual(['In review', '–']);
  expect(await row('Amount')).toEqual(['–', '12,076.00\u00a0USD']);
});

it('what has no words of its own is never shown as it is written', async () => {
  const strange = {
    ...entry,
    action: 'bank.import',
    subject: 'bankLine/4',
    subjectName: null,
    changes: [{ field: 'lineHash', shows: 'WORD', before: null, after: 'RAW_VALUE' }],
  };
  serving({ AuditEntries: [page(strange)] });
  render();
  fireEvent.click(await screen.findByRole('button', { name: 'Another action' }));
  expect(await screen.findByText('Another value')).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/bank\.import|lineHash|RAW_VALUE|bankLine/);
});

it('a finding that is hidden is said to be hidden', async () => {
  serving({ AuditEntries: [page({ ...entry, hidden: true, changes: [] })] });
  render();
  fireEvent.click(await screen.findByRole('button', { name: 'Approved' }));
  expect(await screen.findByText(/hidden until the second person/)).toBeTruthy();
});

describe('checking the chain', () => {
  const check = (more: object) => ({
    auditCheck: {
      ...{ through: '5000', throughAt: entry.at, head: HASH, broken: null, complete: false },
      ...more,
    },
  });
  const press = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Check the chain' }));
  };

  it('goes on piece by piece and says up to which entry it holds', async () => {
    const { sent } = serving({
      AuditEntries: [page(entry)],
      AuditCheck: [check({}), check({ through: '5012', complete: true })],
    });
    render();
    await press();
    const answer = await screen.findByText(/holds from its first entry up to entry 5,012/);
    expect(answer.textContent).toContain('20 Nov 2026, 14:06:09 UTC');
    expect(
      sent.filter(({ name }) => name === 'AuditCheck').map(({ variables }) => variables),
    ).toEqual([{ after: '0' }, { after: '5000' }]);
  });

  it('names the entry that breaks it', async () => {
    serving({
      AuditEntries: [page(entry)],
      AuditCheck: [check({ through: '7', broken: '8', complete: true })],
    });
    render();
    await press();
    const answer = await screen.findByText(/Entry 8 is altered, missing or out of place/);
    expect(answer.textContent).toContain('up to entry 7');
  });

  it('claims nothing when it did not come to an end', async () => {
    serving({ AuditEntries: [page(entry)], AuditCheck: [check({}), 'unreachable'] });
    render();
    await press();
    expect(await screen.findByText(/did not come to an end/)).toBeTruthy();
    expect(screen.queryByText(/holds/)).toBeNull();
  });
});
