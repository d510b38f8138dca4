import { looksLikeCode } from './conversations';

it.each([
  ...[
    '123456',
    '123 456',
    '123-456',
    '12 34 56',
    '1 2 3 4 5 6',
    '１２３４５６',
    '1.2.3.4.5.6',
    '12 - 34 - 56',
  ],
  ...['It is 482913.', '①②③④⑤⑥', 'Code:482913'],
])('S1: six digits are told before they are sent: %s', (text) => {
  expect(looksLikeCode(text)).toBe(true);
});

it.each([
  ...['123,456.00', '1,234.56', '1234.56', '12345', '1234567', '4402 918 33', '12:30:15'],
  ...['6222 0211 1234 5678', 'Nothing of the kind', ''],
])('an amount, a time or a longer number is no code: %s', (text) => {
  expect(looksLikeCode(text)).toBe(false);
});
