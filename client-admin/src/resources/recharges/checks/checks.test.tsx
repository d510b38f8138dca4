import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { checkReasons, requestChecks } from '../../../../../schema/request-checks';
import { prepareQueue, press, queue, reference, times, type } from '../../../testing/queue';
import { held, waiting } from '../../../testing/recharges';
import { readWords } from '../../../testing/words';
import type { OtherRecharge, RechargeCheck } from './rechargeReads';

prepareQueue();

const check = (own: Partial<RechargeCheck> = {}): RechargeCheck => ({
  check: 'EARLIER',
  level: 'AMBER',
  reason: 'EARLIER_REFUSED',
  figures: [
    { name: 'refused', value: '2' },
    { name: 'refusedSum', value: '1250.50' },
    { name: 'credited', value: '1' },
    { name: 'creditedSum', value: '90.50' },
  ],
  others: [],
  ...own,
});

const other: OtherRecharge = {
  id: '31',
  number: 'B31',
  reviewState: 'SUCCESS',
  submittedAt: '2026-11-20T12:00:00.000Z',
  screenshotUrl: '/files/31',
  amount: { amount: '300.00', asset: 'USD' },
  user: { id: '1002', accountMasked: 'ben***arn' },
};

const checksOf = (...rechargeChecks: RechargeCheck[]) => [{ rechargeChecks }];
const panel = () => screen.findByRole('region', { name: 'Checks' });

describe('the checks beside the picture', () => {
  it('say each level in a word and why, with figures and requests to look at', async () => {
    const open = check({ check: 'OPEN', reason: 'OPEN_NONE', level: 'GREEN', figures: [] });
    const same = check({
      check: 'PICTURE',
      reason: 'PICTURE_OF_OTHER_USER',
      figures: [{ name: 'count', value: '1' }],
      others: [other],
    });
    const age = check({ check: 'REFERENCE', level: 'GREY', reason: 'REFERENCE_NONE', figures: [] });
    queue({ RechargeChecks: checksOf(check(), open, same, age) }, waiting());
    const text = (await within(await panel()).findAllByRole('listitem')).map((line) =>
      line.textContent.replaceAll('\u00a0', ' '),
    );
    expect(text[0]).toBe(
      'Earlier requests2 refused, 1,250.50 USD together; 1 credited, 90.50 USD together.Look',
    );
    expect(text[1]).toBe('Other open requestsNone.Fine');
    expect(text[2]).toContain('Recharge B31, ben***arn');
    expect(text[3]).toMatch(/Neutral$/);
    const link = await screen.findByRole('link', { name: /Recharge B31/ });
    expect(link.getAttribute('href')).toBe('/recharges/31');
  });

  it('say that they are loading', async () => {
    queue({ RechargeChecks: ['lost'] }, waiting());
    await waitFor(() => {
      expect(
        within(screen.getByRole('region', { name: 'Checks' })).getByText(/oading/),
      ).toBeTruthy();
    });
  });

  it('say when there is nothing to say', async () => {
    queue({}, waiting());
    expect(await within(await panel()).findByText('Nothing was looked up.')).toBeTruthy();
  });

  it('can be asked for again after a fault, and the decision is not held up by it', async () => {
    const fault = { errors: [{ message: 'x', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] };
    queue({ RechargeChecks: [fault, fault, ...checksOf(check())] }, held());
    expect(await screen.findByRole('button', { name: 'Approve' })).toBeTruthy();
    const again = await within(await panel()).findByRole('button', undefined, { timeout: 5_000 });
    fireEvent.click(again);
    expect(await within(await panel()).findByText(/2 refused/)).toBeTruthy();
  });

  it('show the same picture of another request beside this one, by a button', async () => {
    const same = check({ check: 'PICTURE', reason: 'PICTURE_OF_OTHER_USER', others: [other] });
    queue({ RechargeChecks: checksOf(same) }, waiting({ sameImage: ['31'] }));
    const compare = await screen.findByRole('button', { name: 'Compare with B31, ben***arn' });
    expect(screen.getAllByRole('img')).toHaveLength(1);
    fireEvent.click(compare);
    expect(compare.getAttribute('aria-pressed')).toBe('true');
    const pictures = screen.getAllByRole('img').map((img) => img.getAttribute('src'));
    expect(pictures).toEqual(['/files/1', '/files/31']);
    fireEvent.click(compare);
    expect(screen.getAllByRole('img')).toHaveLength(1);
  });

  it('look a reference up while it is typed, once it stands still', async () => {
    const used = check({ check: 'REFERENCE', reason: 'REFERENCE_CREDITED', others: [other] });
    const server = queue({ RechargeChecks: [...checksOf(), ...checksOf(used)] }, held());
    await screen.findByRole('button', { name: 'Approve' });
    press('a');
    await type(reference(), 'SEPA-1');
    await type(reference(), 'SEPA-12');
    expect(await screen.findByText('A credited request rests on it already.')).toBeTruthy();
    const asked = server.sent.filter(({ name }) => name === 'RechargeChecks');
    expect(asked.map(({ variables }) => variables.reference)).toEqual([null, 'SEPA-12']);
    expect(times(server, 'RechargeApprove')).toBe(0);
  });
});

it.each(['en', 'zh'] as const)('every check and reason has words in %s', (language) => {
  const words = JSON.stringify(readWords(language));
  for (const name of [...checkReasons, ...requestChecks]) expect(words).toContain(`"${name}":`);
});
