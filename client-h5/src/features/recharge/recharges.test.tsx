import { languages } from '../../../../schema/languages';
import { clockAt } from '../../testing/clock';
import { aRecharge, platform, usd } from '../../testing/answers';
import { draw } from '../../testing/draw';
import { ChannelCode } from './ChannelCode';
import { RechargeForm } from './RechargeForm';
import { RecordFacts } from './records/RecordFacts';
import { RecordRow } from './records/RecordRow';
import type { Channel, Recharge } from './types';
import { useAmountReason } from './useAmountReason';

const today = (clock: string) => `${new Date().toISOString().slice(0, 10)}T${clock}Z`;

const sent: Recharge = {
  ...aRecharge,
  reviewBy: today('18:30:00'),
  submittedAt: today('12:00:00'),
};

beforeEach(() => {
  clockAt(today('12:30:00'));
});

const failed: Recharge = { ...sent, state: 'FAILED', decisionReason: 'The payer differs.' };
const corrected: Recharge = {
  ...sent,
  state: 'SUCCESS',
  credited: usd('150.00'),
  decisionReason: 'The bank shows 150.',
};

const row = (recharge: Recharge) => draw(<RecordRow recharge={recharge} />, [platform()]).text;

const channel: Channel = {
  id: '1',
  kind: 'BANK',
  qr: null,
  title: 'Bank transfer',
  note: null,
  min: usd('33.00'),
  max: usd('44.00'),
  details: [],
};

const formOf = (shown: Channel) => (
  <RechargeForm
    channels={[shown]}
    channel={shown}
    reference="QWER2345"
    onChannel={() => undefined}
  />
);

const form = (own = {}, language: (typeof languages)[number] = 'en') =>
  draw(formOf(channel), [platform(own)], language);

function Why({ amount }: { readonly amount: string }) {
  return <p>{useAmountReason(amount, channel) ?? 'fine'}</p>;
}
const why = (amount: string, language: (typeof languages)[number] = 'en') =>
  draw(<Why amount={amount} />, [], language).text;

