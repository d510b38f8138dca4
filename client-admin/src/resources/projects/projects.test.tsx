import { fireEvent, screen, within } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import { answering } from '../../testing/answering';
import { renderConsole } from '../../testing/console';
import { HoldingList } from './holdings/HoldingList';
import { ProjectList } from './ProjectList';
import { ProjectShow } from './show/ProjectShow';
import { aHolding, aProject, aVersion, page } from '../../testing/projects';

const proposed = { proposal: { id: '9' }, userErrors: [] };
const waiting = {
  ...{ id: '4', number: 'ABCD2345EFGH6789', kind: 'PROJECT_TERMS', own: false },
  ...{ proposedAt: '2026-11-20T14:06:09.000Z', proposedBy: { id: '2', name: 'Jun' } },
};
const shows = (project: object = aProject, more: Parameters<typeof answering>[0] = {}) => {
  const served = answering({
    Project: [{ project }],
    ProjectVersions: [{ projectVersions: [aVersion] }],
    ProjectProposals: [{ projectProposals: [] }],
    Holdings: [{ holdings: page(aHolding) }],
    ProjectFundings: [{ projectFundings: page() }],
    ...more,
  });
  const screens = (
    <Routes>
      <Route
        path="/projects/:id/show"
        element={
          <ResourceContextProvider value="projects">
            <ProjectShow />
          </ResourceContextProvider>
        }
      />
    </Routes>
  );
  renderConsole(screens, '/projects/3/show');
  return served;
};
const press = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
};
const fill = (dialog: Awaited<ReturnType<typeof press>>, label: RegExp, value: string) => {
  fireEvent.change(dialog.getByLabelText(label), { target: { value } });
};
const inputsOf = ({ sent }: ReturnType<typeof answering>, act: string) =>
  sent.filter(({ name }) => name === act).map(({ variables }) => variables.input);

it('lists a project with its phase, its sale and what is promised of what is put aside', async () => {
  const suspended = { ...aProject, suspendedAt: '2026-11-20T10:00:00.000Z', suspendReason: 'Late' };
  answering({ Projects: [{ projects: page(suspended) }] });
  renderConsole(<ProjectList />, '/projects');
  expect(await screen.findByText('Harbour 30')).toBeTruthy();
  expect(screen.getByText('2.63 promised of 300.00 put aside')).toBeTruthy();
  expect(screen.getByText('On sale')).toBeTruthy();
  expect(screen.getAllByText('Suspended')).toHaveLength(2);
});

it('says what waits for another administrator, and where it is confirmed', async () => {
  shows(aProject, { ProjectProposals: [{ projectProposals: [waiting] }] });
  expect(await screen.findByText(/Project terms: proposed by Jun, waits/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See proposals' }).getAttribute('href')).toBe(
    '/proposals',
  );
});

it('shows who proposed and who confirmed the terms, and their texts by language', async () => {
  shows();
  expect(await screen.findByText('Ada Moreno')).toBeTruthy();
  expect(screen.getByText('Jun Park')).toBeTruthy();
  expect(screen.getByText('Lends to harbours.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Deutsch' }));
  expect(screen.getByText('Verleiht an Häfen.')).toBeTruthy();
});

it('O2: money put aside is proposed once, with its reference, and not without one', async () => {
  const served = shows(aProject, {
    ProjectFundingPropose: [{ projectFundingPropose: proposed }],
  });
  const dialog = await press('Put money aside');
  fill(dialog, /Amount/, '500');
  fill(dialog, /Why/, 'Interest of December');
  fireEvent.click(dialog.getByRole('button', { name: /Propose 500\.00/ }));
  expect(await dialog.findByText(/Please fill in: Bank reference/)).toBeTruthy();
  fill(dialog, /Bank reference/, 'WIRE 7');
  const send = dialog.getByRole('button', { name: /Propose 500\.00/ });
  fireEvent.click(send);
  fireEvent.click(send);
  await screen.findByText('Proposed. Another administrator has to confirm it.');
  expect(inputsOf(served, 'ProjectFundingPropose')).toEqual([
    expect.objectContaining({
      ...{ projectId: '3', kind: 'FUND', amount: '500.00', bankReference: 'WIRE 7' },
    }),
  ]);
});

it('no more is taken back than what exceeds the promise', async () => {
  const served = shows();
  const dialog = await press('Take money back');
  fill(dialog, /Amount/, '297.38');
  fill(dialog, /Bank reference/, 'WIRE 8');
  fill(dialog, /Why/, 'Too much');
  fireEvent.click(dialog.getByRole('button', { name: /Propose/ }));
  expect(await dialog.findAllByText(/At most 297\.37/)).toHaveLength(2);
  expect(inputsOf(served, 'ProjectFundingPropose')).toEqual([]);
});

it('what the server refuses of a funding stands beside its field', async () => {
  const refused = { code: 'REFERENCE_USED', message: 'This reference was used', field: null };
  shows(aProject, {
    ProjectFundingPropose: [{ projectFundingPropose: { proposal: null, userErrors: [refused] } }],
  });
  const dialog = await press('Put money aside');
  fill(dialog, /Amount/, '500');
  fill(dialog, /Bank reference/, 'WIRE 7');
  fill(dialog, /Why/, 'Again');
  fireEvent.click(dialog.getByRole('button', { name: /Propose/ }));
  expect(await dialog.findByText('This reference was used')).toBeTruthy();
  expect(dialog.queryByRole('alert')).toBeNull();
});

it('is suspended with a reason that users read, and not without', async () => {
  const served = shows(aProject, {
    ProjectSuspend: [{ projectSuspend: { project: { id: '3' }, userErrors: [] } }],
  });
  const dialog = await press('Suspend');
  fireEvent.click(dialog.getByRole('button', { name: 'Suspend' }));
  expect(inputsOf(served, 'ProjectSuspend')).toEqual([]);
  fill(dialog, /Reason that users read/, 'The issuer is late');
  expect(dialog.getAllByText('The issuer is late')).toHaveLength(2);
  fireEvent.click(dialog.getByRole('button', { name: 'Suspend' }));
  await screen.findByText('Suspended.');
  expect(inputsOf(served, 'ProjectSuspend')).toEqual([
    { projectId: '3', reason: 'The issuer is late' },
  ]);
});

it('lists holdings with nothing to change, and opens one to the terms that were accepted', async () => {
  answering({
    Holdings: [{ holdings: page(aHolding) }],
    Projects: [{ projects: page(aProject) }],
  });
  renderConsole(<HoldingList />, '/holdings');
  expect(await screen.findByText('HOLD2345EFGH6789')).toBeTruthy();
  expect(screen.getByRole('option', { name: 'Harbour 30' })).toBeTruthy();
  fireEvent.click(screen.getByText('HOLD2345EFGH6789'));
  expect(await screen.findByText('Version 1')).toBeTruthy();
  expect(screen.getByText('200.00 USD')).toBeTruthy();
  const acts = screen.queryAllByRole('button', { name: /edit|change|delete|pay out/i });
  expect(acts).toEqual([]);
});
