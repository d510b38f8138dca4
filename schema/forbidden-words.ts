import { withoutDisclaimers } from './content/disclaimers';
import { languages, type Language } from './languages';
import { plainText } from './text';

/** Promises nobody can keep, in each language. */
const promises: Readonly<Record<Language, RegExp>> = {
  en: /guarantee|risk[- ]free|no risk|certain profit|sure profit|can['’]t lose|cannot lose|hurry|last chance/gi,
  de: /garantier|risikofrei|risikolos|ohne risiko|sicherer gewinn|beeil/gi,
  es: /garantizad|sin riesgo|libre de riesgo|ganancia segura|date prisa/gi,
  fr: /garanti|sans risque|gain assuré|dépêchez/gi,
  hk: /保證獲利|保證收益|穩賺|零風險|無風險|必勝|包賺/g,
  jp: /必ず儲|元本保証|利益保証|ノーリスク|リスクなし|確実に(?:勝|儲)/g,
  kor: /수익 ?보장|원금 ?보장|무위험|위험이 없|확실한 수익/g,
  th: /รับประกันกำไร|การันตี|ไม่มีความเสี่ยง|ไร้ความเสี่ยง|กำไรแน่นอน/g,
  zh: /保证获利|保证收益|稳赚|零风险|无风险|必胜|包赚/g,
  vi: /đảm bảo lợi nhuận|cam kết lợi nhuận|không rủi ro|không có rủi ro|chắc chắn lãi/gi,
};

/** In the form in which texts are compared: Thai vowels and wide letters have two. */
const compared = Object.fromEntries(
  Object.entries(promises).map(([language, { source, flags }]) => [
    language,
    new RegExp(source.normalize('NFKC'), flags),
  ]),
) as Record<Language, RegExp>;

/**
 * The words of a text in a language that nobody may write, as they stand in it: promises that nobody can keep. Empty
 * when there is none; that nothing is promised may be said. Wide letters, unseen signs and the width of gaps make no
 * difference.
 */
export function forbiddenWords(language: Language, text: string): string[] {
  const plain = plainText(text, { max: Infinity, form: 'NFKC', lines: true }) ?? text;
  const words = withoutDisclaimers(plain.replace(/\s+/g, ' ')).matchAll(compared[language]);
  return [...new Set([...words].map(([word]) => word))];
}

const inEach = (those: readonly Language[], text: string): string[] => [
  ...new Set(those.flatMap((one) => forbiddenWords(one, text))),
];

/** The same of a text that stands under a language's name: it may be in English all the same. */
export const forbiddenUnder = (language: Language, text: string): string[] =>
  inEach([language, 'en'], text);

/** The same of a name that all languages show, in whichever of them it speaks. */
export const forbiddenInAny = (text: string): string[] => inEach(languages, text);