describe('H8: a recharge shows its stage and the promised time', () => {
  const clock = new Intl.DateTimeFormat('en', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const by = `by ${clock.format(Date.parse(sent.reviewBy))}`;
  const current = (recharge: Recharge) =>
    / aria-current="step"><i aria-hidden="true"><\/i>([^<]*)/.exec(
      draw(<RecordRow recharge={recharge} />, [platform()]).html,
    )?.[1];

  it('while it waits, while somebody reads it, and while a second person does', () => {
    expect(row(sent)).toContain(by);
    expect(current({ ...sent, state: 'IN_REVIEW' })).toBe('In review');
    expect(row({ ...sent, state: 'IN_REVIEW' })).toContain(by);
    const second: Recharge = { ...sent, state: 'SECOND_APPROVAL', takenAt: today('12:10:00') };
    expect(current(second)).toBe('Second check');
    expect(row(second)).toContain(by);
  });

  it('past the promised time it is late, whoever has it', () => {
    clockAt(today('18:29:50'));
    expect(row(sent)).not.toContain('late');
    clockAt(today('18:30:10'));
    for (const state of ['SUBMITTED', 'IN_REVIEW', 'SECOND_APPROVAL'] as const)
      expect(row({ ...sent, state })).toContain(by.replace('by', 'late since'));
  });

  it('has one clock: the platform’s, on its row, its steps and its sheet', () => {
    const tokyo = [platform({ timezone: 'Asia/Tokyo' })];
    const read = { ...sent, submittedAt: '2026-11-20T12:00:00Z', takenAt: '2026-11-20T12:10:00Z' };
    const second = { ...read, state: 'SECOND_APPROVAL', reviewBy: '2026-11-21T12:00:00Z' } as const;
    const { text } = draw(<RecordRow recharge={second} />, tokyo);
    expect(text.match(/\d\d:\d\d/g)).toEqual(['21:00', '21:00', '21:10', '21:00']);
    const { facts } = draw(<RecordFacts recharge={second} />, tokyo);
    expect(facts.Submitted).toMatch(/Nov 20.*, 21:00 GMT\+9$/);
  });

  it('says why it was refused, and how to go on', () => {
    expect(row(failed)).toContain('The payer differs. Nothing was credited.');
    expect(row(failed)).toContain('Send again');
    expect(draw(<RecordFacts recharge={failed} />).facts.Reason).toBe('The payer differs.');
  });

  it('says why another amount was credited', () => {
    expect(row(corrected)).toContain('$150.00 was credited. The bank shows 150.');
  });
});

it('H1: a recharge counts with what was credited, not with what was asked for', () => {
  expect(row(corrected)).toContain('+$150.00 Success');
  expect(row(corrected)).not.toContain('$200.00');
});

describe('H2: where money is paid in', () => {
  it('nothing counts down', () => {
    const steps = draw(<RecordRow recharge={sent} />, [platform()]);
    for (const { html } of [form(), steps]) expect(html).not.toContain('role="timer"');
  });
});

describe('what a payer has to write', () => {
  it.each(['BANK', 'ALIPAY', 'WECHAT'] as const)('stands beside the account of %s', (kind) => {
    const { html, text } = draw(formOf({ ...channel, kind }), [platform()]);
    expect(text).toContain('Your payment reference QWER2345');
    expect(html).toContain('aria-label="Copy Your payment reference"');
  });

  it('is nothing on a chain, whose address is a QR code as well', () => {
    const wallet = { label: 'ADDRESS', value: 'TQ5ExampleAddress' } as const;
    const { text } = draw(formOf({ ...channel, kind: 'USDT', details: [wallet] }), [platform()]);
    const code = draw(<ChannelCode picture={null} address={wallet.value} />);
    expect(code.html).toContain('<title>QR code of the address</title>');
    const other = draw(<ChannelCode picture={null} address="TQ5AnotherAddress" />);
    expect(other.html).not.toBe(code.html);
    const sent = draw(<ChannelCode picture="/files/q/1.webp" address="" />);
    expect(sent.html).toContain('src="/files/q/1.webp" alt="QR code to pay to"');
    expect(text).toContain('TQ5ExampleAddress');
    expect(text).not.toContain('QWER2345');
  });
});

describe('H5: limits of a recharge come from the policy', () => {
  it.each(languages)('of its channel, in %s', (language) => {
    expect(form({}, language).text).toMatch(/33[.,]00.*44[.,]00/);
    expect(why('32.99', language)).toMatch(/33[.,]00/);
    expect(why('44.01', language)).toMatch(/44[.,]00/);
  });

  it.each(languages)('and so does the promised time of the review, in %s', (language) => {
    const { text } = form({ reviewHours: 37, supportHours: 'XX to YY' }, language);
    expect(text).toMatch(/37.*XX to YY/);
  });

  it('both bounds are within', () => {
    expect([why('33'), why('44')]).toEqual(['fine', 'fine']);
  });
});

describe('M14: what was given says what ties it', () => {
  const credit = (
    state: 'OPEN' | 'FULFILLED' | 'USED',
    done: string,
  ): NonNullable<Recharge['credit']> => ({
    ...{ id: '9', title: 'Harbour week', state, left: usd('19.70') },
    turnover: { required: usd('150.00'), done: usd(done), left: usd('120.00') },
  });
  const given = (of: NonNullable<Recharge['credit']>): Recharge => ({
    ...sent,
    ...{ class: 'PROMOTION', state: 'SUCCESS', credited: usd('50.00'), credit: of },
    ...{ channelKind: null, channelTitle: null },
  });

  it('class, campaign, what is left and the turnover to come', () => {
    const { text, html } = draw(<RecordRow recharge={given(credit('OPEN', '30.00'))} />, [
      platform(),
    ]);
    expect(text).toContain('Promotion · Harbour week');
    expect(text).toContain('$19.70 of it is left');
    expect(text).toContain('come to $120.00 more');
    expect(html).toContain('value="20"');
  });

  it.each([
    ['FULFILLED', 'yours to withdraw'],
    ['USED', 'used it up'],
  ] as const)('%s: nothing is asked for', (state, says) => {
    const shown = row(given(credit(state, '150.00')));
    expect(shown).toContain(says);
    expect(shown).not.toContain('more.');
  });

  it('and its sheet has the facts', () => {
    const { facts } = draw(<RecordFacts recharge={given(credit('OPEN', '30.00'))} />);
    expect(facts).toMatchObject({ Campaign: 'Harbour week', Turnover: '$30.00 of $150.00' });
  });
});
