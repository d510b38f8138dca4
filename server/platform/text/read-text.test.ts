import { plainReference, plainText } from '../../../schema/text';
import { isRefusal } from '../domain-error';
import { optionalText, readReason, readSearch, readText } from './read-text';

/** The code and field a reader refuses with, or what it read. */
function outcome(read: () => string | null): unknown {
  try {
    return read();
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return [error.code, error.field];
  }
}

const name = (text: string) => outcome(() => readText(text, { max: 10, field: 'name' }));

describe('text is text', () => {
  it.each([
    ['NUL', 'a\u0000b'],
    ['escape', 'a\u001bb'],
    ['delete', 'a\u007fb'],
    ['a C1 control', 'a\u0085b'],
    ['a line separator', 'a\u2028b'],
    ['a line feed', 'a\nb'],
    ['a lone high surrogate', 'a\ud83db'],
    ['a lone low surrogate', 'a\udc00b'],
  ])('%s is refused with the field’s own code', (_, text) => {
    expect(name(text)).toEqual(['PARAM_INVALID', 'name']);
    const code = 'INVITER_INVALID';
    const own = () => readText(text, { max: 10, field: 'invitationCode', code });
    expect(outcome(own)).toEqual([code, 'invitationCode']);
  });

  it.each([
    ...[0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2060],
    ...[0x2061, 0x2064, 0x2066, 0x2067, 0x2068, 0x2069, 0xfeff, 0x061c, 0x180e, 0x00ad, 0x034f],
    ...[0x115f, 0x3164, 0xffa0, 0xe0041],
  ])('the sign %i, which nobody sees, is taken out', (sign) => {
    expect(name(`${String.fromCodePoint(sign)}ab${String.fromCodePoint(sign)}c `)).toBe('abc');
  });

  it('counts characters, not their units, and only what is left', () => {
    expect(name('\u{1f600}'.repeat(10))).toBe('\u{1f600}'.repeat(10));
    expect(name('\u{1f600}'.repeat(11))).toEqual(['PARAM_INVALID', 'name']);
    expect(name(`${'\u200b'.repeat(50)}ab`)).toBe('ab');
  });

  it('puts letters and their marks together', () => {
    expect(name('Cafe\u0301')).toBe('Caf\u00e9');
    expect(name('\uff21\uff22')).toBe('\uff21\uff22');
  });

  it('has nothing where nothing can be seen', () => {
    expect(optionalText('\u200b \u2060', { max: 10, field: 'name' })).toBeNull();
    expect(readReason('\u202e')).toBeNull();
    expect(readReason('a\r\nb')).toBe('a  b');
    expect(readSearch(null)).toBeNull();
    expect(outcome(() => readSearch('x'.repeat(255)))).toEqual(['PARAM_INVALID', 'search']);
  });

  it('takes references that look alike for one', () => {
    const plain = plainReference('BANK 4711', 80);
    for (const twin of [
      'bank 4711',
      ' BANK   4711 ',
      'BANK\u00a04711',
      '\u200bBA\u2060NK 4711\u202e',
      '\uff22\uff21\uff2e\uff2b \uff14\uff17\uff11\uff11',
    ]) {
      expect(plainReference(twin, 80)).toBe(plain);
    }
    expect(plainReference('BANK 4712', 80)).not.toBe(plain);
    expect(plainReference('a\u0000', 80)).toBeNull();
  });

  it('is bounded before any pattern sees it', () => {
    const began = process.cpuUsage();
    for (const sign of ['.', ' ', '\u200b', '\u0301', '\u{1f600}']) {
      expect(plainText(sign.repeat(2_000_000), { max: 80 })).toBeNull();
    }
    expect(process.cpuUsage(began).user / 1_000).toBeLessThan(500);
  });
});
