import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { languages } from '../../../../schema/languages';
import { answering } from '../../testing/answering';
import { renderConsole } from '../../testing/console';
import { page } from '../../testing/projects';
import { ArticleList } from './ArticleList';
import { EditArticle } from './EditArticle';
import { NewArticle } from './NewArticle';

const version = (number: number, title: string) => ({
  ...{ id: `7-${String(number)}`, version: number, picture: null, link: null, weight: 0 },
  ...{ startsAt: null, endsAt: null, madeAt: '2026-11-20T14:06:09.000Z' },
  campaign: null as { id: string; number: string; title: string } | null,
  by: { id: '2', name: 'Sue' },
  texts: languages.map((language) => ({
    ...{ language, title: language === 'de' ? '' : title, summary: '' },
    body: '<p>Hello</p><script>alert(1)</script>',
  })),
});
const anArticle = {
  ...{ id: '7', kind: 'NOTICE', state: 'PUBLISHED', title: 'New hours', missing: ['de'] },
  ...{ published: 1, next: null as number | null, nextAt: null as string | null },
  ...{ seenFrom: null as string | null, seenUntil: null as string | null },
  ...{ shownAt: '2026-11-20T14:06:09.000Z', newest: version(2, 'New hours') },
};
const done = { article: { id: '7' }, userErrors: [] };

function open(address: string, answers: Parameters<typeof answering>[0] = {}) {
  const served = answering({
    Articles: [{ articles: page(anArticle) }],
    Article: [{ article: anArticle }],
    ArticleVersions: [{ articleVersions: page(version(2, 'New hours'), version(1, 'Old hours')) }],
    ...answers,
  });
  renderConsole(
    <Routes>
      <Route path="/articles" element={<ArticleList />} />
      <Route path="/articles/create" element={<NewArticle />} />
      <Route path="/articles/:id" element={<EditArticle />} />
    </Routes>,
    address,
  );
  return served;
}
const inputsOf = ({ sent }: ReturnType<typeof answering>, act: string) =>
  sent.filter(({ name }) => name === act).map(({ variables }) => variables.input);
const press = (name: RegExp | string) => {
  fireEvent.click(screen.getByRole('button', { name }));
};

it('the list says what people see, and how many languages are missing', async () => {
  open('/articles');
  const row = within((await screen.findByText('New hours')).closest('tr') ?? document.body);
  expect(row.getByText('Published')).toBeTruthy();
  expect(row.getByText('Newer draft')).toBeTruthy();
  expect(row.getByText('1')).toBeTruthy();
});

it('H8: what is published for later, or is over, is called so in list and editor, not published', async () => {
  const [before, later] = ['2001-11-20T14:06:09.000Z', '2999-11-30T20:20:56.885Z'];
  const said = async (seen: object) => {
    const article = { ...anArticle, published: 2, ...seen };
    open('/articles', { Articles: [{ articles: page(article) }] });
    const row = (await screen.findByText('New hours')).closest('tr');
    const [, , state] = row?.querySelectorAll('td') ?? [];
    const text = state?.textContent;
    cleanup();
    open('/articles/7', { Article: [{ article }] });
    const version = await screen.findByRole('heading', { name: /^Version 2 · / });
    expect(version.textContent).toContain(text);
    cleanup();
    return text;
  };
  expect(await said({ seenFrom: before, seenUntil: later })).toBe('Published');
  expect(await said({ seenFrom: later })).toMatch(/^From .*30.*20:20/);
  expect(await said({ seenUntil: before })).toMatch(/^Over since .*20.*14:06/);
});

it('its window stands there to the minute, and what is not touched stays to the millisecond', async () => {
  const [startsAt, endsAt] = ['2026-11-30T20:20:56.885Z', '2027-02-27T20:20:56.885Z'];
  const newest = { ...version(2, 'Hours'), startsAt, endsAt };
  const served = open('/articles/7', {
    Article: [{ article: { ...anArticle, newest } }],
    ArticleDraft: [{ articleDraft: done }],
  });
  const field = await screen.findByLabelText<HTMLInputElement>('From (UTC)');
  expect(field.value).toBe('2026-11-30T20:20');
  fireEvent.change(field, { target: { value: '2026-12-01T08:00' } });
  press('Save as a draft');
  await screen.findByText(/Nobody sees it/);
  expect(inputsOf(served, 'ArticleDraft')).toMatchObject([
    { startsAt: '2026-12-01T08:00:00.000Z', endsAt },
  ]);
});

