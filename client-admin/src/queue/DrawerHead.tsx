import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { AgeBadge } from '../ui/AgeBadge';
import { targetMs, useQueue, type QueueRequest } from './queue';
import styles from './DrawerHead.module.css';

interface Props {
  readonly request: QueueRequest | undefined;
  readonly id: string;
  readonly ids: readonly string[];
  readonly onClose: () => void;
}

/** Number and age, and the way to the rows above and below. */
export function DrawerHead({ request, id, ids, onClose }: Props) {
  const translate = useTranslate();
  const { resource, isDecided } = useQueue();
  const navigate = useNavigate();
  const { search } = useLocation();
  const at = ids.indexOf(id);
  const step = (label: string, to: string | undefined, Icon: typeof ChevronUp) => (
    <button
      type="button"
      className="icon-button"
      aria-label={translate(label)}
      disabled={to === undefined}
      onClick={() => {
        if (to !== undefined) void navigate(`/${resource}/${to}${search}`);
      }}
    >
      <Icon size={18} aria-hidden />
    </button>
  );
  return (
    <div className={styles.drawerHead}>
      <h2 className="num">{request?.number ?? '…'}</h2>
      {request && !isDecided(request) ? (
        <span className={styles.age}>
          <AgeBadge since={request.submittedAt} targetMs={targetMs(request)} />
        </span>
      ) : (
        <span style={{ marginLeft: 'auto' }} />
      )}
      {step('keys.previous', at > 0 ? ids[at - 1] : undefined, ChevronUp)}
      {step('keys.next', at < 0 ? undefined : ids[at + 1], ChevronDown)}
      <button
        type="button"
        className="icon-button"
        aria-label={translate('ra.action.close')}
        onClick={onClose}
      >
        <X size={18} aria-hidden />
      </button>
    </div>
  );
}
