/** Letters of other scripts, and signs, that are read as Latin ones. `forbidden_ask.sql` holds the same. */
export const lookAlikes =
  'АВЕКМНОРСТХІЈЅУаеорсухіјѕһԁԛԝкмнтвΑΒΕΖΗΙΚΜΝΟΡΤΥΧαοιρνυχκτεđĐıłŁøØß0134567892@$€|' +
  'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢɑɡɩʋꞁօսոհցꓐꓑꓓꓔꓖꓗꓚꓜꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴᎪᎢᎬᏔᏚᎡᏃᏢᏟᎷᎻᏙ' +
  'ɐɔǝɟƃɥᴉɾʞɯɹʇʌʍʎƽƨʂшщШЩωΩσςπгяЯиИпьɓƀɗƌԃƿþҏѡѵɛєəɵθΘӏӀƙƞηɳƭƫƥɠƈϲ¢£¥§' +
  '🅰🅱🅲🅳🅴🅵🅶🅷🅸🅹🅺🅻🅼🅽🅾🅿🆀🆁🆂🆃🆄🆅🆆🆇🆈🆉🅐🅑🅒🅓🅔🅕🅖🅗🅘🅙🅚🅛🅜🅝🅞🅟🅠🅡🅢🅣🅤🅥🅦🅧🅨🅩🇦🇧🇨🇩🇪🇫🇬🇭🇮🇯🇰🇱🇲🇳🇴🇵🇶🇷🇸🇹🇺🇻🇼🇽🇾🇿';
export const readAs =
  'abekmhopctxijsyaeopcyxijshdqwkmhtbabezhikmnoptyxaoipvuxkteddiiioosoieasgtbgzasei' +
  'abcdefghijkimnoprstuvwyzagiviounhgbpdtgkczmnisrvhwxyaeiouatewsrzpcmhv' +
  'acefghijkmrtvwyssswwwwwoosnrrrnnnbbbdddpppwveeeoooiiknnnttpgccciys' +
  'abcdefghijkimnopqrstuvwxyzabcdefghijkimnopqrstuvwxyzabcdefghijkimnopqrstuvwxyz';

const known = new Map(Array.from(lookAlikes, (sign, n) => [sign, readAs.charAt(n)]));

/** What is no letter of ten languages. */
export const noLetter = '[^a-z\u0e01-\u0e4e\u3041-\u3096\u30a1-\u30fa\u3400-\u9fff\uac00-\ud7a3]';
/** So many digits are an account or a telephone, however they are set apart. */
export const longNumber = '[0-9]([ .()/-]{0,2}[0-9]){8,}';
/** Where a sentence ends, and where a part of one does; single letters that are set apart by dots are one word. */
export const sentenceEnd = '([^ .!?;]{2})[.!?;]+( |$)';
export const questionEnd = '([^ .!?;]{2})[?][.!?;]*( |$)|()[?][.!?; ]*$';
export const partEnd = '([^ ,:]{2})[,:]( |$)';
/** Words that begin a part of a sentence: a no before them is not said of what follows. With their accents: số is no so. */
export const turn =
  ' (but(?! [mu][^ ]([^a-z]|$)| t[^ ] )|so|just|then|instead|aber|sondern|einfach|dann|pero|entonces|mais|donc|alors|nhưng) ' +
  '|但|可是|不过|不過|ですが|だから|하지만|그런데|แต่| (?=กรุณา|โปรด|แล้วส่ง|แล้วบอก)| y (?=env|mand|d[íi]g|d[eé][mn]|p[áa]s|compart|escr|facil|tecl|pag|transf)';
/** Words too short to be found without the gaps around them, as what they stand for. */
export const shortWords = (
  [
    ['[Oo0Оо] ?[TtТт] ?[PpРр]|2 ?[Ff] ?[AaАа]|TAN', 'onetimecode'],
    ['[PpРр] ?[IiІі1] ?[NnΝ]|[Pp] ?[Ww]|[Mm] ?[Dd] ?[Pp]', 'password'],
    ['[Tt][Gg]|[VvWw][Xx]|[Ii][Gg]', 'telegram'],
  ] as const satisfies readonly (readonly [string, string])[]
).map(([short, word]) => [`(^|[^A-Za-z])(${short})(?![A-Za-z])`, `$1${word}`] as const);

const everywhere = (pattern: string): RegExp => new RegExp(pattern, 'g');

/**
 * A text as it is looked through: without gaps, accents and signs, small, l as i and other look-alikes alike. Z stands for
 * a long number, E, Q and I for the ends of sentences, of questions and of their parts. `forbidden_ask.sql` says the same.
 */
export function squeezed(text: string): string {
  const plain = text
    .replaceAll(/[。！；]/g, '\u3401')
    .replaceAll(/[，、：]/g, '\u3402')
    .replaceAll('？', '\u3403')
    .replaceAll(everywhere(turn), ' \u3402 ')
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f\u200b-\u200f\u2060\ufeff\u00ad]/g, '')
    .replaceAll(/[\n\r\t]/g, ' ')
    .replaceAll(everywhere(longNumber), '\u3400');
  const ended = shortWords
    .reduce((read, [short, word]) => read.replaceAll(everywhere(short), word), plain)
    .replaceAll(everywhere(questionEnd), '$1\u3403')
    .replaceAll(everywhere(sentenceEnd), '$1\u3401')
    .replaceAll(everywhere(partEnd), '$1\u3402');
  const read = Array.from(ended, (sign) => known.get(sign) ?? sign).join('');
  return read
    .replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())
    .replaceAll('l', 'i')
    .replaceAll(' ', '')
    .replaceAll('()', 'o')
    .normalize('NFC')
    .replaceAll(everywhere(noLetter), '')
    .replaceAll('vv', 'w')
    .replaceAll('\u3400', 'Z')
    .replaceAll('\u3401', 'E')
    .replaceAll('\u3402', 'I')
    .replaceAll('\u3403', 'Q');
}

/** A text as it is written, small, with one gap where there were several. */
export const withoutGaps = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, '')
    .replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())
    .replaceAll(/[ \n\r\t]+/g, ' ');
