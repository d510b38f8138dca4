import { signIn, signOut } from '../lib/session/session';
import { draw } from '../testing/draw';
import { held } from '../testing/safeguards';
import { BreakNote } from './BreakNote';

afterEach(() => {
  signOut({ farewell: false });
});

test('H8: a break says until when it lasts and leads to where it stands', () => {
  signIn('token-of-mia');
  const { text, html } = draw(<BreakNote />, [held({ until: '2099-11-21T12:00:00.000Z' })]);
  expect(text).toMatch(/^You are taking a break until Nov 21, 2099.* Own limits$/);
  expect(html).toContain('href="/pages/user/security?limits=1"');
  expect(draw(<BreakNote />, [held({ until: null })]).text).toMatch(
    /^You are taking a break for good/,
  );
  expect(draw(<BreakNote />, [held({})]).text).toBe('');
});

test('and nothing to a visitor', () => {
  expect(draw(<BreakNote />, [held({ until: null })]).text).toBe('');
});
