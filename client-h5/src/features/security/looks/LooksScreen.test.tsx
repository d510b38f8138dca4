import { render, screen } from '@testing-library/react';
import { languages } from '../../../../../schema/languages';
import { staffLookKinds } from '../../../../../schema/states';
import { answering } from '../../../testing/answering';
import { platform } from '../../../testing/answers';
import { draw, known } from '../../../testing/draw';
import { StaffLooksDocument, type StaffLooksQuery } from '../security.generated';
import { LooksScreen } from './LooksScreen';

type Look = StaffLooksQuery['staffLooks']['edges'][number]['node'];

const look = (id: string, more: Partial<Look> = {}) => ({
  __typename: 'StaffLook' as const,
  id,
  at: '2026-11-20T12:30:00.000Z',
  kind: 'NUMBER_OPENED' as const,
  by: 'Lena Park',
  reason: 'Paying out 17.',
  about: null,
  ...more,
});

const page = (...nodes: readonly Look[]) => ({
  staffLooks: {
    __typename: 'StaffLookConnection' as const,
    edges: nodes.map((node) => ({ __typename: 'StaffLookEdge' as const, cursor: node.id, node })),
    pageInfo: { __typename: 'PageInfo' as const, endCursor: null, hasNextPage: false },
  },
});

describe('O3: who on the staff looked', () => {
  it('says so while nobody has looked', async () => {
    const { wrapper } = answering({ StaffLooks: [page()] });
    render(<LooksScreen />, { wrapper });
    expect(await screen.findByText('Nobody has looked')).toBeTruthy();
  });

  it('is told with what it was, who, and why', () => {
    const answer = known(StaffLooksDocument, page(look('2'), look('1', { reason: null })), {
      first: 20,
    });
    const { text } = draw(<LooksScreen />, [answer, platform()]);
    expect(text).toMatch(/full number of a payment method.*Lena Park.*Paying out 17\./);
    expect(text.match(/Lena Park/g)).toHaveLength(2);
  });

  it('names the request that was decided on', () => {
    const decided = look('2', { kind: 'REQUEST_REFUSED', about: 'WD-17', reason: 'Another name.' });
    const answer = known(StaffLooksDocument, page(decided), { first: 20 });
    const { text } = draw(<LooksScreen />, [answer, platform()]);
    expect(text).toMatch(/Refused your request WD-17.*Lena Park.*Another name\./);
  });

  it.each(languages)('every kind has its words in %s', (language) => {
    const all = staffLookKinds.map((kind, n) => look(String(100 - n), { kind, reason: null }));
    const answer = known(StaffLooksDocument, page(...all), { first: 20 });
    const { text } = draw(<LooksScreen />, [answer, platform()], language);
    expect(text).not.toMatch(/looks\.|_/);
    expect(text.match(/Lena Park/g)).toHaveLength(staffLookKinds.length);
  });
});
