import * as real from 'isomorphic-dompurify';
import { htmlCleaner, TEXTS_A_DOCUMENT, type Cleaner } from './html-cleaner';

it('S7: a document serves so many texts and no more; the next one has the same rules', async () => {
  let served = 0;
  const documents: number[] = [];
  const counted: Cleaner = {
    sanitize: real.sanitize,
    addHook: real.addHook,
    clearWindow() {
      documents.push(served);
      served = 0;
      real.clearWindow();
    },
  };
  const clean = htmlCleaner(() => Promise.resolve(counted));
  const kept = new Set<string>();
  for (let n = 0; n < 3 * TEXTS_A_DOCUMENT + 1; n += 1) {
    kept.add(await clean('<p class="x">Read <a href="/nowhere" title="t">this</a></p>'));
    served += 1;
  }
  expect([...kept]).toEqual(['<p>Read this</p>']);
  expect(documents).toEqual([TEXTS_A_DOCUMENT, TEXTS_A_DOCUMENT, TEXTS_A_DOCUMENT]);
});

it.each([
  [
    '<p>See <a href="/pages/user/limits">your <em>limits</em></a>.</p>',
    '<p>See your <em>limits</em>.</p>',
  ],
  ['<a href="javascript:x()"><a name="y">x</a></a> <a>y</a>', 'x y'],
  ['<p><a href="/pages/news/news">News</a></p>', '<p><a href="/pages/news/news">News</a></p>'],
])('S7: a link that leads nowhere is saved as its words alone: %s', async (html, saved) => {
  const clean = htmlCleaner(() => Promise.resolve(real));
  expect(await clean(html)).toBe(saved);
});
