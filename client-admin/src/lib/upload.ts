import { noteReachable } from './connection';
import { Refused, type Refusal } from './refused';
import { consoleHeaders, signedInAgain } from './session';

/** A file is sent and read within this time, or given up. */
const timeoutMs = 60_000;

interface Upload {
  readonly form: FormData;
  /** Told of the part that was sent, from 0 to 1; at 1 the server has all and reads it. */
  readonly onSent?: ((part: number) => void) | undefined;
}

interface Answer {
  readonly errors?: readonly Refusal[];
}

/** `XMLHttpRequest`, because `fetch` does not tell how much of a body was sent. */
function send(path: string, { form, onSent }: Upload): Promise<string> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open('POST', path);
    call.timeout = timeoutMs;
    for (const [name, value] of Object.entries(consoleHeaders())) {
      call.setRequestHeader(name, value);
    }
    call.upload.onprogress = ({ loaded, total }) => onSent?.(total > 0 ? loaded / total : 0);
    call.onload = () => {
      noteReachable(true);
      resolve(call.responseText);
    };
    call.onerror = () => {
      noteReachable(false);
      reject(new Error('network'));
    };
    call.ontimeout = call.onerror;
    call.send(form);
  });
}

async function ask<Result extends Answer>(path: string, sent: Upload): Promise<Result> {
  sent.onSent?.(0);
  return JSON.parse(await send(path, sent)) as Result;
}

/**
 * Sends a form with a file to the server. When the session has ended, the password is asked for in
 * place and the form is sent again: the first had no effect.
 * @throws Refused when the server says no
 */
export async function upload<Result extends Answer>(path: string, sent: Upload): Promise<Result> {
  const sentAt = performance.now();
  let answer = await ask<Result>(path, sent);
  if (answer.errors?.[0]?.code === 'LOGIN_REQUIRED' && (await signedInAgain(sentAt))) {
    answer = await ask<Result>(path, sent);
  }
  const [refusal] = answer.errors ?? [];
  if (refusal) throw new Refused(refusal);
  return answer;
}
