import { subscriberOf } from './network';

it.each([
  ['2001:db8:1:2::1', '2001:0db8:0001:0002:ffff:ffff:ffff:ffff', true],
  ['2001:db8:1:2::1', '2001:DB8:1:2:0:0:0:9', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['2001:db8::1', '2001:db8:0:0:1::', true],
  ['::ffff:192.0.2.1', '192.0.2.1', true],
  ['::ffff:c000:201', '192.0.2.1', true],
  ['192.0.2.1', '192.0.2.2', false],
  ['::1', '::2', true],
])('A4: %s and %s are one subscriber: %s', (one, other, same) => {
  expect(subscriberOf(one) === subscriberOf(other)).toBe(same);
});
