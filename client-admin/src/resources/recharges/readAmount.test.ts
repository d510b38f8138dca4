import { readAmount } from './readAmount';

describe('an amount typed by a reviewer', () => {
  test.each([
    ['300', '300.00'],
    [' 1,250.5 ', '1250.50'],
    ['0.01', '0.01'],
  ])('%s is %s', (text, amount) => {
    expect(readAmount(text)).toEqual({ amount, asset: 'USD' });
  });

  test.each(['', '0', '-5', '1.234', 'three', '1e3', '０'])('%s is none', (text) => {
    expect(readAmount(text)).toBeNull();
  });
});
