import { forbiddenCopy } from './forbidden-copy';
import { isPageLink, isWebLink, plainOfHtml } from './html';

it.each([
  ['en', 'Licensed by the SEC', ['Licensed by', 'SEC']],
  ['en', 'Kept at J.P. Morgan', ['J.P. Morgan']],
  ['de', 'Reguliert durch die BaFin', ['Reguliert durch', 'BaFin']],
  ['es', 'Autorizada por la CNMV', ['Autorizada por', 'CNMV']],
  ['fr', 'Agréé par l’AMF', ['Agréé par', 'AMF']],
  ['zh', '受香港证监会监管，与币安合作', ['受香港证监会监管', '币安']],
  ['hk', '本平台持牌經營', ['持牌']],
  ['jp', '金融庁の監督を受けています', ['金融庁', 'の監督を受け']],
  ['kor', '금융위원회의 인가를 받은 곳', ['금융위원회', '인가를 받']],
  ['th', 'ได้รับใบอนุญาตแล้ว', ['ได้รับใบอนุญาต']],
  ['vi', 'Được cấp phép hoạt động', ['Được cấp phép']],
] as const)('finds in %s what nobody backs: %s', (language, text, found) => {
  const wanted = found.map((word) => word.normalize('NFKC'));
  expect(forbiddenCopy(language, text).sort()).toEqual(wanted.sort());
});

it.each([
  ['de', 'A guaranteed risk-free profit'],
  ['de', 'Hurry, it is your last chance'],
  ['en', 'Reguliert durch die Behörde'],
  ['zh', 'A guaranteed risk-free profit'],
  ['en', 'Profits every day, 100% safe'],
  ['en', 'Kept at the Bank of China'],
  ['en', 'guаranteed'],
  ['en', 'g u a r a n t e e d'],
  ['es', 'ganancias seguras'],
  ['de', 'Sichere Gewinne'],
  ['fr', 'Des gains assurés'],
  ['zh', '保本保息'],
  ['zh', '持有牌照'],
  ['hk', '持有有效牌照'],
  ['hk', '日日賺'],
  ['jp', 'リスクゼロで毎日利益が出ます'],
  ['kor', '매일 수익이 나는 상품'],
  ['th', 'กำไรทุกวัน ปลอดภัย 100%'],
  ['vi', 'An toàn 100%, bảo toàn vốn'],
] as const)(
  'finds in the tab of %s what is certain nowhere, in any language: %s',
  (language, text) => {
    expect(forbiddenCopy(language, text)).not.toEqual([]);
  },
);

it.each([
  ['en', 'Apple, Bitcoin and gold are quoted for 60 seconds; the second price decides.'],
  ['es', 'Puedes mirar más; nadie puede saber el precio.'],
  ['fr', 'La mise peut être perdue en entier.'],
  ['zh', '价格可能上升，也可能下降。'],
  ['jp', '受付時間は平日です。'],
  ['vi', 'Bạn có thể mất toàn bộ số tiền.'],
] as const)('leaves plain words alone in %s: %s', (language, text) => {
  expect(forbiddenCopy(language, text)).toEqual([]);
});

const SAID = 'Licensed by the SEC, licence no. 12-345';
const ASIAN = '本平台持牌經營，牌照號碼 BCD 678';
const THAI = 'ได้รับใบอนุญาต เลขที่ใบอนุญาต 9';

describe('H10: a licence is claimed in the wordings that are set alone', () => {
  it.each([
    ['en', SAID],
    ['de', `Wir sind da. ${SAID}. Seit 2020.`],
    ['en', 'Licensed   by\nthe \u200bＳＥＣ, licence no. 12-345'],
    ['hk', `關於我們：${ASIAN}的資料`],
    ['th', `${THAI}และอื่นๆ`],
  ] as const)('allows in %s: %s', (language, text) => {
    expect(forbiddenCopy(language, text)).not.toEqual([]);
    expect(forbiddenCopy(language, text, [SAID, ASIAN, THAI])).toEqual([]);
  });

  it.each([
    ['Licensed by the SEC, licence no. 12-3456'],
    ['Licensed by the SEC, licence no. 12-345/6'],
    ['Licensed by the SEC, licence no. 12-345 678'],
    ['Licensed by the SEC, licence no. 12-345B'],
    [`x${SAID}`],
    ['licensed by the sec, licence no. 12-345'],
    ['Licensed by the SEC'],
    [`${SAID} and by the FCA`],
    [`Licensed ${SAID} by others`],
    [`${SAID}. 持牌`],
  ])('allows nothing else beside them: %s', (text) => {
    expect(forbiddenCopy('en', text, [SAID])).not.toEqual([]);
  });

  it('takes the longest wording first, and every sign as it is written', () => {
    const [short, long] = ['Licence no. 7', 'Licence no. 7 (authorised by the FCA) [*]'];
    expect(forbiddenCopy('en', `${long}. ${short}.`, [short, long])).toEqual([]);
    expect(forbiddenCopy('en', 'Licence no, 7', ['Licence no. 7'])).toEqual(['Licence no']);
  });

  it('allows neither a promise nor another institution in a wording that is set', () => {
    for (const text of ['Risk-free, licence no. 12', 'Binance, licence no. 12', 'Licence 12 保本'])
      expect([text, forbiddenCopy('en', text, [text])]).not.toEqual([text, []]);
  });
});

it('reads HTML as people do: a word stays whole over its marks, paragraphs stay apart', () => {
  expect(plainOfHtml('<p>reg<em>ul</em>ated</p><p>by &amp; by</p>')).toBe('regulated by & by');
  expect(plainOfHtml('<img src="/files/c/x.webp" alt="Guaranteed">')).toBe('Guaranteed');
});

it('a link leads to a screen that there is, or to another site over https', () => {
  expect(['/', '/pages/news/details?id=7', '/pages/user/order'].filter(isPageLink)).toHaveLength(3);
  for (const link of ['/pages/news/', '/admin', '//a.example', '/pages/news/news?x=<b>', '']) {
    expect(isPageLink(link)).toBe(false);
  }
  expect(isWebLink('https://a.example/x?y=1#z')).toBe(true);
  for (const link of ['http://a.example', 'https://a', 'https://u:p@a.example', 'https://a.b/"x']) {
    expect(isWebLink(link)).toBe(false);
  }
});
