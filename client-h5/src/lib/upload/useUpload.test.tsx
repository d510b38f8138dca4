import { act, renderHook } from '@testing-library/react';
import { session, signIn, signOut } from '../session/session';
import { hostToasts } from '../toast';
import { answering } from '../../testing/answering';
import { stored, uploadCalls, UploadCall } from '../../testing/uploadCall';
import { wordsOf } from '../../testing/words';
import { useUpload } from './useUpload';

let calls: readonly UploadCall[];
let revoked: readonly string[];
const said: string[] = [];

const picture = (name: string, type = 'image/png') => new File(['picture'], name, { type });
const refusal = (code: string, message: string, reason = '') => ({
  errors: [{ code, message, figures: [{ name: 'reason', value: reason }] }],
});

function uploading() {
  const { result, unmount } = renderHook(() => useUpload(), answering({}));
  return {
    shown: () => result.current.shown,
    refused: () => result.current.refused,
    unmount,
    choose: (file: File) =>
      act(async () => {
        result.current.choose(file);
        await Promise.resolve();
      }),
    act: (what: 'retry' | 'remove') =>
      act(async () => {
        result.current[what]();
        await Promise.resolve();
      }),
  };
}
beforeEach(() => {
  ({ calls, revoked } = uploadCalls());
  said.length = 0;
  hostToasts({ show: ({ text }) => said.push(text), close: () => undefined });
});

it('shows how far the picture is, and its name at the server once it is there', async () => {
  const { shown, choose } = uploading();
  await choose(picture('a.png'));
  expect(shown()).toMatchObject({ state: 'uploading', progress: 0, path: null });
  act(() => calls[0]?.upload.onprogress?.({ loaded: 30, total: 40 }));
  expect(shown()).toMatchObject({ state: 'uploading', progress: 0.75 });
  await calls[0]?.answer(stored('u/a.webp'));
  expect(shown()).toMatchObject({ state: 'done', progress: 1, path: 'u/a.webp' });
});

it('a lost connection keeps the picture, and sends it again when asked', async () => {
  const { shown, choose, act: doIt } = uploading();
  await choose(picture('a.png'));
  await calls[0]?.lose();
  expect(shown()).toMatchObject({ state: 'failed', preview: 'blob:1', path: null });
  expect(said).toEqual([wordsOf('en').shared.client.NETWORK_ERROR]);
  await doIt('retry');
  await calls[1]?.answer(stored('u/a.webp'));
  expect(shown()).toMatchObject({ state: 'done', path: 'u/a.webp' });
});

it('H8: what the server does not take is said in its words', async () => {
  const { shown, refused, choose } = uploading();
  await choose(picture('a.png'));
  await calls[0]?.answer(refusal('FILE_INVALID', 'The picture is damaged.'));
  expect(shown()).toBeNull();
  expect(refused()).toBe('The picture is damaged.');
});

it('H8: a file that is no picture is refused here, and nothing is sent', async () => {
  const { shown, refused, choose } = uploading();
  Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error('no picture')) });
  await choose(picture('a.pdf', 'application/pdf'));
  expect(shown()).toBeNull();
  expect(calls).toEqual([]);
  expect(refused()).toBe(wordsOf('en').errors.FILE_INVALID);
  await choose(picture('b.png'));
  expect(refused()).toBeNull();
});

it('another picture takes the place of the one under way, whose answer then counts for nothing', async () => {
  const { shown, choose } = uploading();
  await choose(picture('a.png'));
  await choose(picture('b.png'));
  await calls[0]?.answer(stored('u/a.webp'));
  expect(shown()).toMatchObject({ state: 'uploading', preview: 'blob:2', path: null });
  await calls[1]?.answer(stored('u/b.webp'));
  expect(shown()).toMatchObject({ state: 'done', path: 'u/b.webp' });
  expect(said).toEqual([]);
  expect(revoked).toEqual(['blob:1']);
});

it('a picture that was taken away is gone, and what comes later does not bring it back', async () => {
  const { shown, choose, act: doIt } = uploading();
  await choose(picture('a.png'));
  await doIt('remove');
  await calls[0]?.answer(stored('u/a.webp'));
  expect(shown()).toBeNull();
  await doIt('retry');
  expect(calls).toHaveLength(1);
  expect(said).toEqual([]);
});

it('leaving the page ends the upload', async () => {
  const { choose, unmount } = uploading();
  await choose(picture('a.png'));
  const abort = jest.spyOn(calls[0] ?? new UploadCall(), 'abort');
  unmount();
  expect(abort).toHaveBeenCalledTimes(1);
  expect(revoked).toEqual(['blob:1']);
});

it('a session that has ended ends here too', async () => {
  signIn('secret');
  const { choose } = uploading();
  await choose(picture('a.png'));
  await calls[0]?.answer(refusal('LOGIN_REQUIRED', 'Log in first.'));
  expect(session().token).toBeNull();
});

it('A3: an account that was locked meanwhile shows why', async () => {
  signIn('secret');
  const { choose } = uploading();
  await choose(picture('a.png'));
  await calls[0]?.answer(refusal('ACCOUNT_LOCKED', 'Locked.', 'Two people use it'));
  expect(session()).toMatchObject({ token: 'secret', locked: 'Two people use it' });
  signOut({ farewell: false });
});
