import { askRules } from './asks/ask-rules';
import { reviewStates } from './review-states';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { doneCodes } from './done';
import { errorCatalogue, errorCodes } from './errors';
import { forbiddenWords } from './forbidden-words';
import firstLegalTexts from '../migrations/content/first-legal-texts.json';
import { languages } from './languages';
import { limits } from './limits';
import { memberLevels, movementKinds } from './states';

const root = join(__dirname, 'locales');
type Words = Readonly<Record<string, string>>;

/** Nested words as one level: `trade.title`. Lists count by their place. */
function flat(value: unknown, path = ''): Words {
  if (typeof value === 'string') return { [path]: value };
  return Object.assign(
    {},
    ...Object.entries(value as object).map(([key, entry]) =>
      flat(entry, path ? `${path}.${key}` : key),
    ),
  ) as Words;
}

const read = (language: string, file: string): Words =>
  flat(JSON.parse(readFileSync(join(root, language, file), 'utf8')));

const placeholders = (text: string) =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

/** Languages with one form for all numbers have no `_one`. */
const withoutPlurals = (keys: readonly string[]) =>
  [...new Set(keys.map((key) => key.replace(/_(zero|one|two|few|many|other)$/, '')))].sort();

const others = languages.filter((language) => language !== 'en');
const tenLanguageFiles = [
  'done.json',
  'errors.json',
  'labels.json',
  'mail.json',
  ...readdirSync(join(root, 'en/h5')).map((file) => `h5/${file}`),
];
/** A word of four letters, and after it one of three. */
function hasSentence(text: string): boolean {
  const words = text.split(/\s/);
  const first = words.findIndex((word) => /[a-z]{4}/i.test(word));
  return first >= 0 && words.slice(first + 1).some((word) => /[a-z]{3}/i.test(word));
}

const files = (language: string) =>
  tenLanguageFiles.map((file) => [file, read(language, file)] as const);

it('there is a folder for each of the ten languages and for no other', () => {
  expect(readdirSync(root).sort()).toEqual([...languages].sort());
});

describe.each(others)('the words in %s', (language) => {
  it('each feature of H5 has its file, and no other stands there', () => {
    expect(readdirSync(join(root, language, 'h5')).sort()).toEqual(
      readdirSync(join(root, 'en/h5')).sort(),
    );
  });

  it.each(tenLanguageFiles)('%s: the same keys as in English', (file) => {
    expect(withoutPlurals(Object.keys(read(language, file)))).toEqual(
      withoutPlurals(Object.keys(read('en', file))),
    );
  });

  it.each(tenLanguageFiles)('%s: the same placeholders as in English', (file) => {
    const english = read('en', file);
    const odd = Object.entries(read(language, file)).filter(([key, text]) => {
      const twin = english[key] ?? english[key.replace(/_(one|many|few)$/, '_other')] ?? '';
      // A singular may leave its number out.
      return !key.endsWith('_one') && placeholders(text).join() !== placeholders(twin).join();
    });
    expect(odd).toEqual([]);
  });

  it('no English is left over', () => {
    const left = files(language).flatMap(([file, words]) => {
      const english = read('en', file);
      return Object.entries(words)
        .filter(
          ([key, text]) =>
            text === english[key] &&
            hasSentence(
              text.replace(/\{\{\w+\}\}|TradingView.*|WeChat Pay|Alipay|Tarn|USDT?|JPEG|WebP/g, ''),
            ),
        )
        .map(([key]) => `${file}: ${key}`);
    });
    expect(left).toEqual([]);
  });

  it('nothing is empty', () => {
    expect(
      files(language).flatMap(([file, words]) =>
        Object.entries(words)
          .filter(([, text]) => text.trim() === '')
          .map(([key]) => `${file}: ${key}`),
      ),
    ).toEqual([]);
  });
});

/** What has one name in a language has no other beside it; nor is a stake called a bet, or who was invited the inviter. */
const OTHER_NAMES = [
  ['de', /Kundendienst/],
  ['es', /apuesta/i],
  ['jp', /招待者|招待特典|取引額|賭け|アクティビティ/],
  ['kor', /고객 서비스|거래액|베팅/],
  ['vi', /cược/i],
] as const;

describe.each(languages)('the names in %s', (language) => {
  it('H10: the brand is a setting: no word that users read has one in it', () => {
    const named = files(language).flatMap(([file, words]) =>
      Object.keys(words)
        .filter((key) => words[key]?.includes('Tarn'))
        .map((key) => `${file}: ${key}`),
    );
    expect(named).toEqual([]);
  });
});

it.each(OTHER_NAMES)('one thing has one name in %s', (language, other) => {
  const found = files(language).flatMap(([file, words]) =>
    Object.entries(words)
      .filter(([, text]) => other.test(text))
      .map(([key]) => `${file}: ${key}`),
  );
  expect(found).toEqual([]);
});

describe.each(languages)('the words for refusals in %s', (language) => {
  it('cover every code and no other', () => {
    expect(Object.keys(read(language, 'errors.json')).sort()).toEqual([...errorCodes].sort());
    expect(Object.keys(read(language, 'done.json')).sort()).toEqual([...doneCodes].sort());
    expect(
      Object.keys(
        JSON.parse(readFileSync(join(root, language, 'labels.json'), 'utf8')) as object,
      ).sort(),
    ).toEqual(
      [
        ...movementKinds,
        'break.forGood',
        'method.GET',
        ...askRules.map((rule) => `ask.${rule}`),
        'credit.manual',
        'invitation.rules',
        'withdrawal.cancelled',
        'lock.frozen',
        'tries.left',
        'prohibit.PROOF_MISMATCH',
        'prohibit.SETTLEMENT_WRONG',
        ...['yield.append', 'yield.early', 'yield.earlyDaily', 'yield.late'],
        ...memberLevels.map((level) => `member.${level}`),
        ...reviewStates.map((state) => `review.${state}`),
      ].sort(),
    );
  });

  it('use only the figures their code carries', () => {
    const words = read(language, 'errors.json');
    const odd = errorCodes.filter((code) =>
      placeholders(words[code] ?? '').some(
        (name) => !Object.keys(errorCatalogue[code].params).includes(name ?? ''),
      ),
    );
    expect(odd).toEqual([]);
  });
});

