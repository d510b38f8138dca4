import { languages } from '../../../../schema/languages';
import type { VerificationState } from '../../../../schema/identity';
import { draw, known } from '../../testing/draw';
import { AccountStandingDocument } from './account.generated';
import { ReadingRows } from './ReadingRows';
import { StandingRows } from './StandingRows';

const usd = (amount: string) => ({ amount, asset: 'USD' as const });
const standing = (
  state: VerificationState | null,
  { messagesUnread = 0, left = '0.00', reason = null as string | null } = {},
) =>
  known(AccountStandingDocument, {
    verification: state && { id: '1', state, reason },
    messagesUnread,
    openTurnover: { held: usd('50.00'), left: usd(left) },
  });

const drawn = (...facts: Parameters<typeof standing>) =>
  draw(<StandingRows />, [standing(...facts)]).text;

describe('H1: the user centre says who one is to the platform', () => {
  it.each([
    [null, 'Not verified'],
    ['UNDER_REVIEW', 'Under review'],
    ['REFUSED', 'Refused, try again'],
    ['VERIFIED', 'Verified'],
  ] as const)('%s: %s', (state, words) => {
    expect(drawn(state)).toBe(`Personal information Verification ${words}`);
  });

  it('why it was refused, and nothing of that once it is sent again', () => {
    const reason = 'The photo is blurred.';
    expect(drawn('REFUSED', { reason })).toContain(`Verification ${reason} Refused, try again`);
    expect(drawn('UNDER_REVIEW', { reason })).not.toContain(reason);
  });

  it('how many messages are unread, and nothing where all are read', () => {
    const read = (messagesUnread: number) =>
      draw(<ReadingRows />, [standing('VERIFIED', { messagesUnread })]).text;
    expect(read(3)).toContain('Messages 3 new');
    expect(read(0)).not.toMatch(/\d/);
  });

  it('M14: what of the money is tied to turnover, while some is', () => {
    expect(drawn('VERIFIED', { left: '10.00' })).toContain('Tied to turnover $50.00');
    expect(drawn('VERIFIED')).not.toContain('Tied');
  });

  it.each(languages)('in %s with words of its own', (language) => {
    const answers = [standing('REFUSED', { messagesUnread: 1, left: '10.00' })];
    for (const rows of [<StandingRows key="who" />, <ReadingRows key="what" />])
      expect(draw(rows, answers, language).text).not.toMatch(/account\.|\{/);
  });
});
