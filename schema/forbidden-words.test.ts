import { forbiddenInAny, forbiddenUnder, forbiddenWords } from './forbidden-words';

it.each([
  ['en', 'Guaranteed and risk free', ['Guarantee', 'risk free']],
  ['en', 'A loan may fail.', []],
  ['de', 'Garantierte Zinsen, ohne  Risiko', ['Garantier', 'ohne Risiko']],
  ['zh', '稳赚不赔，零风险', ['稳赚', '零风险']],
  ['th', 'กำไรแน่นอน', ['กำไรแน่นอน'.normalize('NFKC')]],
] as const)('finds in %s what nobody can promise: %s', (language, text, found) => {
  expect(forbiddenWords(language, text)).toEqual(found);
});

it('wide letters, unseen signs, other apostrophes and the end of a line hide nothing', () => {
  for (const text of ['ｒｉｓｋ－ｆｒｅｅ', 'guar\u200bantee', 'you can’t lose', 'risk\nfree']) {
    expect(forbiddenWords('en', text)).toHaveLength(1);
  }
});

it('under any language’s name English is read as well; a name is read in all', () => {
  expect(forbiddenUnder('kor', 'Risk-free 30')).toEqual(['Risk-free']);
  expect(forbiddenUnder('en', 'Guaranteed')).toEqual(['Guarantee']);
  // The French list would find it: a German text that says there is none is left alone.
  expect(forbiddenUnder('de', 'Es gibt keine Garantie.')).toEqual([]);
  expect(forbiddenInAny('稳赚 Ltd')).toEqual(['稳赚']);
  expect(forbiddenInAny('Harbour Ltd')).toEqual([]);
});
