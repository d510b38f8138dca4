import { cleanHtml } from './clean-html';

jest.mock('isomorphic-dompurify', () => {
  throw new Error('loaded on the event loop');
});

it('S7: HTML is cleaned in a thread: on the event loop its cleaner is never loaded', async () => {
  const all = ['<p>Hello<script>alert(1)</script></p>', '<p onclick="x()">Again</p>'];
  expect(await Promise.all(all.map(cleanHtml))).toEqual(['<p>Hello</p>', '<p>Again</p>']);
});
