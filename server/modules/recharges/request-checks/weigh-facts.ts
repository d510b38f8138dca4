import { formatMoney, usd } from '../../../../schema/money';
import type { CheckLevel, CheckReason, RequestCheck } from '../../../../schema/request-checks';
import type { CheckFacts } from './check-facts';

/** One answer of the desk about a request. It decides nothing. */
export interface CheckAnswer {
  readonly check: RequestCheck;
  readonly level: CheckLevel;
  readonly reason: CheckReason;
  /** Of the reason's words: counts, and amounts as USD decimals. */
  readonly figures: Readonly<Record<string, string>>;
  /** Requests to look at beside this one. */
  readonly otherIds: readonly string[];
}

type Weighed = readonly [level: CheckLevel, reason: CheckReason];

/** What is known besides `CheckFacts`. */
export interface Asked {
  readonly payerName: string | null;
  /** Whether there is a reference to look for. */
  readonly hasReference: boolean;
  readonly accountDays: number;
}

/** Accounts younger than this are pointed out. */
const NEW_ACCOUNT_DAYS = 1;

function receiving({ receivingSame, channelOpen }: CheckFacts): Weighed {
  if (receivingSame === false) return ['AMBER', 'RECEIVING_CHANGED'];
  if (!channelOpen) return ['AMBER', 'RECEIVING_CLOSED'];
  return receivingSame === null ? ['GREY', 'RECEIVING_UNKNOWN'] : ['GREEN', 'RECEIVING_SAME'];
}

function payer({ payersNamed, payersSame }: CheckFacts, { payerName }: Asked): Weighed {
  if (payerName === null) return ['GREY', 'PAYER_UNNAMED'];
  if (payersNamed === 0) return ['GREY', 'PAYER_FIRST'];
  return payersSame > 0 ? ['GREEN', 'PAYER_KNOWN'] : ['AMBER', 'PAYER_OTHER'];
}

function earlier({ creditedCount, refusedCount }: CheckFacts): Weighed {
  if (refusedCount > 0) return ['AMBER', 'EARLIER_REFUSED'];
  return creditedCount > 0 ? ['GREEN', 'EARLIER_CREDITED'] : ['GREY', 'EARLIER_NONE'];
}

function open({ openCount, openSameAmount }: CheckFacts): Weighed {
  if (openCount === 0) return ['GREEN', 'OPEN_NONE'];
  return openSameAmount ? ['AMBER', 'OPEN_SAME_AMOUNT'] : ['GREY', 'OPEN_OTHERS'];
}

/** The very picture of another user says more than one that looks like it, and that more than one's own. */
function picture({ pictureIds, pictureOfOtherUser, alikeIds }: CheckFacts): Weighed {
  if (pictureOfOtherUser) return ['AMBER', 'PICTURE_OF_OTHER_USER'];
  if (alikeIds.length > 0) return ['AMBER', 'PICTURE_LIKE_OTHER_USER'];
  return pictureIds.length === 0 ? ['GREEN', 'PICTURE_NEW'] : ['AMBER', 'PICTURE_OF_SAME_USER'];
}

/** How many requests the reason speaks of, and all that are to be looked at beside. */
function pictured(facts: CheckFacts): Pick<CheckAnswer, 'figures' | 'otherIds'> {
  const { pictureIds, alikeIds } = facts;
  const spoken = picture(facts)[1] === 'PICTURE_LIKE_OTHER_USER' ? alikeIds : pictureIds;
  const otherIds = [...new Set([...spoken, ...pictureIds, ...alikeIds])].slice(0, 20);
  return { figures: { count: count(spoken.length) }, otherIds };
}

function reference({ referenceIds }: CheckFacts, { hasReference }: Asked): Weighed {
  if (!hasReference) return ['GREY', 'REFERENCE_NONE'];
  return referenceIds.length > 0 ? ['AMBER', 'REFERENCE_CREDITED'] : ['GREEN', 'REFERENCE_NEW'];
}

const age = ({ accountDays }: Asked): Weighed =>
  accountDays < NEW_ACCOUNT_DAYS ? ['AMBER', 'AGE_NEW'] : ['GREEN', 'AGE_DAYS'];

const dollars = (minor: string): string => formatMoney(usd(minor));
const count = (of: number): string => String(of);

/** The answers, in the order shown. */
export function weighFacts(facts: CheckFacts, asked: Asked): CheckAnswer[] {
  const { creditedCount, creditedSum, refusedCount, refusedSum, openCount, openSum } = facts;
  const { openIds, referenceIds } = facts;
  const of = (
    check: RequestCheck,
    [level, reason]: Weighed,
    { figures = {}, otherIds = [] }: Partial<CheckAnswer> = {},
  ): CheckAnswer => ({ check, level, reason, figures, otherIds });
  return [
    of('RECEIVING', receiving(facts)),
    of('PAYER', payer(facts, asked), { figures: { count: count(facts.payersSame) } }),
    of('EARLIER', earlier(facts), {
      figures: {
        credited: count(creditedCount),
        creditedSum: dollars(creditedSum),
        refused: count(refusedCount),
        refusedSum: dollars(refusedSum),
      },
    }),
    of('OPEN', open(facts), {
      figures: { count: count(openCount), sum: dollars(openSum) },
      otherIds: openIds,
    }),
    of('PICTURE', picture(facts), pictured(facts)),
    of('REFERENCE', reference(facts, asked), { otherIds: referenceIds }),
    of('ACCOUNT_AGE', age(asked), { figures: { days: count(asked.accountDays) } }),
  ];
}
