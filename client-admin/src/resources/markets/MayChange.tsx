import type { ReactNode } from 'react';
import { useRequireAccess } from 'react-admin';
import { Skeleton } from '../../ui/list/Skeleton';

interface Props {
  readonly resource: 'instruments' | 'calendars' | 'terms' | 'feeds';
  readonly action: 'create' | 'edit';
  readonly children: ReactNode;
}

/** Who may not change it is told so, by the address too. */
export function MayChange({ resource, action, children }: Props) {
  const { isPending } = useRequireAccess({ resource, action });
  return isPending ? <Skeleton /> : children;
}
