import {
  ageOn,
  birthDateIn,
  readBirthDate,
  readIdNumber,
  readPersonName,
  type IdType,
} from './identity';

it.each<[IdType, string, string]>([
  // The example of GB 11643-1999, and one that ends in X.
  ['IDENTITY_CARD', '11010519491231002X', '11010519491231002X'],
  ['IDENTITY_CARD', '440524188001010014', ''],
  ['IDENTITY_CARD', '110105 19491231 002x', '11010519491231002X'],
  ['IDENTITY_CARD', '110105194912310021', ''],
  ['IDENTITY_CARD', '11010519491331002X', ''],
  ['IDENTITY_CARD', 'ABCDEFGHIJ12345678', ''],
  ['IDENTITY_CARD', 'A123456(7)', 'A1234567'],
  ['IDENTITY_CARD', '12-345 678', '12345678'],
  ['IDENTITY_CARD', 'ABCDEFG', ''],
  ['IDENTITY_CARD', '1234', ''],
  ['PASSPORT', 'x1234789', 'X1234789'],
  ['PASSPORT', 'Ｘ１２３４７８９', 'X1234789'],
  ['PASSPORT', '12345', ''],
  ['PASSPORT', 'X123456789012', ''],
  ['DRIVING_LICENCE', 'MORGA 657054 SM9IJ', 'MORGA657054SM9IJ'],
  ['OTHER', '12/34', '1234'],
  ['OTHER', "1' OR '1'='1", ''],
  ['OTHER', '٣٤٥٦', ''],
  ['OTHER', '', ''],
  ['OTHER', '9'.repeat(400), ''],
])('of the type %s the number %j is read as %j', (type, text, read) => {
  expect(readIdNumber(type, text) ?? '').toBe(read);
});

it('no identity card of 18 characters stays right when one digit is mistaken or two neighbours change places', () => {
  const card = '11010519491231002X';
  const near = Array.from(card.slice(0, 17)).flatMap((digit, at) => [
    ...Array.from('0123456789')
      .filter((one) => one !== digit)
      .map((one) => card.slice(0, at) + one + card.slice(at + 1)),
    ...(at < 16 && digit !== card[at + 1]
      ? [card.slice(0, at) + (card[at + 1] ?? '') + digit + card.slice(at + 2)]
      : []),
  ]);
  expect(near.length).toBeGreaterThan(160);
  expect(near.filter((one) => readIdNumber('IDENTITY_CARD', one) !== null)).toEqual([]);
});

it('the day of birth of an identity card is read off it', () => {
  expect(birthDateIn('11010519491231002X')).toBe('1949-12-31');
  expect(birthDateIn('12345678')).toBeNull();
});

it.each([
  ['1900-01-01', true],
  ['1899-12-31', false],
  ['2026-11-22', true],
  ['2026-11-23', false],
  ['2024-02-29', true],
  ['2025-02-29', false],
  ['22.11.2000', false],
  ['2000-1-1', false],
  ['', false],
])('%j is a day of birth on 22 November 2026: %s', (text, fits) => {
  expect(readBirthDate(text, '2026-11-22')).toBe(fits ? text : null);
});

it.each([
  ['2008-11-22', 18],
  ['2008-11-23', 17],
  ['1908-11-21', 118],
  ['2026-11-22', 0],
])('who was born on %s is %s on 22 November 2026', (birth, age) => {
  expect(ageOn(birth, '2026-11-22')).toBe(age);
});

it('who was born on 29 February is a year older on 1 March', () => {
  expect([ageOn('2008-02-29', '2026-02-28'), ageOn('2008-02-29', '2026-03-01')]).toEqual([17, 18]);
});

it.each([
  ['  Anna   Example ', 'Anna Example'],
  ['李明', '李明'],
  ['Nguyễn Thị Minh Khai', 'Nguyễn Thị Minh Khai'],
  ["Seán O’Connor-D'Arcy", "Seán O’Connor-D'Arcy"],
  ['สมชาย ใจดี', 'สมชาย ใจดี'],
  ['A', null],
  ['', null],
  ['Anna 2', null],
  ['<b>Anna</b>', null],
  ['Anna\u202eelpmaxE', 'AnnaelpmaxE'],
  ['a'.repeat(81), null],
  ['- -', null],
])('the name %j is read as %j', (text, read) => {
  expect(readPersonName(text)).toBe(read);
});
