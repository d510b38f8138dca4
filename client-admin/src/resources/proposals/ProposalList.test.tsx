import { fireEvent, screen, within } from '@testing-library/react';
import { languages } from '../../../../schema/languages';
import { answering } from '../../testing/answering';
import { renderConsole } from '../../testing/console';
import { ProposalList } from './ProposalList';

const proposal = {
  ...{ id: '7', number: 'ABCD2345EFGH6789', kind: 'STAFF_ROLE', state: 'OPEN', own: false },
  ...{ subject: 'staff/4', subjectName: 'Lena Park', reason: 'Leads the desk now' },
  changes: [{ field: 'role', shows: 'WORD', before: 'SUPPORT', after: 'ADMIN' }],
  proposedBy: { id: '1', name: 'Ada' },
  ...{ proposedAt: '2026-11-20T14:06:09.000Z', lapsesAt: '2026-11-27T14:06:09.000Z' },
  ...{ closedBy: null, closedAt: null, closingReason: null },
};
const page = (...items: object[]) => ({
  proposals: { items, info: { endCursor: null, hasNext: false } },
});
const REFUSED = {
  code: 'PROPOSAL_OUTDATED',
  message: 'This has changed since it was proposed',
  field: null,
};

function open(answers: Parameters<typeof answering>[0], shown: object = proposal) {
  const served = answering({ Proposals: [page(shown)], ...answers });
  renderConsole(<ProposalList />, '/proposals');
  return served;
}
const unfold = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Role of staff' }));
};
const press = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
};
const acts = (names: readonly string[]) =>
  names.filter((name) => !['Dashboard', 'Proposals'].includes(name));

it('before and after are read, and confirming twice sends once', async () => {
  const { names, sent } = open({ ProposalConfirm: ['lost'] });
  await unfold();
  const dialog = await press('Confirm');
  expect(dialog.getByText('Staff: Lena Park')).toBeTruthy();
  const row = dialog.getByRole('rowheader', { name: 'Role' }).closest('tr') ?? document.body;
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['Customer service', 'Administrator']);
  const confirm = dialog.getByRole('button', { name: 'Confirm' });
  fireEvent.click(confirm);
  fireEvent.click(confirm);
  await screen.findByRole('progressbar');
  expect(acts(names())).toEqual(['ProposalConfirm']);
  expect(sent.find(({ name }) => name === 'ProposalConfirm')?.variables).toEqual({ id: '7' });
});

it('what has changed since is said in the dialog', async () => {
  open({ ProposalConfirm: [{ proposalConfirm: { proposal: null, userErrors: [REFUSED] } }] });
  await unfold();
  const dialog = await press('Confirm');
  fireEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect((await dialog.findByRole('alert')).textContent).toBe(REFUSED.message);
});

it('is not refused without a reason', async () => {
  const { names } = open({});
  await unfold();
  const dialog = await press('Refuse');
  fireEvent.click(dialog.getByRole('button', { name: 'Refuse' }));
  expect(await dialog.findByText(/Please fill in|fill in/i)).toBeTruthy();
  expect(acts(names())).toEqual([]);
});

it('one’s own can be withdrawn and not confirmed', async () => {
  open({}, { ...proposal, own: true });
  await unfold();
  expect(await screen.findByRole('button', { name: 'Withdraw' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
});

it('a message to many people is read as it will be sent, with whom it reaches, before it is confirmed', async () => {
  const broadcastProposed = {
    ...{ id: '7', kind: 'PROMOTION', audience: 'LANGUAGE', language: 'kor', people: 1_204 },
    texts: languages.map((language) => ({
      ...{ language, title: `Winter ${language}`, body: '<p>Hello</p>' },
    })),
  };
  const broadcast = { ...proposal, kind: 'BROADCAST', subject: 'broadcast/new' };
  open({ BroadcastProposed: [{ broadcastProposed }, { broadcastProposed }] }, broadcast);
  fireEvent.click(await screen.findByRole('button', { name: 'Message to many people' }));
  expect(await screen.findByText('Readers of 한국어')).toBeTruthy();
  expect(screen.queryByRole('rowheader')).toBeNull();
  const dialog = await press('Confirm');
  expect(await dialog.findByText('1,204')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: '한국어' }));
  expect(dialog.getByText('Winter kor')).toBeTruthy();
});

describe('a text that people accept', () => {
  const legal = {
    ...{ ...proposal, kind: 'LEGAL_TEXT', subject: 'article/3', subjectName: 'Agreement' },
    changes: [{ field: 'version', shows: 'COUNT', before: '1', after: '3' }],
  };
  const version = (number: number) => ({
    ...{ __typename: 'ArticleVersion', id: `3/${String(number)}`, version: number },
    texts: languages.map((language) => ({
      ...{
        language,
        title: 'Agreement',
        summary: '',
        body: `<p>Words of version ${String(number)}</p>`,
      },
    })),
    ...{ picture: null, link: null, weight: 0, startsAt: null, endsAt: null, campaign: null },
    ...{ by: null, madeAt: '2026-11-20T14:06:09.000Z' },
  });
  const versions = (numbers: readonly number[], endCursor: string | null) => ({
    articleVersions: {
      items: numbers.map(version),
      info: { endCursor, hasNext: endCursor !== null },
    },
  });
  const shown = async (answers: Parameters<typeof answering>[0]) => {
    const served = open(answers, legal);
    fireEvent.click(await screen.findByRole('button', { name: 'Agreement or risk notice' }));
    return served;
  };

  it('O2: is compared with what is in force, by the cursors of the server alone, before it is confirmed', async () => {
    const { sent } = await shown({
      ArticleVersions: [versions([4, 3, 2], 'as-the-server-said'), versions([1], null)],
    });
    expect(await screen.findAllByText('Words of version 1')).toHaveLength(languages.length);
    expect(screen.getAllByText('Words of version 3')).toHaveLength(languages.length);
    const asked = sent.filter(({ name }) => name === 'ArticleVersions');
    expect(asked.map(({ variables }) => variables.after)).toEqual([null, 'as-the-server-said']);
    expect(await screen.findByRole('button', { name: 'Confirm' })).toHaveProperty(
      'disabled',
      false,
    );
  });

  it('O2: cannot be confirmed while the two versions cannot be read, and says why', async () => {
    await shown({ ArticleVersions: ['unreachable', versions([3, 2, 1], null)] });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('button', { name: 'Confirm' })).toHaveProperty('disabled', true);
    expect(screen.getByText(/^The two versions have not loaded/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Refuse' })).toHaveProperty('disabled', false);
    fireEvent.click(retry);
    expect(await screen.findAllByText('Words of version 1')).toHaveLength(languages.length);
    expect(screen.getByRole('button', { name: 'Confirm' })).toHaveProperty('disabled', false);
    expect(screen.queryByText(/^The two versions have not loaded/)).toBeNull();
  });
});
