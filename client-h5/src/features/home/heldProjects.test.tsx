import { languages } from '../../../../schema/languages';
import { setBalanceHidden } from '../../lib/session/session';
import { usd } from '../../testing/answers';
import { draw, known } from '../../testing/draw';
import { wordsOf } from '../../testing/words';
import { HeldProjects } from './HeldProjects';
import { HeldProjectsDocument, type HeldProjectsQuery } from './heldProjects.generated';

type Overview = HeldProjectsQuery['yieldOverview'];
type Next = NonNullable<Overview['next']>;

const owing: Next = {
  ...{ id: '3', state: 'NEEDS_TOPUP', endsAt: '2026-12-20T12:00:00.000Z' },
  ...{ topUp: usd('50.00'), topupDueAt: '2026-12-05T12:00:00.000Z', settlesAt: null },
  terms: { id: '9', title: 'Project 3' },
};
const two: Overview = { running: 2, held: usd('1300.00'), next: owing };

const drawn = (yieldOverview: Overview, language: (typeof languages)[number] = 'en') =>
  draw(<HeldProjects />, [known(HeldProjectsDocument, { yieldOverview })], language);

describe('H1: Home has one card of running holdings', () => {
  beforeEach(() => {
    setBalanceHidden(false);
  });

  it('with their sum and what happens next', () => {
    const { text, html } = drawn(two);
    expect(text).toMatch(
      /^In 2 projects Project 3: top-up of \$50\.00 due by Dec 5, 12:00 \$1,300\.00 /,
    );
    expect(html).toContain('href="/pages/project/myproject"');
    const due = { ...owing, state: 'DUE', settlesAt: '2026-12-02T12:00:00.000Z' } as const;
    expect(drawn({ ...two, next: due }).text).toContain(
      'Project 3 can be settled; paid by Dec 2, 12:00',
    );
    const earning = { ...owing, state: 'EARNING', topupDueAt: null } as const;
    expect(drawn({ ...two, next: earning }).text).toContain('Project 3 ends on Dec 20');
  });

  it('of all of them, however many, as the server counts them', () => {
    const many = { ...two, running: 57, held: usd('41250.00') };
    expect(drawn(many).text).toMatch(/^In 57 projects .* \$41,250\.00 /);
  });

  it.each(languages)('H4: with the risk line in %s', (language) => {
    expect(drawn(two, language).text).toContain(wordsOf(language).yield.risk.estimates);
  });

  it('and none where nothing is held', () => {
    expect(drawn({ running: 0, held: usd('0.00'), next: null }).html).toBe('');
  });

  it('whose sums hide with the balances', () => {
    setBalanceHidden(true);
    expect(drawn(two).text).toContain('****');
    expect(drawn(two).text).not.toMatch(/300|50\.00/);
  });

  it.each(languages)('in %s', (language) => {
    const { text } = drawn(two, language);
    expect(text).not.toMatch(/home\.|[{}]/);
    // What is due is named by itself, beside the sum of what is held.
    expect(text.replaceAll(/[^0-9]/g, ' ')).toMatch(/ 50 00 .* 1 300 00 /);
  });
});