it.each(['en', 'zh'])(
  'the console in %s has a word for every movement and no other',
  (language) => {
    const kinds = Object.keys(read(language, 'admin/statementLines.json'))
      .filter((key) => key.startsWith('kind.'))
      .map((key) => key.slice('kind.'.length));
    const names = movementKinds.map((kind) => kind.toUpperCase().replace('.', '_'));
    expect(kinds.sort()).toEqual(names.sort());
  },
);

/** That the whole stake can be lost, in each language. */
const losesAll: Readonly<Record<(typeof languages)[number], RegExp>> = {
  en: /lose the whole stake/,
  de: /ganzen Einsatz .*verlieren/,
  es: /perder toda la cantidad/,
  fr: /perdre toute la mise/,
  hk: /損失全部本金/,
  jp: /全額.*失う/,
  kor: /전부.*잃을/,
  th: /เสียเงินลงสัญญาทั้งหมด/,
  zh: /损失全部本金/,
  vi: /mất toàn bộ tiền đặt lệnh/,
};

const half: Readonly<Record<(typeof languages)[number], RegExp>> = {
  en: /more often than half of the time/,
  de: /mehr als der Hälfte/,
  es: /más de la mitad/,
  fr: /plus d’une fois sur deux/,
  hk: /超過一半/,
  jp: /半分を超えて/,
  kor: /절반보다 자주/,
  th: /มากกว่าครึ่งหนึ่ง/,
  zh: /超过一半/,
  vi: /hơn một nửa/,
};

/** What every platform begins with. */
const [firstAgreement = {}, firstNotice = {}] = firstLegalTexts.map(
  ({ bodies }): Readonly<Record<string, string>> => bodies,
);

describe('H4: risk is said, and nothing is called certain', () => {
  it.each(languages)('in %s no text promises what nobody can keep', (language) => {
    const found = files(language).flatMap(([file, words]) =>
      Object.entries(words)
        .filter(([, text]) => forbiddenWords(language, text).length > 0)
        .map(([key]) => `${file}: ${key}`),
    );
    expect(found).toEqual([]);
  });

  it.each(['en', 'zh'] as const)('nor does the console in %s', (language) => {
    const found = readdirSync(join(root, language, 'admin')).flatMap((file) =>
      Object.values(read(language, join('admin', file))),
    );
    expect(found.filter((text) => forbiddenWords(language, text).length > 0)).toEqual([]);
  });

  it.each(languages)('in %s each text about risk says that all of it can be lost', (language) => {
    const trading = read(language, 'h5/trading.json');
    const texts = [
      read(language, 'h5/shared.json')['common.riskLine'],
      trading['review.risk'],
      firstNotice[language],
    ];
    for (const text of texts) expect(text).toMatch(losesAll[language]);
  });

  it.each(languages)(
    'in %s the notice says that one must be right more than half of the time',
    (language) => {
      const trading = read(language, 'h5/trading.json');
      expect(firstNotice[language]).toMatch(half[language]);
      expect(trading['result.money.LOSS']).toContain('{{stake}}');
      expect(trading['result.money.LOSS']).toContain('{{fee}}');
    },
  );

  it.each(languages)('in %s the agreement has a part on risk', (language) => {
    const [, , risk = ''] = firstAgreement[language]?.split('<h2>') ?? [];
    expect(risk.match(/<p>/g)).toHaveLength(3);
  });
});

describe('H5: the few limits that stand in texts as figures', () => {
  const size = String(limits.uploadBytesMax / 1024 / 1024);
  const password = [limits.passwordLengthMin, limits.passwordLengthMax].map(String);

  it.each(languages)('in %s are those the server enforces', (language) => {
    const hint = read(language, 'h5/recharge.json')['recharge.screenshotHint'] ?? '';
    expect(hint.match(/\d+/g)).toEqual([size]);
    const errors = read(language, 'errors.json');
    for (const code of ['PASSWORD_LENGTH', 'FUND_PASSWORD_LENGTH'])
      expect(errors[code]?.match(/\d+/g)).toEqual(password);
  });

  it.each(languages)(
    'in %s no text names hours of customer service: they are a setting',
    (language) => {
      const all = readdirSync(join(root, language), { recursive: true, encoding: 'utf8' });
      const named = all
        .filter((file) => file.endsWith('.json'))
        .flatMap((file) =>
          Object.entries(read(language, file)).map(([key, text]) => [file, key, text]),
        )
        .filter(([, , text]) => /24\s*[/×x]\s*[57]/i.test(text ?? ''));
      expect(named).toEqual([]);
    },
  );

  it.each(languages)(
    'in %s the words of amounts and times hold no figure of their own',
    (language) => {
      const groups = /^(ticket\.reason|recharge\.(reason|limits|promise|submitted)|review)\b/;
      const odd = [
        ...Object.entries(read(language, 'h5/trading.json')),
        ...Object.entries(read(language, 'h5/recharge.json')),
      ].filter(
        // Two decimals are the scale of the currency, not a setting.
        ([key, text]) =>
          groups.test(key) && key !== 'ticket.reason.amountInvalid' && /\d/.test(text),
      );
      expect(odd).toEqual([]);
    },
  );
});
