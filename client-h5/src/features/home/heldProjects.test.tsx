import { languages } from '../../../../schema/languages';
import { setBalanceHidden } from '../../lib/session/session';
import { usd } from '../../testing/answers';
import { draw, known } from '../../testing/draw';
import { wordsOf } from '../../testing/words';
import { HeldProjects } from './HeldProjects';
import { HeldProjectsDocument, type HeldProjectsQuery } from './heldProjects.generated';

type Holding = HeldProjectsQuery['holdings']['edges'][number]['node'];

const holding = (
  id: string,
  own: Partial<Holding> = {},
): Holding & { readonly __typename: 'Holding' } => ({
  ...{ __typename: 'Holding', id, state: 'EARNING', endsAt: '2026-12-20T12:00:00.000Z' },
  ...{ topupDueAt: null, settlesAt: null, principal: usd('500.00') },
  terms: { id, title: `Project ${id}` },
  ...own,
});

const drawn = (holdings: readonly Holding[], language: (typeof languages)[number] = 'en') =>
  draw(
    <HeldProjects />,
    [
      known(HeldProjectsDocument, {
        holdings: {
          edges: holdings.map((node) => ({ cursor: node.id, node })),
          pageInfo: { endCursor: null, hasNextPage: false },
        },
      }),
    ],
    language,
  );

const owing = holding('3', {
  state: 'NEEDS_TOPUP',
  topupDueAt: '2026-12-05T12:00:00.000Z',
  principal: usd('800.00'),
});

describe('H1: Home has one card of running holdings', () => {
  beforeEach(() => {
    setBalanceHidden(false);
  });

  it('with their sum and what happens next', () => {
    const { text, html } = drawn([holding('2'), owing]);
    expect(text).toMatch(/^In 2 projects Project 3: top-up due by Dec 5, 12:00 \$1,300\.00 /);
    expect(html).toContain('href="/pages/project/myproject"');
    const due = holding('4', { state: 'DUE', settlesAt: '2026-12-02T12:00:00.000Z' });
    expect(drawn([owing, due]).text).toContain('Project 4 can be settled; paid by Dec 2');
  });

  it.each(languages)('H4: with the risk line in %s', (language) => {
    expect(drawn([owing], language).text).toContain(wordsOf(language).yield.risk.estimates);
  });

  it('and none where nothing is held', () => {
    expect(drawn([]).html).toBe('');
  });

  it('whose sum hides with the balances', () => {
    setBalanceHidden(true);
    expect(drawn([owing]).text).toContain('****');
    expect(drawn([owing]).text).not.toContain('800');
  });

  it.each(languages)('in %s', (language) => {
    expect(drawn([holding('2'), owing], language).text).not.toMatch(/home\.|[{}]/);
  });
});
