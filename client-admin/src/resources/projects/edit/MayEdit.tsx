import type { ReactNode } from 'react';
import { useRequireAccess } from 'react-admin';
import { Skeleton } from '../../../ui/list/Skeleton';

interface Props {
  readonly action: 'create' | 'edit';
  readonly children: ReactNode;
}

/** Who may not propose is told so, by the address too. */
export function MayEdit({ action, children }: Props) {
  const { isPending } = useRequireAccess({ resource: 'projects', action });
  return isPending ? <Skeleton /> : children;
}
