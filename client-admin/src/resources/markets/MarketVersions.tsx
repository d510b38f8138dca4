import { useTranslate } from 'react-admin';
import { ask } from '../../lib/request';
import { ChangeTable } from '../../ui/changes/ChangeTable';
import { PagedCard } from '../../ui/list/PagedCard';
import { TimeText } from '../../ui/TimeText';
import type { MarketVersion } from './market';
import { CalendarVersionsDocument, InstrumentVersionsDocument } from './markets.generated';
import styles from './MarketVersions.module.css';

interface Props {
  readonly of: 'calendar' | 'instrument';
  readonly id: string;
  /** The newest: after a change all is read again. */
  readonly version: string;
}

const pageOf = async ({ of, id }: Props, after: string | null) =>
  of === 'calendar'
    ? (await ask(CalendarVersionsDocument, { id, after })).calendarVersions
    : (await ask(InstrumentVersionsDocument, { id, after })).instrumentVersions;

/** Who changed what, why, and from when on, newest first. */
export function MarketVersions(props: Props) {
  const { of, id, version } = props;
  return (
    <div style={{ marginTop: 16 }}>
      <PagedCard
        queryKey={['marketVersions', of, id, version]}
        pageOf={(after) => pageOf(props, after)}
        title="resources.instruments.versions"
        none="resources.instruments.noVersions"
        older="resources.instruments.older"
      >
        {(one) => <Version version={one} />}
      </PagedCard>
    </div>
  );
}

function Version({ version }: { readonly version: MarketVersion }) {
  const translate = useTranslate();
  const { kind, by, reason, fromAt, changes } = version;
  return (
    <article className={styles.version}>
      <h3 className="strong">
        {translate(`resources.instruments.changed.${kind}`)} · <TimeText at={fromAt} />
      </h3>
      <p>
        {by?.name ?? translate('resources.auditEntries.system')}: {reason}
      </p>
      <ChangeTable changes={changes} />
    </article>
  );
}
