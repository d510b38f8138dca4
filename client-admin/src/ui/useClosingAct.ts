import { useNotify, useRefresh } from 'react-admin';
import { useAct } from './useAct';

interface ClosingAct<Input> {
  readonly run: (input: Input) => Promise<unknown>;
  /** The words that say it is done. */
  readonly done: string;
  readonly onClose: () => void;
}

/** An act that ends its dialog: it is said to be done, and what stands behind is read again. */
export function useClosingAct<Input>({ run, done, onClose }: ClosingAct<Input>) {
  const notify = useNotify();
  const refresh = useRefresh();
  return useAct({
    run,
    onDone: () => {
      notify(done, { type: 'success' });
      refresh();
      onClose();
    },
  });
}
