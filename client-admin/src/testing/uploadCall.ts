import { act } from '@testing-library/react';

const opened: UploadCall[] = [];

/** The network of an upload in a test: it waits for what the test says came of it. */
export class UploadCall {
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  readonly headers: Record<string, string> = {};
  path = '';
  body: FormData | null = null;
  responseText = '';
  onload?: () => void;
  onerror?: () => void;

  constructor() {
    opened.push(this);
  }

  open(_: string, path: string): void {
    this.path = path;
  }

  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }

  send(body: FormData): void {
    this.body = body;
  }

  /** So many of a hundred bytes are on their way. */
  sent(loaded: number): Promise<void> {
    return act(async () => {
      this.upload.onprogress?.({ loaded, total: 100 });
      await Promise.resolve();
    });
  }

  answer(body: object): Promise<void> {
    return act(async () => {
      this.responseText = JSON.stringify(body);
      this.onload?.();
      await Promise.resolve();
    });
  }

  lose(): Promise<void> {
    return act(async () => {
      this.onerror?.();
      await Promise.resolve();
    });
  }
}

/** Uploads of this test go nowhere from here on; they are listed in their order. */
export function uploadCalls(): readonly UploadCall[] {
  opened.length = 0;
  Object.assign(globalThis, { XMLHttpRequest: UploadCall });
  return opened;
}
