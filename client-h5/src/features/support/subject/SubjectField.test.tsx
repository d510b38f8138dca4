import { fireEvent, render, screen } from '@testing-library/react';
import { chosenTopics, type ChatTopic } from '../../../../../schema/chat/conversations';
import type { ChatSubjectInput } from '../../../graphql.generated';
import { answering } from '../../../testing/answering';
import { usd } from '../../../testing/answers';
import { wordsOf } from '../../../testing/words';
import { SubjectField } from './SubjectField';
import type { OwnSubjectsQuery } from '../support.generated';

const words = wordsOf('en').support.chat;
const at = (day: number) => `2026-11-0${String(day)}T09:00:00.000Z`;

const own: OwnSubjectsQuery = {
  recharges: { edges: [{ node: { id: '1', submittedAt: at(1), amount: usd('100.00') } }] },
  withdrawals: { edges: [{ node: { id: '2', submittedAt: at(1), amount: usd('50.00') } }] },
  orders: { edges: [{ node: { id: '3', openedAt: at(1), stake: usd('10.00') } }] },
  holdings: { edges: [{ node: { id: '4', startedAt: at(1), principal: usd('500.00') } }] },
  helpRequests: [
    { id: '5', kind: 'FUND_PASSWORD', submittedAt: at(1) },
    { id: '6', kind: 'INFO_CHANGE', submittedAt: at(1) },
    { id: '7', kind: 'APPEAL', submittedAt: at(1) },
  ],
  disputes: { edges: [{ node: { id: '8', submittedAt: at(1) } }] },
  invitation: {
    rewards: [
      { tier: 1, claimId: '9', claimedAt: at(1), amount: usd('10.00') },
      { tier: 5, claimId: '10', claimedAt: at(2), amount: usd('30.00') },
      { tier: 20, claimId: null, claimedAt: null, amount: usd('100.00') },
    ],
  },
  verification: { id: '12', requestId: '11', submittedAt: at(1) },
};

/** What can be chosen for a topic, and what comes of choosing it. */
async function offered(topic: ChatTopic) {
  const chosen: (ChatSubjectInput | null)[] = [];
  const { wrapper } = answering({ OwnSubjects: [own] });
  const { unmount } = render(
    <SubjectField topic={topic} value={null} onChange={(subject) => chosen.push(subject)} />,
    { wrapper },
  );
  const field = await screen.findByRole<HTMLSelectElement>('combobox', { name: words.about });
  const options = [...field.options].slice(1);
  for (const { value } of options) fireEvent.change(field, { target: { value } });
  unmount();
  return { labels: options.map(({ text }) => text.split(' · ')[0]), chosen };
}

it('each topic offers what of one’s own fits it, by the request that staff work on', async () => {
  const found: Partial<Record<ChatTopic, readonly string[]>> = {};
  for (const topic of chosenTopics.filter((one) => one !== 'FEEDBACK')) {
    const { chosen } = await offered(topic);
    found[topic] = chosen.map((one) => `${one?.kind ?? ''} ${one?.id ?? ''}`);
  }
  expect(found).toEqual({
    RECHARGE: ['RECHARGE 1'],
    FUND_PASSWORD: ['PASSWORD_REQUEST 5'],
    REWARD: ['REWARD_CLAIM 10', 'REWARD_CLAIM 9'],
    DATA_CHANGE: ['INFO_CHANGE 6', 'VERIFICATION 11'],
    CONTRACT: ['ORDER 3', 'DISPUTE 8'],
    OTHER: ['WITHDRAWAL 2', 'HOLDING 4', 'VERIFICATION 11'],
  });
});

it('reports, claims and verifications are called by their own names', async () => {
  expect((await offered('CONTRACT')).labels).toEqual([words.subject.ORDER, words.subject.DISPUTE]);
  expect((await offered('REWARD')).labels[0]).toBe(words.subject.REWARD_CLAIM);
  expect((await offered('DATA_CHANGE')).labels[1]).toBe(words.subject.VERIFICATION);
});
