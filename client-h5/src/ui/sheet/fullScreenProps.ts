import type { ReactNode } from 'react';

export interface FullScreenProps {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}
