import { isLostConnection } from './lost-connection';

const coded = (code: string) => Object.assign(new Error('x'), { code });

it.each([
  coded('57P01'),
  coded('08006'),
  coded('ECONNRESET'),
  new Error('Connection terminated unexpectedly'),
])('%s is a connection that went away', (error) => {
  expect(isLostConnection(error)).toBe(true);
});

it.each([coded('23505'), new TypeError('x is not a function'), null, 'text'])(
  '%s is a fault of another kind',
  (error) => {
    expect(isLostConnection(error)).toBe(false);
  },
);
