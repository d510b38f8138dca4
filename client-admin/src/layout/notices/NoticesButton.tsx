import { Button, Popover } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { useCanAccess, useNotify, useTranslate } from 'react-admin';
import { classes } from '../../lib/classes';
import { accepted } from '../../lib/refused';
import { ask } from '../../lib/request';
import { TimeText } from '../../ui/TimeText';
import {
  StaffNoticeReadDocument,
  StaffNoticesDocument,
  type StaffNoticesQuery,
} from './notices.generated';
import styles from './Notices.module.css';

type Notice = StaffNoticesQuery['staffNotices'][number];

const everyMs = 60_000;
const queryKey = ['staffNotices'];

function useNotices() {
  const { canAccess } = useCanAccess({ resource: 'proposals', action: 'notices' });
  const client = useQueryClient();
  const notify = useNotify();
  const { data = [] } = useQuery({
    queryKey,
    queryFn: async () => (await ask(StaffNoticesDocument, {})).staffNotices,
    enabled: canAccess === true,
    refetchInterval: everyMs,
  });
  const { mutate, isPending } = useMutation({
    mutationFn: async (id: string) =>
      accepted((await ask(StaffNoticeReadDocument, { id })).staffNoticeRead),
    onSettled: () => client.invalidateQueries({ queryKey }),
    onError: () => {
      notify('common.notDone', { type: 'error' });
    },
  });
  return { may: canAccess === true, notices: data, read: mutate, busy: isPending };
}

/** What an administrator must learn of: each stays until they say that they have read it. */
export function NoticesButton() {
  const translate = useTranslate();
  const { may, notices, read, busy } = useNotices();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!may) return null;
  const count = notices.length;
  return (
    <>
      <button
        type="button"
        className={classes('icon-button', styles.bell)}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-label={translate('notices.open', { smart_count: count })}
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget);
        }}
      >
        <Bell size={18} aria-hidden />
        {count > 0 && <span className={styles.dot} aria-hidden />}
      </button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': translate('notices.title') } }}
        onClose={() => {
          setAnchor(null);
        }}
      >
        <div className={styles.list}>
          <b className="strong">{translate('notices.title')}</b>
          {count === 0 && <p className="soft">{translate('notices.none')}</p>}
          <ul>
            {notices.map((notice) => (
              <NoticeRow key={notice.id} notice={notice} busy={busy} onRead={read} />
            ))}
          </ul>
        </div>
      </Popover>
    </>
  );
}

interface RowProps {
  readonly notice: Notice;
  readonly busy: boolean;
  readonly onRead: (id: string) => void;
}

function NoticeRow({ notice: { id, kind, subject, subjectName, at }, busy, onRead }: RowProps) {
  const translate = useTranslate();
  return (
    <li>
      <span>
        {translate(`notices.kind.${kind}`, { name: subjectName ?? subject })}
        <small>
          <TimeText at={at} />
        </small>
      </span>
      <Button
        size="small"
        disabled={busy}
        onClick={() => {
          onRead(id);
        }}
      >
        {translate('notices.read')}
      </Button>
    </li>
  );
}
