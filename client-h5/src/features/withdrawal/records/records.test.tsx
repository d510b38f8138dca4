import { act, fireEvent, render, screen } from '@testing-library/react';
import { languages } from '../../../../../schema/languages';
import { withdrawalStates } from '../../../../../schema/states';
import { hostToasts } from '../../../lib/toast';
import { clockAt } from '../../../testing/clock';
import { answering, refusal } from '../../../testing/answering';
import { platform } from '../../../testing/answers';
import { draw } from '../../../testing/draw';
import { aWithdrawal } from '../../../testing/withdrawals';
import type { Withdrawal } from '../types';
import { CancelPart } from './CancelPart';
import { RecordFacts } from './RecordFacts';
import { RecordSheet } from './RecordSheet';
import { WithdrawalRow } from './WithdrawalRow';

beforeEach(() => {
  clockAt('2026-11-20T12:30:00.000Z');
});

const row = (own: Partial<Withdrawal>, language: (typeof languages)[number] = 'en') =>
  draw(<WithdrawalRow withdrawal={{ ...aWithdrawal, ...own }} />, [platform()], language);

const current = (own: Partial<Withdrawal>) =>
  / aria-current="step"><i aria-hidden="true"><\/i>([^<]*)/.exec(row(own).html)?.[1];

describe('H8: a withdrawal shows its station and the promised time', () => {
  it('while it waits, while somebody checks it, and while a second person does', () => {
    expect(row({}).text).toMatch(/To Northgate Bank .*−\$450\.00 Submitted Sent .* In review by/);
    expect(current({ state: 'IN_REVIEW' })).toBe('In review');
    expect(current({ state: 'SECOND_APPROVAL', takenAt: aWithdrawal.submittedAt })).toBe(
      'Second check',
    );
    expect(row({ state: 'IN_REVIEW' }).text).not.toContain('Second check');
  });

  it.each([
    ['2026-11-21T11:59:50.000Z', /In review by /, 'It is checked by'],
    ['2026-11-21T12:00:10.000Z', /In review late since /, 'is late. Administrators are told'],
  ])('at %s it reads %s on its row and %s on its sheet', async (time, onRow, onSheet) => {
    clockAt(time);
    expect(row({}).text).toMatch(onRow);
    const withdrawal = { __typename: 'Withdrawal', ...aWithdrawal };
    const asked = answering({ Platform: [{ ...platform().data }], Withdrawal: [{ withdrawal }] });
    render(<RecordSheet id="8" onClose={() => undefined} />, { wrapper: asked.wrapper });
    expect(await screen.findByText(new RegExp(onSheet))).toBeTruthy();
  });

  it('says why it was refused, and that all of it came back', () => {
    const { text } = row({ state: 'FAILED', decisionReason: 'The name differs.' });
    expect(text).toContain('Refused The name differs. $450.00 is available again.');
    expect(row({ state: 'CANCELLED' }).text).toContain('You cancelled it. $450.00 is available');
  });

  it.each(languages)('in every state, in %s', (language) => {
    for (const state of withdrawalStates)
      expect(row({ state }, language).text).not.toMatch(/records\.|\{/);
  });
});

it('has one clock: the platform’s, on its row, its steps and its sheet', () => {
  const tokyo = [platform({ timezone: 'Asia/Tokyo' })];
  const second: Withdrawal = {
    ...{ ...aWithdrawal, state: 'SECOND_APPROVAL' },
    takenAt: '2026-11-20T12:10:00.000Z',
  };
  const { text } = draw(<WithdrawalRow withdrawal={second} />, tokyo);
  expect(text.match(/\d\d:\d\d/g)).toEqual(['21:00', '21:00', '21:10', '21:00']);
  const { facts } = draw(<RecordFacts withdrawal={second} />, tokyo);
  expect(facts['Review began']).toMatch(/21:10 GMT\+9/);
});

it('the record holds what left, the fee, what arrived, and its instants', () => {
  const { facts } = draw(
    <RecordFacts
      withdrawal={{ ...aWithdrawal, state: 'SUCCESS', paidAt: '2026-11-20T13:00:00.000Z' }}
    />,
  );
  expect(facts).toMatchObject({
    ...{ Amount: '$450.00', Fee: '$4.50', 'You receive': '$445.50' },
    'Pay out to': 'Northgate Bank',
  });
  expect(facts).toHaveProperty('Paid');
  expect(facts).not.toHaveProperty('Returned');
});

describe('M7: a withdrawal is cancelled once, and only after asking', () => {
  const said: string[] = [];
  beforeEach(() => {
    said.length = 0;
    hostToasts({ show: ({ text }) => void said.push(text), close: () => undefined });
  });
  const press = (name: string) =>
    act(async () => {
      fireEvent.click(screen.getByRole('button', { name }));
      await Promise.resolve();
    });
  const cancelling = (answers: readonly ('lost' | object)[], refetch = jest.fn()) => {
    const asked = answering({ WithdrawalCancel: answers });
    render(<CancelPart withdrawal={aWithdrawal} onRefused={refetch} />, {
      wrapper: asked.wrapper,
    });
    return { asked, refetch };
  };

  it('a lost answer is asked for again under the same key', async () => {
    const { asked } = cancelling([
      'lost',
      { withdrawalCancel: { withdrawal: { ...aWithdrawal, state: 'CANCELLED' }, userErrors: [] } },
    ]);
    await press('Cancel withdrawal');
    expect(asked.sent).toEqual([]);
    await press('Yes, cancel it');
    await press('Yes, cancel it');
    const [first, second] = asked.sent;
    expect(second).toEqual(first);
    expect(said).toEqual(['Withdrawal cancelled']);
  });

  it('somebody took it in between: it is said, and the record is read again', async () => {
    const taken = refusal('REQUEST_TAKEN', 'Somebody has it.');
    const { refetch } = cancelling([
      { withdrawalCancel: { withdrawal: null, userErrors: [taken] } },
    ]);
    await press('Cancel withdrawal');
    await press('Yes, cancel it');
    expect(said).toEqual(['Somebody has it.']);
    expect(refetch).toHaveBeenCalled();
  });
});
