import { readFileSync } from 'node:fs';
import { languages, type Language } from '../../../../schema/languages';
import { fromRoot } from '../../../platform/project-root';
import { aDraft } from '../../../testing/content/articles';
import { aBroadcast } from '../../../testing/content/broadcasts';
import { withWorld } from '../../../testing/suite';
import { aStaffMember, aUser, type StaffPerson } from '../../../testing/world';
import { draftArticle, sendBroadcast } from '../../content';
import { rechargeReview } from '../../recharges';
import { refuseReview, takeReview } from '../../reviews';
import { keepCannedReply } from '../conversations/desk/canned-replies';
import { conversationReview } from '../conversations/desk/conversation-review';
import { answerConversation } from '../conversations/desk/desk-acts';
import { openConversation } from '../conversations/own-conversations';

const world = withWorld();

interface Sentences {
  readonly bad: Readonly<Record<string, readonly string[]>>;
  readonly good: readonly string[];
}

const sentences = (language: Language): Sentences =>
  JSON.parse(
    readFileSync(fromRoot('schema', 'asks', 'sentences', `${language}.json`), 'utf8'),
  ) as Sentences;

let said = 0;
const next = () => `way-${String((said += 1)).padStart(6, '0')}`;

let ada: StaffPerson;
let conversation: string;
beforeAll(async () => {
  ada = await aStaffMember(world, 'ADMIN');
  const { ctx } = await aUser(world);
  const asked = { topic: 'OTHER', text: 'When is it paid?', clientId: next() } as const;
  conversation = await openConversation(ctx, asked);
  await takeReview(ada.ctx, conversationReview, { id: conversation });
});

/** In the text of one language, or as HTML in its body. */
type Texts = Readonly<Partial<Record<Language, string>>>;
const html = (text: string) => `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`;
const bodies = <Text extends { language: Language; body: string }>(texts: Text[], said: Texts) =>
  texts.map((one) => ({ ...one, body: html(said[one.language] ?? 'Thank you.') }));
const whole = (said: Texts) =>
  Object.fromEntries(languages.map((one) => [one, said[one] ?? 'Thank you.']));

const inEach = (said: Texts, say: (text: string) => Promise<unknown>) =>
  Promise.all(Object.values(said).map(say));

/** Each way in which staff write to people, of texts by their languages. */
const ways: readonly (readonly [
  way: string,
  /** Of how many bad sentences one is written: more than 30 a language, also where ten languages are read for each. */
  every: 1 | 2,
  /** What is answered to everyday sentences: nobody has that request in hand. */
  good: 'OK' | 'REQUEST_NOT_FOUND',
  say: (said: Texts) => Promise<unknown>,
])[] = [
  [
    'an answer',
    1,
    'OK',
    (said) =>
      inEach(said, (text) =>
        answerConversation(ada.ctx, { id: conversation, text, clientId: next(), note: false }),
      ),
  ],
  [
    'a canned reply',
    1,
    'OK',
    (said) => keepCannedReply(ada.ctx, { name: next(), texts: whole(said), seen: null }),
  ],
  [
    'a broadcast',
    2,
    'OK',
    (said) => sendBroadcast(ada.ctx, aBroadcast({ texts: bodies([...aBroadcast().texts], said) })),
  ],
  [
    'an article',
    2,
    'OK',
    (said) => draftArticle(ada.ctx, aDraft({ texts: bodies([...aDraft().texts], said) })),
  ],
  [
    'a reason',
    1,
    'REQUEST_NOT_FOUND',
    (said) =>
      inEach(said, (reason) =>
        refuseReview(ada.ctx, rechargeReview, { id: '1', reason, idempotencyKey: next() }),
      ),
  ],
];

/** The rule that was broken; else what else refused it, or OK. */
async function ruleOf(saying: Promise<unknown>): Promise<string> {
  try {
    await saying;
    return 'OK';
  } catch (error) {
    const { code = String(error), figures } = error as {
      code?: string;
      figures?: { rule?: string };
    };
    return code === 'MESSAGE_FORBIDDEN' ? (figures?.rule ?? code) : code;
  }
}

const counted = async (rule: string): Promise<number> => {
  const { rows } = await world.sql.owner.query<{ n: number }>(
    'SELECT coalesce(sum(count), 0)::int AS n FROM ask_refusal WHERE staff_id = $1 AND rule = $2',
    [ada.staff.staffId, rule],
  );
  return rows[0]?.n ?? 0;
};

describe.each(ways)('S1: in %s', (_, every, accepted, say) => {
  it.each(languages)(
    'sentences in %s that ask for a secret are refused by their rule, and counted',
    async (language) => {
      for (const [rule, all] of Object.entries(sentences(language).bad)) {
        const texts = all.filter((_text, n) => n % every === 0);
        const before = await counted(rule);
        for (const text of texts)
          expect([text, await ruleOf(say({ [language]: text }))]).toEqual([text, rule]);
        expect((await counted(rule)) - before).toBe(texts.length);
      }
    },
  );

  it('no sentence of everyday is refused in any language', async () => {
    const good = languages.map((one) => [one, sentences(one).good] as const);
    const most = Math.max(...good.map(([, texts]) => texts.length));
    for (let n = 0; n < most; n += 1) {
      const texts = Object.fromEntries(good.map(([one, all]) => [one, all[n] ?? 'Thank you.']));
      expect([texts, await ruleOf(say(texts))]).toEqual([texts, accepted]);
    }
  });
});
