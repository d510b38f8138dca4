import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { LoadFault } from '../../ui/list/LoadFault';
import { Skeleton } from '../../ui/list/Skeleton';
import { MayChange } from './MayChange';
import { useOnce } from './useOnce';

interface Props<Found> {
  readonly resource: 'instruments' | 'calendars' | 'terms' | 'feeds';
  readonly read: (id: string) => Promise<Found | null>;
  readonly children: (found: Found) => ReactNode;
}

function Read<Found>({ resource, read, children }: Props<Found>) {
  const translate = useTranslate();
  const { id = '' } = useParams();
  const { data, error, refetch } = useOnce(resource, id, read);
  if (data === undefined && error) return <LoadFault onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton />;
  if (data === null)
    return <p className="note">{translate('ra.notification.item_doesnt_exist')}</p>;
  return children(data);
}

/** The editor of what the address names, for whoever may change it. */
export const Edited = <Found,>(props: Props<Found>) => (
  <MayChange resource={props.resource} action="edit">
    <Read {...props} />
  </MayChange>
);
