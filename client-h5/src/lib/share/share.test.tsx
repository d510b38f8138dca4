import { share } from './share';

const page = { url: 'https://tarn.example/h5/#/pages/news/details?id=7', title: 'Title 7' };
const fault = (name: string) => Object.assign(new Error(name), { name });

/** What the device was asked to share, and what was copied, where sharing ends like this. */
async function shared(answer?: Error | 'done') {
  const [asked, copied]: [unknown[], string[]] = [[], []];
  const device = (what: unknown) => {
    asked.push(what);
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve();
  };
  const clipboard = {
    writeText: (text: string) => {
      copied.push(text);
      return Promise.resolve();
    },
  };
  Object.assign(navigator, { share: answer === undefined ? undefined : device });
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  await share(page);
  return { asked, copied };
}

it.each([
  ['a device that shares is asked', 'done' as const, { asked: [page], copied: [] }],
  ['its sheet that is closed is no fault', fault('AbortError'), { asked: [page], copied: [] }],
  [
    'where sharing fails the address is copied',
    fault('NotAllowedError'),
    { asked: [page], copied: [page.url] },
  ],
  ['where there is no way to share too', undefined, { asked: [], copied: [page.url] }],
])('%s', async (_, answer, result) => {
  expect(await shared(answer)).toEqual(result);
});
