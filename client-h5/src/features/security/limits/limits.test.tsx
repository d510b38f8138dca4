import { fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { languages } from '../../../../../schema/languages';
import { hostToasts } from '../../../lib/toast';
import { SafeguardsDocument } from '../../../lib/safeguards/safeguards.generated';
import type { OwnLimit, Safeguards } from '../../../lib/safeguards/useSafeguards';
import { setLanguage, signIn, signOut } from '../../../lib/session/session';
import { answering, refusal } from '../../../testing/answering';
import { platform } from '../../../testing/answers';
import { draw, known } from '../../../testing/draw';
import { press } from '../../../testing/press';
import { LimitsScreen } from './LimitsScreen';
import { readLimit, waits } from './limitInput';

const limit = (kind: OwnLimit['kind'], own: Partial<OwnLimit> = {}): OwnLimit => ({
  kind,
  max: null,
  used: kind === 'DAILY_MINUTES' ? '12' : '40.40',
  change: null,
  ...own,
});
const held = (own: Partial<Safeguards> = {}) => ({
  __typename: 'Safeguards' as const,
  limits: [limit('DAILY_LOSS'), limit('DAILY_RECHARGE'), limit('DAILY_MINUTES')],
  break: null as Safeguards['break'],
  ...own,
});
const answer = (own: Partial<Safeguards> = {}) => ({ safeguards: held(own) });
const LATER = '2099-11-21T12:00:00.000Z';

const toasts: string[] = [];
beforeEach(() => {
  toasts.length = 0;
  setLanguage('en');
  void i18next.changeLanguage('en');
  hostToasts({ show: ({ text }) => toasts.push(text), close: () => undefined });
  signIn('token-of-mia');
});
afterEach(() => {
  signOut({ farewell: false });
});

const type = async (label: string, value: string) => {
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
};

describe('H9: the screen of own limits', () => {
  const drawn = (own: Partial<Safeguards>, language: (typeof languages)[number] = 'en') =>
    draw(<LimitsScreen />, [known(SafeguardsDocument, answer(own)), platform()], language).text;

  it('says what holds, what of it is used up, and what comes instead and when', () => {
    const text = drawn({
      limits: [
        limit('DAILY_LOSS', { max: '50.00', change: { max: '90.00', from: LATER } }),
        limit('DAILY_RECHARGE', { max: '300.00', change: { max: null, from: LATER } }),
        limit('DAILY_MINUTES'),
      ],
    });
    expect(text).toMatch(
      /Loss a day \$50\.00 \$40\.40 of \$50\.00 today \$90\.00 from Nov 21, 2099/,
    );
    expect(text).toMatch(/Recharges a day \$300\.00 .* No limit from Nov 21, 2099/);
    expect(text).toMatch(/Time a day No limit 12 min today/);
  });

  it('says until when a break lasts, and offers a longer one', () => {
    const text = drawn({ break: { until: LATER } });
    expect(text).toMatch(/You are taking a break until Nov 21, 2099/);
    expect(text).toContain('You can choose a longer one.');
    expect(text).toContain('Take a break…');
  });

  it('offers nothing more behind a break for good', () => {
    const text = drawn({ break: { until: null } });
    expect(text).toContain('You are taking a break for good.');
    expect(text).not.toContain('Take a break…');
  });

  it.each(languages)(
    'in %s is said in words of the language, none of them left out',
    (language) => {
      const text = drawn({ break: { until: LATER } }, language);
      expect(text.length).toBeGreaterThan(200);
      expect(text).not.toMatch(/limits\.|safeguards\.|\{\{/);
    },
  );
});

describe('setting a limit', () => {
  const open = async (answers: Parameters<typeof answering>[0]) => {
    const { sent, wrapper } = answering({ Safeguards: [answer()], ...answers });
    render(<LimitsScreen />, { wrapper });
    await press('Loss a day: Set');
    return sent;
  };
  const sentLimits = (sent: Awaited<ReturnType<typeof open>>) =>
    sent.filter(({ name }) => name === 'OwnLimitSet').map(({ variables }) => variables);

  it('sends what was typed and says that it holds', async () => {
    const limits = [limit('DAILY_LOSS', { max: '50.00' }), ...held().limits.slice(1)];
    const sent = await open({
      OwnLimitSet: [{ ownLimitSet: { safeguards: held({ limits }), userErrors: [] } }],
    });
    await type('Limit in USD', '50');
    await press('Save limit');
    expect(sentLimits(sent)).toEqual([{ input: { kind: 'DAILY_LOSS', max: '50' } }]);
    expect(toasts).toEqual(['The limit holds from now on']);
  });

  it('sends nothing that the server would not take, and says what it takes', async () => {
    const sent = await open({});
    await type('Limit in USD', '1000000.01');
    await press('Save limit');
    expect(await screen.findByText('Enter an amount up to $1,000,000.00')).toBeTruthy();
    expect(sentLimits(sent)).toEqual([]);
  });

  it('H8: shows a refusal at its field', async () => {
    await open({
      OwnLimitSet: [
        {
          ownLimitSet: {
            safeguards: null,
            userErrors: [refusal('AMOUNT_INVALID', 'Not an amount', 'max')],
          },
        },
      ],
    });
    await type('Limit in USD', '50');
    await press('Save limit');
    expect(await screen.findByText('Not an amount')).toBeTruthy();
  });
});

describe('changing a limit', () => {
  const before = held({
    limits: [limit('DAILY_LOSS', { max: '50.00' }), ...held().limits.slice(1)],
  });
  const asked = (max: string | null) =>
    held({
      limits: [
        limit('DAILY_LOSS', { max: '50.00', change: { max, from: LATER } }),
        ...held().limits.slice(1),
      ],
    });

  it('says before that a higher one waits, and after from when it holds', async () => {
    const { wrapper } = answering({
      Safeguards: [{ safeguards: before }],
      OwnLimitSet: [{ ownLimitSet: { safeguards: asked('90.00'), userErrors: [] } }],
    });
    render(<LimitsScreen />, { wrapper });
    await press('Loss a day: Change');
    await type('Limit in USD', '40');
    expect(screen.queryByText(/holds 24 hours from now/)).toBeNull();
    await type('Limit in USD', '90');
    expect(await screen.findByText(/holds 24 hours from now/)).toBeTruthy();
    await press('Save limit');
    expect(toasts.join()).toMatch(/^Asked for\. It holds from Nov 21, 2099/);
  });

  it('takes it away by sending none', async () => {
    const { sent, wrapper } = answering({
      Safeguards: [{ safeguards: before }],
      OwnLimitSet: [{ ownLimitSet: { safeguards: asked(null), userErrors: [] } }],
    });
    render(<LimitsScreen />, { wrapper });
    await press('Loss a day: Change');
    await press('Remove the limit');
    expect(sent.at(-1)?.variables).toEqual({ input: { kind: 'DAILY_LOSS', max: null } });
  });
});

describe('H7: a break', () => {
  const choose = async (name: string) => {
    fireEvent.click(await screen.findByRole('radio', { name }));
    await press('Take a break…');
  };
  const begun = { breakTake: { safeguards: held({ break: { until: null } }), userErrors: [] } };

  it('for good begins only behind a tick that nobody sets for us', async () => {
    const { sent, wrapper } = answering({ Safeguards: [answer()], BreakTake: [begun] });
    render(<LimitsScreen />, { wrapper });
    await choose('For good');
    expect(await screen.findByText(/A break for good never ends/)).toBeTruthy();
    const tick = screen.getByRole<HTMLInputElement>('checkbox');
    expect(tick.checked).toBe(false);
    await press('Start the break');
    expect(sent.some(({ name }) => name === 'BreakTake')).toBe(false);
    fireEvent.click(tick);
    await press('Start the break');
    expect(sent.at(-1)).toEqual({
      name: 'BreakTake',
      variables: { input: { length: 'FOR_GOOD' } },
    });
    expect(toasts).toEqual(['Your break has begun']);
  });

  it('of a day asks once more, and refusing is as near as agreeing', async () => {
    const { sent, wrapper } = answering({ Safeguards: [answer()] });
    render(<LimitsScreen />, { wrapper });
    await choose('24 hours');
    expect(await screen.findByText(/It begins now and lasts 24 hours/)).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
    await press('Cancel');
    expect(sent.some(({ name }) => name === 'BreakTake')).toBe(false);
  });
});

describe('what may be typed', () => {
  it.each([
    ['DAILY_LOSS', '0.01', 1n],
    ['DAILY_LOSS', '12.', 1_200n],
    ['DAILY_LOSS', '0', null],
    ['DAILY_LOSS', '', null],
    ['DAILY_LOSS', '1.005', null],
    ['DAILY_RECHARGE', '1000000', 100_000_000n],
    ['DAILY_RECHARGE', '1000000.01', null],
    ['DAILY_MINUTES', '1440', 1_440n],
    ['DAILY_MINUTES', '1441', null],
    ['DAILY_MINUTES', '0', null],
    ['DAILY_MINUTES', '1.5', null],
  ] as const)('%s: %j is %p', (kind, text, value) => {
    expect(readLimit(kind, text)).toBe(value);
  });

  it('only what is higher than what holds waits', () => {
    const of = (max: string | null, value: bigint) => waits({ kind: 'DAILY_LOSS', max }, value);
    expect([of(null, 1n), of('1.00', 100n), of('1.00', 99n), of('1.00', 101n)]).toEqual([
      ...[false, false, false, true],
    ]);
  });
});
