import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { languageFacts, languages } from '../../../../../schema/languages';
import { answering } from '../../../testing/answering';
import { renderConsole } from '../../../testing/console';
import { aProject, aVersion } from '../../../testing/projects';
import { NewProject } from './NewProject';
import { NextVersion } from './NextVersion';

function open(address: string, answers: Parameters<typeof answering>[0] = {}) {
  const served = answering({
    ProjectVersions: [{ projectVersions: [aVersion] }],
    Project: [{ project: aProject }],
    ...answers,
  });
  const screens = (
    <Routes>
      <Route path="/projects/create" element={<NewProject />} />
      <Route path="/projects/:id" element={<NextVersion />} />
      <Route path="/proposals" element={<p>The proposals</p>} />
    </Routes>
  );
  renderConsole(screens, address);
  return served;
}
const inputsOf = ({ sent }: ReturnType<typeof answering>) =>
  sent.filter(({ name }) => name === 'ProjectPropose').map(({ variables }) => variables.input);
const type = (label: RegExp | string, value: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
const send = () => {
  fireEvent.click(screen.getByRole('button', { name: 'Propose' }));
};

it('a new project says all that is missing, and nothing is sent', async () => {
  const served = open('/projects/create');
  expect(await screen.findByText('30 missing')).toBeTruthy();
  expect(screen.getAllByText('3 missing')).toHaveLength(10);
  type(/^Why/, 'Spring');
  send();
  expect(await screen.findByText('Fields that need your attention: 36')).toBeTruthy();
  expect(screen.getByText('A rate from 0.0001 to 100, with at most four decimals.')).toBeTruthy();
  expect(inputsOf(served)).toEqual([]);
});

it('a new version begins with the terms in force and is proposed whole, once', async () => {
  const served = open('/projects/3', {
    ProjectPropose: [{ projectPropose: { proposal: { id: '9' }, userErrors: [] } }],
  });
  expect(await screen.findByText('Propose a new version of Harbour 30')).toBeTruthy();
  expect(screen.getByText('All texts are there')).toBeTruthy();
  type(/^Rate, % a year/, '4.1');
  type('Title, Deutsch', 'Hafen 31');
  type(/^Why/, 'Rates rose');
  send();
  send();
  expect(await screen.findByText('The proposals')).toBeTruthy();
  const titles = aVersion.titles.map((one) =>
    one.language === 'de' ? { ...one, text: 'Hafen 31' } : one,
  );
  expect(inputsOf(served)).toEqual([
    expect.objectContaining({
      ...{ id: '3', annualPpm: 41_000, days: 30, dividend: 'END', reason: 'Rates rose', titles },
      ...{ min: '100.00', reductionBp: 5_000, topUp: { amount: '200.00', day: 15 } },
    }),
  ]);
});

it('H8: what is wrong with the largest amount speaks of a top-up where there is one, and of money as money', async () => {
  open('/projects/3');
  await screen.findByText('Propose a new version of Harbour 30');
  type(/^Largest amount/, '99');
  type(/^Capacity/, '98');
  type(/^Why/, 'Rates rose');
  send();
  const least = 'At least the smallest amount';
  const most = ', at most 1,000,000.00 USD.';
  expect(await screen.findByText(`${least} and the top-up together${most}`)).toBeTruthy();
  expect(screen.getByText('At least the largest amount, at most 100,000,000.00 USD.')).toBeTruthy();
  fireEvent.click(screen.getByLabelText('One agreed top-up'));
  expect(screen.getByText(`${least}${most}`)).toBeTruthy();
});

it('what the server refuses stands beside its text', async () => {
  const refused = {
    code: 'COPY_FORBIDDEN',
    message: 'Nobody can keep this',
    field: ['input', 'risks.th'],
  };
  open('/projects/3', {
    ProjectPropose: [{ projectPropose: { proposal: null, userErrors: [refused] } }],
  });
  await screen.findByText('Propose a new version of Harbour 30');
  type(/^Why/, 'Rates rose');
  send();
  expect(await screen.findByText('Nobody can keep this')).toBeTruthy();
  expect(screen.getByLabelText('Risk, ไทย').getAttribute('aria-invalid')).toBe('true');
});

it('H4: a promise that nobody can keep is said before it is sent', async () => {
  const served = open('/projects/3');
  await screen.findByText('Propose a new version of Harbour 30');
  type('Risk, English', 'Your profit is guaranteed.');
  type(/^Why/, 'Rates rose');
  send();
  expect(await screen.findByText('Promises what nobody can keep: guarantee')).toBeTruthy();
  expect(inputsOf(served)).toEqual([]);
});

it('the preview has what the app’s card has: the first line, phase, coverage, fullness, figures and dates', async () => {
  const inAll = (text: string) => languages.map((language) => ({ language, text }));
  const version = {
    ...{ ...aVersion, descriptions: inAll('Lends to harbours.\nFor thirty days.') },
    saleEndsAt: '2999-12-20T00:00:00.000Z',
  };
  const invested = { amount: '12900.00', asset: 'USD' };
  open('/projects/3', {
    ProjectVersions: [{ projectVersions: [version] }],
    Project: [{ project: { ...aProject, coverage: { ...aProject.coverage, invested } } }],
  });
  const preview = await screen.findByRole('region', { name: 'As users see it' });
  await within(preview).findByText('Harbour 30');
  const text = preview.textContent.replaceAll(/[\u00a0\u202f]/g, ' ');
  expect(text.slice(text.indexOf('Harbour 30'))).toMatch(
    new RegExp(
      [
        '^Harbour 30Lends to harbours\\.OpenEstimated yield3\\.20% a yearTerm30 daysMinimum\\$100\\.00',
        'One top-up of \\$200\\.00 on day 15Leave on any day.*Interest and principal at the end',
        '\\$300\\.00 set aside for \\$2\\.63 of promised interest12% filled',
        '0\\.008767% a day · 1 unit · Released Nov 20, 2026 · Closes Dec 20, 2999Risk .*View details$',
      ].join(''),
    ),
  );
  expect(text).not.toContain('For thirty days.');
});

describe('H4: the preview says how it will stand to users', () => {
  const HOUR_MS = 3_600_000;
  const usd = (amount: string) => ({ amount, asset: 'USD' });
  const onSale = {
    ...{ ...aVersion, saleStartsAt: '2000-01-01T00:00:00.000Z' },
    saleEndsAt: '2999-12-20T00:00:00.000Z',
  };
  const covered = (more: object) => ({ coverage: { ...aProject.coverage, ...more } });
  const soon = new Date(Date.now() + HOUR_MS).toISOString();
  const previewed = async (version: object, project: object) => {
    open('/projects/3', {
      ProjectVersions: [{ projectVersions: [{ ...onSale, ...version }] }],
      Project: [{ project: { ...aProject, ...project } }],
    });
    const preview = await screen.findByRole('region', { name: 'As users see it' });
    await within(preview).findByText('Harbour 30');
    return within(preview);
  };

  it.each([
    ['Open', {}, {}],
    ['Upcoming', { saleStartsAt: '2999-01-01T00:00:00.000Z' }, {}],
    ['Ended', { saleEndsAt: '2001-01-01T00:00:00.000Z' }, {}],
    ['Closes soon', { saleEndsAt: soon }, {}],
    ['Sold out', { capacity: usd('1299.99') }, {}],
    ['Open', { capacity: usd('1300.00') }, {}],
    ['Not covered', {}, covered({ funded: usd('2.63') })],
    ['Paused', {}, { suspendReason: 'Under review', suspendedAt: soon }],
  ])('%s', async (said, version, project) => {
    const preview = await previewed(version, project);
    expect(preview.getByText(said)).toBeTruthy();
  });

  it('with the reason for which joining is paused', async () => {
    const preview = await previewed({}, { suspendReason: 'Under review', suspendedAt: soon });
    expect(preview.getByText('Joining is paused: Under review')).toBeTruthy();
  });

  it('not covered, as long as nothing is put aside for a new one', async () => {
    open('/projects/create');
    const preview = within(await screen.findByRole('region', { name: 'As users see it' }));
    expect(await preview.findByText('Not covered')).toBeTruthy();
  });

  it('with the first paragraph of its risk alone, and the date of its first release', async () => {
    const risks = languages.map((language) => ({ language, text: 'A loan may fail.\nOr two.' }));
    const preview = await previewed({ risks, releaseAt: '2027-02-01T00:00:00.000Z' }, {});
    expect(preview.getByText(/A loan may fail\./).textContent).not.toContain('Or two.');
    expect(preview.getByText(/Released Nov 20, 2026/)).toBeTruthy();
  });
});

it('instants that nobody touched stay as they are, seconds included', async () => {
  const releaseAt = '2026-11-01T09:00:13.250Z';
  const served = open('/projects/3', {
    ProjectVersions: [{ projectVersions: [{ ...aVersion, releaseAt }] }],
    ProjectPropose: [{ projectPropose: { proposal: { id: '8' }, userErrors: [] } }],
  });
  await screen.findByText('Propose a new version of Harbour 30');
  type(/^Why/, 'Rates rose');
  send();
  await waitFor(() => {
    expect(inputsOf(served)).toEqual([expect.objectContaining({ releaseAt })]);
  });
});

it('the preview speaks the app’s words in the language that is edited, obligations and risk included', async () => {
  open('/projects/3');
  const preview = within(await screen.findByRole('region', { name: 'As users see it' }));
  expect(await preview.findByText('Harbour 30')).toBeTruthy();
  expect(preview.getByText('One top-up of $200.00 on day 15')).toBeTruthy();
  expect(preview.getByText('3.20% a year')).toBeTruthy();
  expect(preview.getByText('30 days')).toBeTruthy();
  expect(preview.getByText(/Your principal is at risk/)).toBeTruthy();
  fireEvent.change(preview.getByLabelText('Language of the texts'), { target: { value: 'de' } });
  type('Title, Deutsch', 'Kai 30');
  expect(await preview.findByText('Kai 30')).toBeTruthy();
  expect(preview.getByText('30 Tage')).toBeTruthy();
  expect(preview.getByText(/Ein Darlehen kann ausfallen/)).toBeTruthy();
  fireEvent.focus(screen.getByLabelText('Title, 日本語'));
  expect(await preview.findByText('30日')).toBeTruthy();
});

it('the preview has all of its words in each language', async () => {
  open('/projects/3');
  const preview = await screen.findByRole('region', { name: 'As users see it' });
  const choice = within(preview).getByLabelText('Language of the texts');
  for (const language of languages) {
    fireEvent.change(choice, { target: { value: language } });
    await waitFor(() => {
      expect(preview.querySelector(`[lang="${languageFacts[language].tag}"] dl`)).toBeTruthy();
    });
    expect(preview.textContent).toMatch(/200/);
    expect(preview.textContent).not.toMatch(/[{}]|undefined|NaN/);
  }
});
