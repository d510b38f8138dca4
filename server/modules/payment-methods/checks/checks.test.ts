import { isIban, looksLikeIban } from './iban';
import { readAddress } from './read-address';

describe('an IBAN', () => {
  it.each([
    ['DE89370400440532013000', true],
    ['GB82WEST12345698765432', true],
    ['NO9386011117947', true],
    ['MT84MALT011000012345MTLCAST001S', true],
    ['GB82WEST12345698765423', false],
    ['DE89370400440532013001', false],
    // Right by its digits, but not of its country's length.
    ['DE8937040044053201300', false],
  ])('%s: %s', (text, right) => {
    expect(looksLikeIban(text)).toBe(true);
    expect(isIban(text)).toBe(right);
  });

  it.each(['6222021234567890123', 'US12345678901234', 'ABC12345678', 'DEA9370400440532013000'])(
    'is not what %s says it is',
    (text) => {
      expect(looksLikeIban(text)).toBe(false);
    },
  );

  it('is wrong with any two neighbours that differ exchanged, and with any one sign altered', () => {
    const right = 'GB82WEST12345698765432';
    for (let at = 4; at < right.length; at += 1) {
      const [one = '', two = ''] = [right[at], right[at + 1]];
      const swapped = right.slice(0, at) + two + one + right.slice(at + 2);
      if (two !== '' && one !== two) expect([swapped, isIban(swapped)]).toEqual([swapped, false]);
      const altered = right.slice(0, at) + (one === '7' ? '8' : '7') + right.slice(at + 1);
      expect([altered, isIban(altered)]).toEqual([altered, false]);
    }
  });
});

const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const ETHEREUM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const OLD_BITCOIN = '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2';
const SCRIPT = '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy';
const SEGWIT = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
const TAPROOT = 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0';

describe('an address', () => {
  it.each([
    ['USDT_TRC20', TRON, TRON],
    ['USDT_ERC20', ETHEREUM, ETHEREUM],
    [
      'ETH',
      '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
      '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    ],
    ['ETH', ETHEREUM.toLowerCase(), ETHEREUM],
    ['ETH', `0x${ETHEREUM.slice(2).toUpperCase()}`, ETHEREUM],
    ['BTC', OLD_BITCOIN, OLD_BITCOIN],
    ['BTC', SCRIPT, SCRIPT],
    ['BTC', SEGWIT, SEGWIT],
    ['BTC', SEGWIT.toUpperCase(), SEGWIT],
    ['BTC', TAPROOT, TAPROOT],
  ] as const)('of %s, %s, is kept as %s', (kind, text, kept) => {
    expect(readAddress(kind, text)).toBe(kept);
  });

  it.each([
    ['USDT_TRC20', OLD_BITCOIN, 'is of another network'],
    ['USDT_TRC20', ETHEREUM, 'is of another network'],
    ['USDT_ERC20', TRON, 'is of another network'],
    ['BTC', TRON, 'is of another network'],
    ['BTC', ETHEREUM, 'is of another network'],
    ['BTC', 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn', 'is of the test network'],
    ['BTC', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', 'is of the test network'],
    ['BTC', 'BC1Qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'mixes capitals and small letters'],
    ['BTC', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh', 'has the checksum of a later version'],
    ['BTC', 'bc1pw5dgrnzv', 'is too short for its version'],
    ['BTC', 'BC1SW50QGDZ25J', 'has a version that nobody can spend'],
    ['ETH', ETHEREUM.replace('aAe', 'AAe'), 'has the capitals of another'],
    ['ETH', ETHEREUM.slice(0, -1), 'is too short'],
    ['ETH', `${ETHEREUM}0`, 'is too long'],
    ['ETH', ETHEREUM.slice(2), 'has no 0x'],
    ['USDT_TRC20', '', 'is empty'],
  ] as const)('of %s, %s, is none: it %s', (kind, text, _why) => {
    expect(readAddress(kind, text)).toBeNull();
  });

  it.each([
    ['USDT_TRC20', TRON],
    ['ETH', ETHEREUM],
    ['BTC', OLD_BITCOIN],
    ['BTC', SEGWIT],
    ['BTC', TAPROOT],
  ] as const)('of %s, %s, is none with any one of its signs altered', (kind, right) => {
    for (let at = 0; at < right.length; at += 1) {
      const sign = right[at] === '3' ? '4' : '3';
      const altered = right.slice(0, at) + sign + right.slice(at + 1);
      expect([altered, readAddress(kind, altered)]).toEqual([altered, null]);
    }
  });
});
