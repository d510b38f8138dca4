import { render, screen, waitFor } from '@testing-library/react';
import { clockAt } from '../../../testing/clock';
import { answering } from '../../../testing/answering';
import { OpenRequestsDocument } from '../support.generated';
import { OwnRequests } from './OwnRequests';

const request = (kind: string, id: string) => ({
  ...{ __typename: 'OwnRequest', kind, id, number: `N${id}`, stage: 'UNDER_REVIEW' },
  answerBy: '2026-11-20T12:30:00.000Z',
});

beforeEach(() => {
  clockAt('2026-11-20T12:00:00.000Z');
});

it('H8: names each open request with its stage and leads to its screen, where it has one', async () => {
  const openRequests = [request('RECHARGE', '7'), request('DISPUTE', '8')];
  const { wrapper } = answering({ OpenRequests: [{ openRequests }] });
  render(<OwnRequests />, { wrapper });
  const recharge = await screen.findByRole('link', { name: /Recharge N7 · Under review/ });
  expect(recharge.getAttribute('href')).toContain('id=7');
  expect(recharge.textContent).toContain('We answer by');
  expect(screen.getByText('Reported problem N8 · Under review').closest('a')).toBeNull();
});

it('H8: past the promised time it says that it is late', async () => {
  clockAt('2026-11-20T12:30:10.000Z');
  const { wrapper } = answering({ OpenRequests: [{ openRequests: [request('RECHARGE', '7')] }] });
  render(<OwnRequests />, { wrapper });
  expect(await screen.findByText(/promised by .* and is late/)).toBeTruthy();
  expect(screen.queryByText(/We answer by/)).toBeNull();
});

it('is not there while nothing waits', async () => {
  const { wrapper, client } = answering({ OpenRequests: [{ openRequests: [] }] });
  const { container } = render(<OwnRequests />, { wrapper });
  await waitFor(() => {
    expect(client.readQuery({ query: OpenRequestsDocument })).toEqual({ openRequests: [] });
  });
  expect(container.textContent).toBe('');
});
