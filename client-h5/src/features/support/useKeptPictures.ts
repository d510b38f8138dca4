import { useState } from 'react';
import type { ChosenPicture } from '../../lib/places/written';

/** Pictures from before a place was chosen: the server has them, and they are not sent again. */
export function useKeptPictures(before: readonly ChosenPicture[]) {
  const [kept, setKept] = useState(() => before.filter(({ path }) => path !== null));
  return kept.map((one) => ({
    shown: { state: 'done' as const, preview: null, ...one },
    file: () => one.file,
    remove: () => {
      setKept((all) => all.filter((other) => other !== one));
    },
  }));
}
