import { act } from '@testing-library/react';

const opened: UploadCall[] = [];

/** The network of one upload: it was opened, and waits for what the test says came of it. */
export class UploadCall {
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  responseText = '';
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  readonly open = jest.fn();
  readonly setRequestHeader = jest.fn();
  readonly send = jest.fn();

  constructor() {
    opened.push(this);
  }

  abort(): void {
    this.onabort?.();
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

/** Uploads of this test go nowhere from here on; they are listed in their order. `revoked`: addresses that were freed. */
export function uploadCalls(): {
  readonly calls: readonly UploadCall[];
  readonly revoked: readonly string[];
} {
  opened.length = 0;
  const revoked: string[] = [];
  let made = 0;
  Object.assign(URL, {
    createObjectURL: () => `blob:${String((made += 1))}`,
    revokeObjectURL: (url: string) => revoked.push(url),
  });
  Object.assign(globalThis, { XMLHttpRequest: UploadCall });
  return { calls: opened, revoked };
}

/** What the server answers to one that it took. */
export const stored = (path: string) => ({ id: '7', path });
