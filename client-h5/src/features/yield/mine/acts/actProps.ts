import type { Holding } from '../holdingStatus';

export interface ActProps {
  readonly holding: Holding;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Within an open sheet: drawn anew with each opening. */
export interface ActBodyProps extends Pick<ActProps, 'holding'> {
  readonly onDone: () => void;
  /** The sheet stays while something is sent. */
  readonly onBusy: (busy: boolean) => void;
}
