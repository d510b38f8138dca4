import { doubt, heard } from './network/connection';
import { told } from './network/told';
import { requestHeaders } from './session/headers';

/** Requests, uploads and downloads give up after this time. */
export const requestTimeoutMs = 60_000;

const formEncoded = 'application/x-www-form-urlencoded';

interface Options {
  readonly method?: 'GET' | 'POST';
  readonly data?: Readonly<Record<string, string>>;
  readonly contentType?: string;
}

/**
 * The one way to ask what is not GraphQL, on the same host and protocol.
 * Resolves with the raw response whatever its status; rejects when the network failed.
 */
export function request(path: string, options: Options = {}): Promise<Response> {
  const { method = 'GET', data = {}, contentType = formEncoded } = options;
  const form = new URLSearchParams(data).toString();
  const common = {
    method,
    headers: { ...requestHeaders(), 'content-type': contentType },
    signal: AbortSignal.timeout(requestTimeoutMs),
  };
  if (method === 'GET') return told(fetch(form === '' ? path : `${path}?${form}`, common));
  const body = contentType === formEncoded ? form : JSON.stringify(data);
  return told(fetch(path, { ...common, body }));
}

interface Upload {
  readonly file: Blob;
  readonly name: string;
  /** From 0 to 1. */
  readonly onProgress?: (part: number) => void;
  readonly signal?: AbortSignal;
}

/** Sends one file in the field `image`. Resolves with the answer's text; rejects on network failure. */
export function upload(path: string, { file, name, onProgress, signal }: Upload): Promise<string> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open('POST', path);
    call.timeout = requestTimeoutMs;
    for (const [header, value] of Object.entries(requestHeaders())) {
      call.setRequestHeader(header, value);
    }
    const failed = () => {
      reject(new Error('network'));
    };
    call.onerror = () => {
      void doubt();
      failed();
    };
    call.ontimeout = () => {
      reject(new DOMException('too slow', 'TimeoutError'));
    };
    call.onabort = failed;
    call.onload = () => {
      heard();
      resolve(call.responseText);
    };
    call.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    signal?.addEventListener('abort', () => {
      call.abort();
    });
    const form = new FormData();
    form.append('image', file, name);
    call.send(form);
  });
}
