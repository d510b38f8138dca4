import { certainWords } from './certain-words';
import { forbiddenWords } from '../forbidden-words';
import { languages, type Language } from '../languages';
import { oneForm, withoutLicences } from './licences';

/**
 * Other companies that people trust with money. Naming one beside ours borrows its name. Instruments are named by what
 * is quoted (Apple, Bitcoin), so no company whose shares are quoted stands here.
 */
const INSTITUTIONS =
  /\b(?:binance|coinbase|kraken|bybit|okx|huobi|kucoin|bitfinex|robinhood|etoro|plus500|interactive brokers|charles schwab|fidelity|vanguard|blackrock|goldman sachs|morgan stanley|j\.? ?p\.? ?morgan|bank of america|bank of china|china construction bank|agricultural bank of china|icbc|wells fargo|citi(?:bank|group)|barclays|hsbc|deutsche bank|commerzbank|credit suisse|ubs|bnp paribas|société générale|santander|bbva|standard chartered|nomura|mufg|revolut|paypal|western union)\b/gi;

const ASIAN_INSTITUTIONS =
  /币安|幣安|火币|火幣|汇丰|匯豐|中国银行|中國銀行|工商银行|工商銀行|建设银行|建設銀行|招商银行|招商銀行|花旗|高盛|摩根|渣打|野村|三菱UFJ|みずほ|バイナンス|コインベース|바이낸스|업비트|빗썸|국민은행|신한은행|ไบแนนซ์|ธนาคารกสิกร|ธนาคารกรุงเทพ|vietcombank|techcombank/giu;

/** Authorities by their short names: in capitals, as people know them. */
const AUTHORITIES =
  /\b(?:SEC|CFTC|FINRA|NFA|FCA|ASIC|BaFin|CySEC|FINMA|CNMV|AMF|ESMA|SFC|MAS|FSA|JFSA|FINTRAC|MSB)\b/g;

/** That somebody has been allowed to do this, in each language. */
const claims: Readonly<Record<Language, RegExp>> = {
  en: /(?:fully )?licen[cs]ed (?:by|in|and|under|broker)|regulated (?:by|in|broker)|authori[sz]ed (?:by|and regulated)|licen[cs]e (?:no|number)\b/gi,
  de: /lizenziert|zugelassen (?:von|durch|bei)|reguliert (?:von|durch)|lizenznummer/gi,
  es: /con licencia|autorizad[oa]s? por|regulad[oa]s? por|número de licencia/gi,
  fr: /agréée?s? par|autorisée?s? par|régulée?s? par|numéro d['’]agrément/gi,
  hk: /持牌|持有[^，。]{0,6}牌照|獲發牌|受[^，。]{0,8}監管|牌照號碼/g,
  jp: /登録済みの金融|免許を受け|認可を受け|の監督を受け|登録番号/g,
  kor: /인가를 받|허가를 받|면허를 받|의 규제를 받|등록번호/g,
  th: /ได้รับใบอนุญาต|ได้รับอนุญาตจาก|อยู่ภายใต้การกำกับ|เลขที่ใบอนุญาต/g,
  zh: /持牌|持有[^，。]{0,6}牌照|获得牌照|受[^，。]{0,8}监管|牌照号/g,
  vi: /được cấp phép|được quản lý bởi|chịu sự giám sát của|số giấy phép/gi,
};

/**
 * What a text may not say, as it stands there: promises nobody can keep, names of other institutions, and a licence, unless
 * it is said in just one of the wordings `licences` that are set. Under any language's name it may hold any: its own is looked
 * for first. What is hidden by gaps or look-alike letters is told as the list writes it. Empty when there is none. Pure;
 * bounded by whoever calls.
 */
export function forbiddenCopy(
  language: Language,
  text: string,
  licences: readonly string[] = [],
): string[] {
  const ordered = [language, ...languages.filter((one) => one !== language)];
  const plain = oneForm(text);
  const institutions = [INSTITUTIONS, compared(ASIAN_INSTITUTIONS)];
  const licensed = [AUTHORITIES, ...ordered.map((one) => compared(claims[one]))];
  const found = [
    ...wordsIn(plain, institutions),
    ...wordsIn(withoutLicences(plain, licences), licensed),
  ];
  const said = [...new Set([...ordered.flatMap((one) => forbiddenWords(one, text)), ...found])];
  return said.length > 0 ? withoutParts(said) : certainWords(text);
}

const wordsIn = (text: string, rules: readonly RegExp[]): string[] =>
  rules.flatMap((words) => [...text.matchAll(words)].map(([word]) => word));

/** Of what two languages find at one place the longer is told. */
const withoutParts = (words: readonly string[]): string[] =>
  words.filter((word) => !words.some((other) => other !== word && other.includes(word)));

/** In the form in which texts are compared: Thai vowels and wide letters have two. */
const compared = ({ source, flags }: RegExp): RegExp => new RegExp(source.normalize('NFKC'), flags);
