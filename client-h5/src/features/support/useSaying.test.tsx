import { act, renderHook } from '@testing-library/react';
import { answering } from '../../testing/answering';
import { useSaying, type To } from './useSaying';

const refused = { conversation: null, userErrors: [] };

/** Sends one thing after another while every answer is lost but the last; answers the client ids in order. */
async function keysOf(said: readonly { to: To; text: string; paths: readonly string[] }[]) {
  const { sent, wrapper } = answering({
    ChatSay: [...said.slice(1).map(() => 'lost' as const), { chatSay: refused }],
  });
  const { result, rerender } = renderHook(({ to }: { to: To }) => useSaying(to), {
    wrapper,
    initialProps: { to: said[0]?.to ?? { id: '5' } },
  });
  for (const { to, text, paths } of said) {
    rerender({ to });
    await act(() => result.current.send({ text, paths }).catch(() => null));
  }
  return sent.map(({ variables }) => (variables.input as { clientId: string }).clientId);
}

const talk = { to: { id: '5' }, text: 'It is number 4.', paths: ['u/a.webp'] };
const fresh = { topic: 'OTHER', subject: null } as const;
const begun = { to: fresh, text: 'Hello', paths: [] };

it('M7: what got no answer is sent again under its id', async () => {
  const [first, second] = await keysOf([talk, talk]);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).toBe(first);
});

it.each([
  ['words', talk, { ...talk, text: 'It is number 5.' }],
  ['pictures', talk, { ...talk, paths: [] }],
  ['topic', begun, { ...begun, to: { ...fresh, topic: 'FEEDBACK' } as const }],
  [
    'subject',
    begun,
    { ...begun, to: { ...fresh, subject: { kind: 'RECHARGE', id: '3' } } as const },
  ],
] as const)('M7: other %s after a lost answer have an id of their own', async (_, one, other) => {
  const ids = await keysOf([one, other]);
  expect(new Set(ids).size).toBe(2);
});
