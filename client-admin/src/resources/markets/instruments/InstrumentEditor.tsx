import { useState, type SubmitEvent } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useActions } from '../../../lib/useActions';
import { PageTitle } from '../../../ui/PageTitle';
import { useAct } from '../../../ui/useAct';
import { useReason } from '../../../ui/useReason';
import type { Instrument } from '../market';
import { instrumentActions } from '../marketActions';
import { SaveCard } from '../SaveCard';
import { useWanted } from '../useWanted';
import {
  draftOf,
  emptyDraft,
  factsOf,
  shownFields,
  whole,
  type InstrumentDraft,
} from './instrumentDraft';
import styles from './InstrumentEditor.module.css';
import { InstrumentTexts } from './InstrumentTexts';
import { QuotedFields } from './QuotedFields';
import { ShownFields } from './ShownFields';

/** Saves once, then goes to the page of the instrument. */
function useSave(instrument: Instrument | null) {
  const notify = useNotify();
  const navigate = useNavigate();
  const { add, edit } = useActions('instruments', instrumentActions);
  return useAct({
    run: ({ draft, reason }: { readonly draft: InstrumentDraft; readonly reason: string }) => {
      const facts = { ...factsOf(draft), reason };
      const { symbol, class: group, calendarId } = draft;
      const quoted = { symbol, class: group, decimals: whole(draft.decimals), calendarId };
      if (instrument === null) return add({ ...facts, quoted });
      const { id, version } = instrument;
      return edit({ ...facts, id, version, listed: draft.listed });
    },
    onDone: (id) => {
      notify('resources.instruments.saved', { type: 'success' });
      void navigate(`/instruments/${id}/show`);
    },
  });
}

/** All that an instrument is called, described and shown as; of a new one what it rests on too. */
export function InstrumentEditor({ instrument }: { readonly instrument: Instrument | null }) {
  const translate = useTranslate();
  const [draft, setDraft] = useState(() => (instrument ? draftOf(instrument) : emptyDraft));
  const reasoning = useReason();
  const saving = useSave(instrument);
  const { act, busy, faultBeside } = saving;
  const wanted = useWanted('instruments');
  const faultOf = (field: string) => wanted(saving, field);
  const editing = {
    draft,
    faultOf,
    change: (part: Partial<InstrumentDraft>) => {
      setDraft((before) => ({ ...before, ...part }));
    },
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    reasoning.send((reason) => {
      act({ draft, reason });
    });
  };
  return (
    <div className="page">
      <div className="page-head">
        <PageTitle>
          {instrument === null
            ? translate('resources.instruments.new')
            : translate('resources.instruments.editOf', { symbol: instrument.symbol })}
        </PageTitle>
      </div>
      <form className={styles.instrumentEditor} noValidate onSubmit={submit}>
        {instrument === null && <QuotedFields editing={editing} />}
        <InstrumentTexts editing={editing} />
        <ShownFields editing={editing} isNew={instrument === null} />
        <div className="card">
          <SaveCard
            back={instrument === null ? '/instruments' : `/instruments/${instrument.id}/show`}
            busy={busy}
            reasoning={reasoning}
            reasonFault={faultOf('reason')}
            refused={wanted(saving, 'picture') ?? faultBeside('reason', ...shownFields)}
            wrong={false}
          />
        </div>
      </form>
    </div>
  );
}
