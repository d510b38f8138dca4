import { languages } from '../../../../../schema/languages';
import { draftFaults } from './draftFaults';
import { missingTexts, textFaults } from './draftTexts';
import { emptyDraft, proposedOf, readScaled, type ProjectDraft } from './projectDraft';

const inAll = (text: string) => Object.fromEntries(languages.map((one) => [one, text]));

const draft: ProjectDraft = {
  ...emptyDraft(Date.parse('2026-11-22T09:00:00Z')),
  ...{ titles: inAll('Harbour 30'), descriptions: inAll('Lends.'), risks: inAll('May fail.') },
  ...{ issuer: 'Tarn', rate: '9.125', days: '30', min: '100', max: '5,000.00', capacity: '100000' },
  ...{ withTopUp: true, topUp: '200', topUpDay: '15', earlyStop: true, reduction: '50' },
};

it('is proposed with ppm, basis points and cents as they were typed', () => {
  expect(draftFaults(draft)).toEqual(new Set());
  expect(textFaults(draft).size).toBe(0);
  expect(proposedOf('3', draft)).toMatchObject({
    ...{ id: '3', annualPpm: 91_250, days: 30, dividend: 'END', reductionBp: 5_000 },
    ...{ min: '100.00', max: '5000.00', capacity: '100000.00' },
    topUp: { amount: '200.00', day: 15 },
    saleStartsAt: '2026-11-22T09:00:00Z',
  });
});

it('without a top-up or leaving early proposes none', () => {
  const plain = proposedOf(null, { ...draft, withTopUp: false, earlyStop: false });
  expect(plain).toMatchObject({ id: null, topUp: null, reductionBp: null });
});

it.each<[string, Partial<ProjectDraft>]>([
  ['annualPpm', { rate: '0' }],
  ['annualPpm', { rate: '100.0001' }],
  ['annualPpm', { rate: '3,2' }],
  ['days', { days: '1096' }],
  ['days', { days: '0' }],
  ['min', { min: '1.000' }],
  ['max', { max: '299.99' }],
  ['max', { max: '1000000.01' }],
  ['capacity', { capacity: '4999.99' }],
  ['capacity', { capacity: '100000000.01' }],
  ['topUp.amount', { topUp: '0' }],
  ['topUp.day', { topUpDay: '30' }],
  ['topUp.day', { topUpDay: '0' }],
  ['earlyStop.reductionBp', { reduction: '100.01' }],
  ['saleStartsAt', { saleStartsAt: '2026-11-22T08:59' }],
  ['saleEndsAt', { saleEndsAt: draft.saleStartsAt }],
  ['issuer', { issuer: ' ' }],
])('says that %s is wrong: %j', (field, more) => {
  expect([...draftFaults({ ...draft, ...more })]).toContain(field);
});

it('counts what each language lacks, and says which texts are too long or promise too much', () => {
  const { de, ...nine } = inAll('Harbour 30');
  expect(de).toBe('Harbour 30');
  expect(missingTexts({ ...draft, titles: nine, risks: { ...draft.risks, de: ' ' } })).toEqual([
    ['de', 2],
  ]);
  const faults = textFaults({
    ...draft,
    titles: { ...nine, en: 'x'.repeat(121), zh: '稳赚 30' },
  });
  expect([...faults]).toEqual([
    ['titles.en', { kind: 'long', words: '' }],
    ['titles.de', { kind: 'missing', words: '' }],
    ['titles.zh', { kind: 'forbidden', words: '稳赚' }],
  ]);
});

it.each([
  ['9.125', 4, 91_250],
  ['50', 2, 5_000],
  ['0.0001', 4, 1],
  ['1.23456', 4, null],
  ['-1', 2, null],
  ['', 2, null],
] as const)('%s with %i decimals is %s', (text, places, read) => {
  expect(readScaled(text, places)).toBe(read);
});
