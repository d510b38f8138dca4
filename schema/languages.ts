export const languages = ['en', 'de', 'es', 'fr', 'hk', 'jp', 'kor', 'th', 'zh', 'vi'] as const;
export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'en';

interface LanguageFacts {
  /** BCP 47, for `lang` on the page and for Intl. */
  readonly tag: string;
  /** The language's name in itself. */
  readonly name: string;
  /** Currency of the optional "about" value; never that of a balance. */
  readonly currency: string;
  readonly symbol: string;
  /** How rising prices are coloured where the language is at home. */
  readonly market: 'green-up' | 'red-up' | 'red-blue';
}

export const languageFacts: Record<Language, LanguageFacts> = {
  en: { tag: 'en', name: 'English', currency: 'USD', symbol: '$', market: 'green-up' },
  de: { tag: 'de', name: 'Deutsch', currency: 'EUR', symbol: '€', market: 'green-up' },
  es: { tag: 'es', name: 'Español', currency: 'EUR', symbol: '€', market: 'green-up' },
  fr: { tag: 'fr', name: 'Français', currency: 'EUR', symbol: '€', market: 'green-up' },
  hk: { tag: 'zh-HK', name: '繁體中文', currency: 'HKD', symbol: 'HK$', market: 'green-up' },
  jp: { tag: 'ja', name: '日本語', currency: 'JPY', symbol: '¥', market: 'red-up' },
  kor: { tag: 'ko', name: '한국어', currency: 'KRW', symbol: '₩', market: 'red-blue' },
  th: { tag: 'th', name: 'ไทย', currency: 'THB', symbol: '฿', market: 'green-up' },
  zh: { tag: 'zh-CN', name: '简体中文', currency: 'CNY', symbol: '¥', market: 'red-up' },
  vi: { tag: 'vi', name: 'Tiếng Việt', currency: 'VND', symbol: '₫', market: 'green-up' },
};

const aliases: ReadonlyMap<string, Language> = new Map(
  Object.entries<Language>({
    'zh-cn': 'zh',
    'zh-sg': 'zh',
    'zh-hans': 'zh',
    cn: 'zh',
    'zh-tw': 'hk',
    'zh-hk': 'hk',
    'zh-mo': 'hk',
    'zh-hant': 'hk',
    tw: 'hk',
    ja: 'jp',
    ko: 'kor',
    vn: 'vi',
  }),
);

const isLanguage = (text: string): text is Language => languages.some((code) => code === text);

/** A code, an alias or a tag with a region, whatever its case; null when it is none of ours. */
export function readLanguage(text: string): Language | null {
  const plain = text.trim().toLowerCase().replaceAll('_', '-');
  for (const candidate of [plain, plain.split('-').slice(0, 2).join('-'), plain.split('-')[0]]) {
    if (candidate === undefined) continue;
    if (isLanguage(candidate)) return candidate;
    const alias = aliases.get(candidate);
    if (alias) return alias;
  }
  return null;
}
