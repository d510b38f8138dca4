import { useUpload } from '../../lib/upload/useUpload';

/** Up to `chatPicturesMax` pictures of one message, each made small and sent as soon as it is chosen. */
export function usePictures() {
  const slots = [useUpload(), useUpload(), useUpload()];
  const free = slots.find(({ shown }) => shown === null);
  return {
    slots,
    paths: slots.flatMap(({ shown }) => shown?.path ?? []),
    busy: slots.some(({ shown }) => shown?.state === 'shrinking' || shown?.state === 'uploading'),
    /** Why the last file was not taken. */
    refused: slots.map(({ refused }) => refused).find((why) => why !== null) ?? undefined,
    /** Null once there are enough. */
    choose: free?.choose ?? null,
    clear: () => {
      for (const { remove } of slots) remove();
    },
  };
}

export type ChosenPictures = ReturnType<typeof usePictures>;
