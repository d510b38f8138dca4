import { languages } from '../../../../schema/languages';
import { draw, known } from '../../testing/draw';
import { TurnoverCard } from './TurnoverCard';
import { OpenTurnoverDocument } from './wallet.generated';

const usd = (amount: string) => ({ amount, asset: 'USD' as const });
const drawn = (left: string, ...rest: [] | [(typeof languages)[number]]) =>
  draw(
    <TurnoverCard />,
    [
      known(OpenTurnoverDocument, {
        openTurnover: {
          held: usd('50.00'),
          required: usd('250.00'),
          done: usd('100.00'),
          left: usd(left),
        },
      }),
    ],
    ...rest,
  );

it('M14: says what is tied, what frees it, and leads to the credits', () => {
  const { text, html } = drawn('150.00');
  expect(text).toContain('Tied to turnover $50.00');
  expect(text).toContain('need to come to $150.00 more');
  expect(html).toMatch(/value="40"/);
  expect(html).toContain('/pages/user/rechargerecord');
});

it('is not there where nothing is tied', () => {
  expect(drawn('0.00').text).toBe('');
});

it.each(languages)('in %s with words of its own', (language) => {
  expect(drawn('150.00', language).text).not.toMatch(/turnover\.|\{/);
});
