import type { CheckReason, RequestCheck } from '../../../../schema/request-checks';
import type { CheckFacts } from './check-facts';
import { weighFacts, type Asked } from './weigh-facts';

const nothing: CheckFacts = {
  receivingSame: true,
  channelOpen: true,
  creditedCount: 0,
  creditedSum: '0',
  refusedCount: 0,
  refusedSum: '0',
  openCount: 0,
  openSum: '0',
  openIds: [],
  openSameAmount: false,
  payersNamed: 0,
  payersSame: 0,
  pictureIds: [],
  alikeIds: [],
  pictureOfOtherUser: false,
  referenceIds: [],
};
const asked: Asked = { payerName: 'Ann Lee', hasReference: true, accountDays: 30 };

type Case = [RequestCheck, string, CheckReason, Partial<CheckFacts>, Partial<Asked>?];

const cases: Case[] = [
  ['RECEIVING', 'GREEN', 'RECEIVING_SAME', {}],
  ['RECEIVING', 'AMBER', 'RECEIVING_CHANGED', { receivingSame: false, channelOpen: false }],
  ['RECEIVING', 'AMBER', 'RECEIVING_CLOSED', { receivingSame: null, channelOpen: false }],
  ['RECEIVING', 'GREY', 'RECEIVING_UNKNOWN', { receivingSame: null }],
  ['PAYER', 'GREEN', 'PAYER_KNOWN', { payersNamed: 3, payersSame: 1 }],
  ['PAYER', 'AMBER', 'PAYER_OTHER', { payersNamed: 3 }],
  ['PAYER', 'GREY', 'PAYER_FIRST', {}],
  ['PAYER', 'GREY', 'PAYER_UNNAMED', { payersNamed: 3, payersSame: 3 }, { payerName: null }],
  ['EARLIER', 'GREEN', 'EARLIER_CREDITED', { creditedCount: 2 }],
  ['EARLIER', 'AMBER', 'EARLIER_REFUSED', { creditedCount: 9, refusedCount: 1 }],
  ['EARLIER', 'GREY', 'EARLIER_NONE', {}],
  ['OPEN', 'GREEN', 'OPEN_NONE', {}],
  ['OPEN', 'GREY', 'OPEN_OTHERS', { openCount: 1 }],
  ['OPEN', 'AMBER', 'OPEN_SAME_AMOUNT', { openCount: 1, openSameAmount: true }],
  ['PICTURE', 'GREEN', 'PICTURE_NEW', {}],
  ['PICTURE', 'AMBER', 'PICTURE_OF_SAME_USER', { pictureIds: ['4'] }],
  ['PICTURE', 'AMBER', 'PICTURE_LIKE_OTHER_USER', { pictureIds: ['4'], alikeIds: ['5'] }],
  ['PICTURE', 'AMBER', 'PICTURE_OF_OTHER_USER', { pictureIds: ['4'], pictureOfOtherUser: true }],
  ['REFERENCE', 'GREY', 'REFERENCE_NONE', {}, { hasReference: false }],
  ['REFERENCE', 'GREEN', 'REFERENCE_NEW', {}],
  ['REFERENCE', 'AMBER', 'REFERENCE_CREDITED', { referenceIds: ['4'] }],
  ['ACCOUNT_AGE', 'AMBER', 'AGE_NEW', {}, { accountDays: 0 }],
  ['ACCOUNT_AGE', 'GREEN', 'AGE_DAYS', {}, { accountDays: 1 }],
];

it.each(cases.map((one) => [one] as const))('%j', ([check, level, reason, facts, more]) => {
  const answers = weighFacts({ ...nothing, ...facts }, { ...asked, ...more });
  expect(answers.find((answer) => answer.check === check)).toMatchObject({ level, reason });
});

it('says sums in dollars, and which requests to look at', () => {
  const facts = { creditedCount: 2, creditedSum: '12345', refusedCount: 1, refusedSum: '100' };
  const answers = weighFacts({ ...nothing, ...facts, openCount: 1, openIds: ['8'] }, asked);
  expect(answers.find(({ check }) => check === 'EARLIER')?.figures).toEqual({
    credited: '2',
    creditedSum: '123.45',
    refused: '1',
    refusedSum: '1.00',
  });
  expect(answers.find(({ check }) => check === 'OPEN')?.otherIds).toEqual(['8']);
});
