import { uploadCalls } from '../testing/uploadCall';
import { whenSessionEnds } from './session';
import { upload } from './upload';

const ended = { errors: [{ code: 'LOGIN_REQUIRED', message: 'Please log in first' }] };

/** An upload under way, and the calls it makes. */
function sending() {
  const calls = uploadCalls();
  const parts: number[] = [];
  const answer = upload('/admin/bank-files', {
    form: new FormData(),
    onSent: (part) => parts.push(part),
  });
  // Whoever waits for it sees its failure.
  answer.catch(() => undefined);
  return { calls, parts, answer };
}

describe('an upload', () => {
  it('names the console, which nothing of another site can', () => {
    const { calls } = sending();
    expect(calls[0]?.headers['x-tarn-console']).toBe('1');
  });

  it('whose session ended is sent again once the person signed in again', async () => {
    const stop = whenSessionEnds(() => Promise.resolve(true));
    const { calls, parts, answer } = sending();
    await calls[0]?.sent(100);
    await calls[0]?.answer(ended);
    await calls[1]?.answer({ id: '3' });
    stop();
    expect(await answer).toEqual({ id: '3' });
    expect(calls).toHaveLength(2);
    expect(parts).toEqual([0, 1, 0]);
  });

  it('whose session ended fails when nobody signs in again', async () => {
    const stop = whenSessionEnds(() => Promise.resolve(false));
    const { calls, answer } = sending();
    await calls[0]?.answer(ended);
    stop();
    await expect(answer).rejects.toMatchObject({ code: 'LOGIN_REQUIRED' });
    expect(calls).toHaveLength(1);
  });

  it('that cannot be read fails', async () => {
    const { calls, answer } = sending();
    const [call] = calls;
    if (call) call.responseText = '<html>';
    call?.onload?.();
    await expect(answer).rejects.toThrow();
  });
});
