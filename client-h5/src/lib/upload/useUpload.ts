import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '../../../../schema/limits';
import { FileRefused } from '../fileAnswer';
import { faultWords } from '../network/faultWords';
import { toast } from '../toast';
import { sendImage } from './sendImage';
import { ImageRefused, shrinkImage } from './shrinkImage';
import { begun, unlessSent, type Upload } from './shown';

/** Words of refusals, beside those of every screen. */
const spaces = ['shared', 'errors'] as const;

/** One picture: made small, sent with progress, sent again or taken away. */
export function useUpload() {
  const { t } = useTranslation(spaces);
  const [shown, setShown] = useState<Upload | null>(null);
  /** Why the last file was not taken, in words; null when it was, or when there was none. */
  const [refused, setRefused] = useState<string | null>(null);
  const file = useRef<File>(null);
  const call = useRef<AbortController>(null);
  const change = (part: Partial<Upload>) => {
    setShown((before) => before && { ...before, ...part });
  };
  useEffect(() => () => call.current?.abort(), []);
  useRevoked(shown?.preview);

  async function send(chosen: File): Promise<void> {
    const own = new AbortController();
    call.current = own;
    try {
      change({ state: 'shrinking' });
      const image = await shrinkImage(chosen);
      change({ state: 'uploading', bytes: image.size, progress: 0 });
      const path = await sendImage(image, own.signal, (progress) => {
        change({ progress });
      });
      change({ state: 'done', progress: 1, path });
    } catch (error) {
      if (own.signal.aborted) return;
      if (isNotTaken(error)) {
        setRefused(wordsOf(error, t));
        setShown(null);
        return;
      }
      toast({ type: 'error', text: wordsOf(error, t) });
      change({ state: 'failed' });
    }
  }

  return {
    shown,
    refused,
    choose: (chosen: File) => {
      call.current?.abort();
      setRefused(null);
      file.current = chosen;
      setShown(begun(chosen));
      void send(chosen);
    },
    retry: () => {
      if (file.current) void send(file.current);
    },
    remove: () => {
      call.current?.abort();
      file.current = null;
      setRefused(null);
      setShown(null);
    },
    sent: (paths: readonly string[]) => {
      setShown(unlessSent(paths));
    },
  };
}

/** A file that is not taken is not taken twice: another one is asked for. */
const isNotTaken = (error: unknown): error is ImageRefused | FileRefused =>
  error instanceof ImageRefused || error instanceof FileRefused;

/** Frees a picture's memory once it is shown no longer. */
function useRevoked(preview: string | undefined): void {
  useEffect(
    () => () => {
      if (preview !== undefined) URL.revokeObjectURL(preview);
    },
    [preview],
  );
}

type Say = ReturnType<typeof useTranslation<typeof spaces>>['t'];

function wordsOf(error: unknown, t: Say): string {
  if (error instanceof ImageRefused)
    return t(`errors:${error.code}`, { mb: limits.uploadBytesMax / 1024 / 1024 });
  return error instanceof FileRefused ? error.message : faultWords(error);
}

export type UploadState = ReturnType<typeof useUpload>;
