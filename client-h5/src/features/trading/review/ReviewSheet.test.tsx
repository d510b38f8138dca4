import { languages } from '../../../../../schema/languages';
import { formatRate } from '../../../lib/money/format';
import { me, platform } from '../../../testing/answers';
import { draw, plain } from '../../../testing/draw';
import { wordsOf } from '../../../testing/words';
import { instrument, terms, ticketOf } from '../../../testing/samples';
import type { Ticket } from '../ticket/useTicket';
import { ReviewBody } from './ReviewSheet';
import type { Review } from './useReview';

const nothing = () => undefined;
const idle: Review = {
  step: 'review',
  moved: false,
  termsChanged: false,
  ticket: ticketOf(),
  refusal: null,
  sending: 'idle',
  fault: null,
  checkAgain: () => Promise.resolve(),
  open: nothing,
  close: nothing,
  acknowledged: nothing,
  confirm: nothing,
};

const body = (ticket: Partial<Ticket> = {}, review: Partial<Review> = {}) => (
  <ReviewBody instrument={instrument} review={{ ...idle, ticket: ticketOf(ticket), ...review }} />
);
const answers = [me(), platform()];

describe('H3: above the button that sends stand', () => {
  it('stake, fee, both outcomes, largest loss and break-even', () => {
    expect(draw(body(), answers).facts).toMatchObject({
      Stake: '$100.00',
      Fee: '$2.00',
      'If it ends higher': '+$48.00 (50% less the fee)',
      'If it ends lower': '−$102.00',
      'If it ends equal': '$102.00 comes back',
      'Largest loss': '$102.00',
      'Break-even win rate': '68%',
      Tolerance: 'Refused if that price is more than 0.05% away from the price shown',
    });
  });

  it('the outcomes the other way round for a contract downwards', () => {
    expect(draw(body({ direction: 'DOWN' }), answers).facts).toMatchObject({
      'If it ends higher': '−$102.00',
      'If it ends lower': '+$48.00 (50% less the fee)',
    });
  });

  it('the stake of a multiple with its parts, and the sum on the button', () => {
    const { facts, text } = draw(body({ multiple: 3 }), answers);
    expect(facts.Stake).toBe('$100.00 × 3 = $300.00');
    expect(text).toContain('Confirm 306.00 USD');
  });
});

it.each(languages)('H4: in %s the review says what can be lost, before its button', (language) => {
  const { html } = draw(body(), answers, language);
  const risk = html.indexOf(wordsOf(language).trading.review.risk);
  expect(risk).toBeGreaterThan(0);
  expect(html.indexOf('<button')).toBeGreaterThan(risk);
});

describe.each(languages)('P3: in %s, after terms that were others,', (language) => {
  it('the review names payout and fee as they are now, and asks once more', () => {
    const now = { ...terms, payoutBp: 7_755, feeBp: 150 };
    const { text } = draw(body({ terms: now }, { termsChanged: true }), answers, language);
    const said = wordsOf(language)
      .trading.review.termsChanged.replace('{{payout}}', formatRate(language, now.payoutBp))
      .replace('{{fee}}', formatRate(language, now.feeBp));
    expect(text).toContain(plain(said));
    expect(draw(body(), answers, language).text).not.toContain(plain(said));
  });
});

describe('H8: after a refusal the review says', () => {
  it('why, and that the ticket is kept', () => {
    const { text } = draw(body({}, { refusal: 'Your balance is not enough' }), answers);
    expect(text).toContain('Your balance is not enough');
    expect(text).toContain('What you entered is kept.');
  });

  it('that nobody knows yet, when no answer came', () => {
    expect(draw(body({}, { sending: 'unsure' }), answers).text).toContain('cannot be placed twice');
  });
});

describe('H8: an order without an answer says why there is none', () => {
  const slow = new DOMException('too late', 'TimeoutError');
  const cut = new TypeError('Failed to fetch');
  const text = (review: Partial<Review>) => draw(body({}, review), answers).text;

  it('while it is looked for', () => {
    expect(text({ sending: 'checking', fault: slow })).toContain('This is taking too long');
    expect(text({ sending: 'checking', fault: cut })).toContain('No connection');
  });

  it('and when that brought nothing', () => {
    expect(text({ sending: 'unsure', fault: slow })).toContain('did not answer in time');
    expect(text({ sending: 'unsure', fault: cut })).toContain('Network error');
    expect(text({ sending: 'unsure', fault: cut })).toContain('cannot be placed twice');
  });
});
