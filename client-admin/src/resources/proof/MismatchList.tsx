import { ListBase, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { ListFrame } from '../../ui/list/ListFrame';
import { ListColumn, ListTable } from '../../ui/list/ListTable';
import { TimeText } from '../../ui/TimeText';
import { subjectWords } from './subjectWords';
import type { ProofMismatchesQuery } from './proof.generated';

type Row = ProofMismatchesQuery['proofMismatches']['items'][number];
const Column = ListColumn<Row>;

/** What did not fit, with the way to the contract and the instrument it concerns. */
export function MismatchList() {
  const translate = useTranslate();
  return (
    <ListBase resource="proofMismatches" perPage={20} exporter={false} disableSyncWithLocation>
      <section className="card">
        <h2>{translate('resources.proofWatch.found')}</h2>
        <ListFrame
          empty={translate('resources.proofWatch.nothingFound')}
          emptyText={translate('resources.proofWatch.nothingFoundText')}
        >
          <MismatchTable />
        </ListFrame>
      </section>
    </ListBase>
  );
}

function MismatchTable() {
  const translate = useTranslate();
  const label = (name: string) => translate(`resources.proofWatch.fields.${name}`);
  return (
    <ListTable<Row> rowClick={false}>
      <Column label={label('foundAt')} render={({ foundAt }) => <TimeText at={foundAt} />} />
      <Column
        label={label('proof')}
        render={({ kind }) => translate(`resources.proofWatch.kind.${kind}`)}
      />
      <Column label={label('day')} render={({ day }) => <span className="num">{day}</span>} />
      <Column
        label={label('check')}
        render={({ check, subject }) => <Broken check={check} subject={subject} />}
      />
      <Column
        label={label('order')}
        render={({ order }) =>
          order ? (
            <Link className="link mono" to={`/orders/${order.id}/show`}>
              {order.number}
            </Link>
          ) : (
            '–'
          )
        }
      />
      <Column
        label={label('instrument')}
        render={({ instrument }) =>
          instrument ? (
            <Link className="link" to={`/instruments/${instrument.id}/show`}>
              {instrument.symbol}
            </Link>
          ) : (
            '–'
          )
        }
      />
    </ListTable>
  );
}

/** A check that a former version of the server asked has no words, and keeps its name. */
function Broken({ check, subject }: Pick<Row, 'check' | 'subject'>) {
  const translate = useTranslate();
  const words = translate(`resources.proofWatch.check.${check}`, { _: check });
  const about = subjectWords(subject, (path, options) =>
    translate(`resources.proofWatch.${path}`, options),
  );
  return (
    <>
      <span lang={words === check ? 'en' : undefined}>{words}</span>
      {': '}
      {about === null ? (
        <span className="mono" lang="en">
          {subject}
        </span>
      ) : (
        <span className="num">{about}</span>
      )}
    </>
  );
}
