import { languages, type Language } from '../../../schema/languages';
import { aPublished } from '../../testing/content/articles';
import { aBroadcast } from '../../testing/content/broadcasts';
import { aStaffSession, graphql } from '../../testing/http';
import { aChannel } from '../../testing/people/channels';
import { campaignOf } from '../../testing/people/credits';
import { withCreditDesk, withProjectDesk, withServer, withWorld } from '../../testing/suite';
import { sendBroadcast } from '../content';
import { proposeCampaign } from '../credits';
import { auditCsv } from './audit-csv';
import { namesOf } from './audit-objects';

const world = withWorld();
const server = withServer(world);
const credits = withCreditDesk(world);
const projects = withProjectDesk(world);

const inAll = (text: string) => Object.fromEntries(languages.map((one) => [one, `${text} ${one}`]));
const titles = { en: 'Harbour', zh: '海港' };

/** One of each kind that has titles by language. */
const made: string[] = [];
beforeAll(async () => {
  const channel = await aChannel(world, {
    ...{ kind: 'BANK', titles, notes: {}, details: [{ label: 'ACCOUNT', value: 'A1' }] },
    ...{ min: 100n, max: 200n, sort: 1 },
  });
  const { id: broadcast } = await sendBroadcast(credits.ada.ctx, aBroadcast());
  made.push(
    `channel/${channel}`,
    `campaign/${await credits.campaign({ titles })}`,
    `project/${await projects.project({ titles: inAll('Harbour') }, '0.00')}`,
    `article/${await aPublished(credits.ada)}`,
    `broadcast/${broadcast ?? ''}`,
  );
});

const called = async (locale: Language) => [
  ...(await namesOf({ db: world.db, locale }, made)).values(),
];

it('O3: what has titles by language is called in the language of who reads, else in English', async () => {
  const [article, broadcast] = ['Opening hours', 'Hours'];
  const others = (code: string) =>
    [`Harbour ${code}`, `${article} ${code}`, `${broadcast} ${code}`] as const;
  expect(await called('en')).toEqual(['Harbour', 'Harbour', ...others('en')]);
  expect(await called('zh')).toEqual(['海港', '海港', ...others('zh')]);
  expect(await called('de')).toEqual(['Harbour', 'Harbour', ...others('de')]);
});

/** The subjects that the console tells of, to somebody who reads this language. */
async function told(query: string, language: Language): Promise<string> {
  const console = await aStaffSession(world, credits.ada.staff.staffId);
  return (await graphql(server, { query, console, headers: { language } })).text;
}

it('O3: the log and the proposals are told in the language of the console', async () => {
  const [id = ''] = made.filter((one) => one.startsWith('campaign/'));
  const more = { id: id.split('/')[1] ?? '', titles, amount: 9_000n };
  await proposeCampaign(credits.ada.ctx, await campaignOf(world, more));
  const log = `{ auditEntries(filter: { subject: "${id}" }) { items { subjectName } } }`;
  const open = '{ proposals(state: OPEN) { items { subjectName } } }';
  for (const query of [log, open]) {
    expect(await told(query, 'zh')).toContain('"subjectName":"海港"');
    expect(await told(query, 'en')).toContain('"subjectName":"Harbour"');
  }
});

it.each(['Harbour', '海港'])('O3: %s finds what is called so in any language', async (subject) => {
  const log = `{ auditEntries(filter: { subject: "${subject}" }) { items { subject } } }`;
  const found = await told(log, 'en');
  expect(made.slice(0, 2).filter((one) => !found.includes(`"${one}"`))).toEqual([]);
});

it('O3: the file of the log names things in English, whoever asks', async () => {
  const ctx = { ...credits.ada.ctx, locale: 'zh' as const };
  let text = '';
  for await (const part of await auditCsv(ctx, { subject: made[0] ?? '' })) text += part;
  expect(text).toContain(',Harbour,');
});
