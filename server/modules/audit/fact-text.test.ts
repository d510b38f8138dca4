import { factText } from './fact-text';

it('texts by language stand in lines with the name of the language, in the order of the languages', () => {
  expect(factText({ zh: '海港', en: 'Harbour' })).toBe('English: Harbour\n简体中文: 海港');
});

it('what is the same on both sides is left out', () => {
  const sides = [
    { en: 'Harbour', de: 'Hafen' },
    { en: 'Harbour', de: 'Kai' },
  ] as const;
  expect(factText(sides[0], sides[1])).toBe('Deutsch: Hafen');
  expect(factText(sides[1], sides[0])).toBe('Deutsch: Kai');
});

it.each([
  [['a', { label: 'BANK', value: 'Harbour' }], 'a\nBANK: Harbour'],
  [true, 'true'],
  [30, '30'],
  ['as it is', 'as it is'],
])('%j reads as %j', (value, text) => {
  expect(factText(value)).toBe(text);
});
