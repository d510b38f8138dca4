import { useState, type SubmitEvent } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useActions } from '../../../lib/useActions';
import { PageTitle } from '../../../ui/PageTitle';
import { useAct } from '../../../ui/useAct';
import { useReason } from '../../../ui/useReason';
import type { Instrument } from '../market';
import { termsActions } from '../marketActions';
import { SaveCard } from '../SaveCard';
import { fieldsOf, offeredBy, rowOf, unreadable } from './termsDraft';
import { TermsRows } from './TermsRows';

function useSave(instrument: Instrument) {
  const notify = useNotify();
  const navigate = useNavigate();
  const { set } = useActions('terms', termsActions);
  return useAct({
    run: set,
    onDone: () => {
      notify('resources.terms.saved', { type: 'success' });
      void navigate(`/instruments/${instrument.id}/show`);
    },
  });
}

/** All that is offered on an instrument. The next order has what is saved here; contracts that run keep theirs. */
export function TermsEditor({ instrument }: { readonly instrument: Instrument }) {
  const translate = useTranslate();
  const { id, symbol, terms, version } = instrument;
  const [rows, setRows] = useState(() => terms.map(rowOf));
  const [tried, setTried] = useState(false);
  const reasoning = useReason();
  const { act, busy, faultOf, faultBeside } = useSave(instrument);
  const wrong = rows.some((row) => unreadable(row).length > 0);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    reasoning.send((reason) => {
      if (!wrong) act({ instrumentId: id, version, reason, terms: rows.map(offeredBy) });
    });
  };
  return (
    <div className="page">
      <div className="page-head">
        <div>
          <PageTitle>{translate('resources.terms.editOf', { symbol })}</PageTitle>
          <p className="soft">{translate('resources.terms.editText')}</p>
        </div>
      </div>
      <form className="card" noValidate onSubmit={submit}>
        <TermsRows rows={rows} tried={tried} faultOf={faultOf} onRows={setRows} />
        <SaveCard
          back={`/instruments/${id}/show`}
          busy={busy}
          reasoning={reasoning}
          reasonFault={faultOf('reason')}
          refused={faultBeside('reason', ...rows.flatMap(fieldsOf))}
          wrong={tried && wrong}
        />
      </form>
    </div>
  );
}