it('the editor counts what is missing, shows it as a phone would, and saves the next version', async () => {
  const served = open('/articles/7', { ArticleDraft: [{ articleDraft: done }] });
  expect(await screen.findByText('1 language incomplete')).toBeTruthy();
  const phone = screen.getByRole('region', { name: 'On a phone' });
  expect(phone.innerHTML).toContain('<p>Hello</p>');
  expect(phone.innerHTML).not.toContain('script');
  press(/Deutsch/);
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Garantiert neu' } });
  expect(screen.getByText('This may not be said: Garantier')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Neue Zeiten' } });
  expect(screen.getByText('Complete')).toBeTruthy();
  press('Save as a draft');
  await screen.findByText(/Nobody sees it/);
  const [input] = inputsOf(served, 'ArticleDraft');
  expect(input).toMatchObject({ id: '7', kind: null, version: 2, weight: 0, link: null });
});

it('H10: the editor marks a licence that is not set, and leaves one alone that is', async () => {
  open('/articles/7', { Licences: [{ licences: ['Licensed by the FCA, no. 12'] }] });
  await screen.findByText('1 language incomplete');
  const type = (value: string) => {
    fireEvent.change(screen.getByLabelText('Title'), { target: { value } });
  };
  type('Licensed by the FCA, no. 13');
  expect(screen.getByText(/^This may not be said: .*Licensed by/)).toBeTruthy();
  type('Licensed by the FCA, no. 12');
  await waitFor(() => {
    expect(screen.queryByText(/^This may not be said/)).toBeNull();
  });
});

it('says at its field what the server refuses, and publishes what was read', async () => {
  const refusal = { code: 'CONTENT_INCOMPLETE', message: 'Words are missing', field: ['texts'] };
  const served = open('/articles/7', {
    ArticlePublish: [{ articlePublish: { article: null, userErrors: [refusal] } }],
  });
  await screen.findByText('1 language incomplete');
  fireEvent.click(await screen.findByRole('button', { name: 'Publish' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Publish' }));
  expect(await dialog.findByText('Words are missing')).toBeTruthy();
  expect(inputsOf(served, 'ArticlePublish')).toEqual([{ id: '7', version: 2 }]);
});

it('H3: what people accept is proposed with its reason, and neither published nor taken back', async () => {
  const legal = { ...anArticle, kind: 'AGREEMENT', missing: [] };
  const served = open('/articles/7', {
    Article: [{ article: legal }],
    ArticlePropose: [{ articlePropose: { proposal: { id: '3' }, userErrors: [] } }],
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Propose' }));
  for (const refused of ['Weight', /^From/, /^Until/, 'Picture', 'Link', 'Choose a picture']) {
    expect(screen.queryByLabelText(refused)).toBeNull();
    expect(screen.queryByText(refused)).toBeNull();
  }
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText(/Why/), { target: { value: 'Other hours' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Propose' }));
  await screen.findByText('Proposed. Another administrator has to confirm it.');
  expect(inputsOf(served, 'ArticlePropose')).toEqual([
    { id: '7', version: 2, reason: 'Other hours', idempotencyKey: expect.any(String) as string },
  ]);
});

it('says which version stands and which takes its place when, and publishes that one no more', async () => {
  const follows = { ...anArticle, next: 2, nextAt: '2026-12-05T08:00:00.000Z', missing: [] };
  open('/articles/7', { Article: [{ article: follows }] });
  expect((await screen.findByText(/^Version 2 from/)).textContent).toContain('08:00');
  expect(screen.queryByText('Newer draft')).toBeNull();
  const of = async (name: RegExp) =>
    within((await screen.findByRole('heading', { name })).closest('article') ?? document.body);
  expect((await of(/^Version 2 · /)).getByText(/^From/)).toBeTruthy();
  expect((await of(/^Version 1 · /)).getByText('Published')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Withdraw' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
});

it('what a version changed stands beside it', async () => {
  open('/articles/7');
  expect(await screen.findByText(/^Version 2/)).toBeTruthy();
  expect(screen.getAllByText('Old hours').length).toBe(9);
});

const named = (id: string, title: string) => ({
  ...{ id, number: `10${id}`, titles: [{ language: 'en', text: title }] },
});

it('an activity names one of the campaigns there are, says what is refused of it, and drops it', async () => {
  const newest = { ...version(2, 'Week'), campaign: { id: '3', number: '103', title: 'Harbour' } };
  const refused = { code: 'PARAM_INVALID', message: 'No such campaign', field: ['campaignId'] };
  const served = open('/articles/7', {
    Article: [{ article: { ...anArticle, kind: 'ACTIVITY', newest } }],
    ActivityCampaigns: [{ campaigns: page(named('4', 'Daily bonus'), named('3', 'Harbour')) }],
    ArticleDraft: [{ articleDraft: { article: null, userErrors: [refused] } }],
  });
  const field = await screen.findByLabelText('Campaign');
  expect(field.textContent).toBe('Harbour · 103');
  const choose = async (name: string) => {
    fireEvent.mouseDown(screen.getByLabelText('Campaign'));
    fireEvent.click(await screen.findByRole('option', { name }));
  };
  await choose('Daily bonus · 104');
  press('Save as a draft');
  expect(await screen.findByText('No such campaign')).toBeTruthy();
  await choose('None');
  press('Save as a draft');
  await waitFor(() => {
    const sent = inputsOf(served, 'ArticleDraft') as { campaignId: string | null }[];
    expect(sent.map(({ campaignId }) => campaignId)).toEqual(['4', null]);
  });
});

it('what is no activity is offered no campaign', async () => {
  open('/articles/7');
  await screen.findByText('1 language incomplete');
  expect(screen.queryByLabelText('Campaign')).toBeNull();
});
