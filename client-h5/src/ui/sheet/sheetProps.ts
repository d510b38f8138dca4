import type { ReactNode } from 'react';

export interface SheetProps {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** While something is being sent, the sheet cannot be closed. */
  readonly locked?: boolean;
  /** The title is small: what leads stands in the content. */
  readonly quiet?: boolean;
}
