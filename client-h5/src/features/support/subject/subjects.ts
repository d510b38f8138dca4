import type { ChatSubject, ChatTopic } from '../../../../../schema/chat/conversations';
import type { Money } from '../../../graphql.generated';
import type { OwnSubjectsQuery } from '../support.generated';

/** Something of one's own that a conversation can be about. */
export interface Subject {
  readonly kind: Exclude<ChatSubject, 'APPEAL'>;
  readonly id: string;
  /** Of what has an amount. */
  readonly money: Pick<Money, 'amount' | 'asset'> | null;
  readonly at: string;
}

/** What fits a topic, the newest first. */
export function subjectsOf(own: OwnSubjectsQuery, topic: ChatTopic): readonly Subject[] {
  const recharges = own.recharges.edges.map(({ node: { id, amount, submittedAt } }): Subject => ({
    ...{ kind: 'RECHARGE', id, money: amount, at: submittedAt },
  }));
  const withdrawals = own.withdrawals.edges.map(
    ({ node: { id, amount, submittedAt } }): Subject => ({
      ...{ kind: 'WITHDRAWAL', id, money: amount, at: submittedAt },
    }),
  );
  const orders = own.orders.edges.map(({ node: { id, stake, openedAt } }): Subject => ({
    ...{ kind: 'ORDER', id, money: stake, at: openedAt },
  }));
  const holdings = own.holdings.edges.map(({ node: { id, principal, startedAt } }): Subject => ({
    ...{ kind: 'HOLDING', id, money: principal, at: startedAt },
  }));
  switch (topic) {
    case 'RECHARGE':
      return recharges;
    case 'CONTRACT':
      return [...orders, ...disputesOf(own)];
    case 'FUND_PASSWORD':
      return helpOf(own, 'PASSWORD_REQUEST');
    case 'REWARD':
      return claimsOf(own);
    case 'DATA_CHANGE':
      return [...helpOf(own, 'INFO_CHANGE'), ...verificationOf(own)];
    case 'OTHER':
      return [...withdrawals, ...holdings, ...verificationOf(own)];
    default:
      return [];
  }
}

/** Own help requests of a queue. */
function helpOf(own: OwnSubjectsQuery, kind: 'PASSWORD_REQUEST' | 'INFO_CHANGE'): Subject[] {
  const isChange = kind === 'INFO_CHANGE';
  return own.helpRequests.flatMap(({ id, kind: asked, submittedAt }) =>
    asked !== 'APPEAL' && (asked === 'INFO_CHANGE') === isChange
      ? [{ kind, id, money: null, at: submittedAt }]
      : [],
  );
}

/** Own reports of settlements. */
const disputesOf = ({ disputes }: OwnSubjectsQuery): Subject[] =>
  disputes.edges.map(({ node: { id, submittedAt } }) => ({
    ...{ kind: 'DISPUTE', id, money: null, at: submittedAt },
  }));

/** Own claims of rewards for inviting. */
function claimsOf({ invitation }: OwnSubjectsQuery): Subject[] {
  const claims = invitation.rewards.flatMap(({ claimId, claimedAt, amount }): Subject[] =>
    claimId === null || claimedAt === null
      ? []
      : [{ kind: 'REWARD_CLAIM', id: claimId, money: amount, at: claimedAt }],
  );
  return claims.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
}

/** What one sent in last to prove who one is. */
const verificationOf = ({ verification }: OwnSubjectsQuery): Subject[] =>
  verification
    ? [
        {
          ...{ kind: 'VERIFICATION', id: verification.requestId, money: null },
          at: verification.submittedAt,
        },
      ]
    : [];
