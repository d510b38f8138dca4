import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { chatLimits } from '../../../../schema/chat/conversations';
import type { ChosenPicture } from '../../lib/places/written';
import { useUpload } from '../../lib/upload/useUpload';

/** Pictures from before a place was chosen: the server has them, and they are not sent again. */
function useKeptPictures(before: readonly ChosenPicture[]) {
  const [kept, setKept] = useState(() => before.filter(({ path }) => path !== null));
  return kept.map((one) => ({
    shown: { state: 'done' as const, preview: null, ...one },
    file: () => one.file,
    remove: () => {
      setKept((all) => all.filter((other) => other !== one));
    },
    sent: (paths: readonly string[]) => {
      setKept((all) => all.filter(({ path }) => path === null || !paths.includes(path)));
    },
  }));
}

/** Each is made small and sent as soon as it is chosen; what had not come to the server before is sent anew. */
function useUploads(before: readonly ChosenPicture[]) {
  const files = useRef<(File | undefined)[]>([]);
  const uploads = [useUpload(), useUpload(), useUpload()].map((upload, n) => ({
    ...upload,
    file: () => files.current[n],
    choose: (file: File) => {
      files.current[n] = file;
      upload.choose(file);
    },
  }));
  const again = useEffectEvent(() => {
    const unsent = before.filter(({ path }) => path === null);
    for (const [n, { file }] of unsent.entries()) uploads[n]?.choose(file);
  });
  useEffect(() => {
    again();
  }, []);
  return uploads;
}

/** Up to `chatPicturesMax` pictures of one message; `before`: those it had when somebody left to choose a place. */
export function usePictures(before: readonly ChosenPicture[]) {
  const kept = useKeptPictures(before);
  const uploads = useUploads(before);
  const slots = [...kept, ...uploads.filter(({ shown }) => shown !== null)];
  const free = uploads.find(({ shown }) => shown === null);
  return {
    slots,
    paths: slots.flatMap(({ shown }) => shown?.path ?? []),
    busy: slots.some(({ shown }) => shown?.state === 'shrinking' || shown?.state === 'uploading'),
    /** Why the last file was not taken. */
    refused: uploads.map(({ refused }) => refused).find((why) => why !== null) ?? undefined,
    /** Null once there are enough. */
    choose: slots.length < chatLimits.chatPicturesMax ? (free?.choose ?? null) : null,
    /** As they are now, for whoever leaves and comes back. */
    chosen: (): ChosenPicture[] =>
      slots.flatMap(({ shown, file }) => {
        const one = file();
        return one ? [{ file: one, path: shown?.path ?? null }] : [];
      }),
    /** Those that were sent; what was chosen since stays. */
    clear: (paths: readonly string[]) => {
      for (const { sent } of slots) sent(paths);
    },
  };
}

export type ChosenPictures = ReturnType<typeof usePictures>;
