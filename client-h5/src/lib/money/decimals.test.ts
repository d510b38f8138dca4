import { compare, partsPerMillion, ppmAsPercent, subtract } from './decimals';

test('M4: the difference of two prices is exact at any scale', () => {
  expect(subtract('1.08462', '1.08441')).toBe('0.00021');
  expect(subtract('1.1', '1.08441')).toBe('0.01559');
  expect(subtract('67214.50', '67215')).toBe('-0.50');
  expect(subtract('900719925474099.31', '900719925474099.30')).toBe('0.01');
});

test('prices compare by value, however many zeros they end with', () => {
  expect(compare('1.10', '1.1')).toBe(0);
  expect(compare('2384.16', '2384.2')).toBe(-1);
  expect(compare('154.382', '154.38')).toBe(1);
});

test('the tolerance sent is never finer than the API reads', () => {
  expect(partsPerMillion('1.26797', 500)).toBe('0.00063398');
  expect(partsPerMillion('0.00001', 1)).toBe('0');
});

test('M4: the tolerance sent is an exact part of the price shown', () => {
  expect(partsPerMillion('1.08462', 500)).toBe('0.00054231');
  expect(partsPerMillion('67214.50', 500)).toBe('33.60725');
  expect(partsPerMillion('154.382', 0)).toBe('0');
  expect(partsPerMillion('2000', 1_000_000)).toBe('2000');
  expect(ppmAsPercent(500)).toBe('0.05');
  expect(ppmAsPercent(10_000)).toBe('1.00');
});
