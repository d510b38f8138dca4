import { useState, type SubmitEvent } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useActions } from '../../../lib/useActions';
import { PageTitle } from '../../../ui/PageTitle';
import { useAct } from '../../../ui/useAct';
import { useReason } from '../../../ui/useReason';
import type { Instrument } from '../market';
import { feedActions } from '../marketActions';
import { SaveCard } from '../SaveCard';
import { useWanted } from '../useWanted';
import { changeOf, draftOf, feedFigures, readable } from './feedDraft';
import { FeedFields } from './FeedFields';

function useSave() {
  const notify = useNotify();
  const navigate = useNavigate();
  const { change } = useActions('feeds', feedActions);
  return useAct({
    run: change,
    onDone: () => {
      notify('resources.feeds.saved', { type: 'success' });
      void navigate('/feeds');
    },
  });
}

/** Where an instrument's prices come from. Refused while a contract on it runs: prohibit trading first. */
export function FeedEditor({ instrument }: { readonly instrument: Instrument }) {
  const translate = useTranslate();
  const { id, symbol, version } = instrument;
  const [draft, setDraft] = useState(() => draftOf(instrument));
  const [tried, setTried] = useState(false);
  const reasoning = useReason();
  const saving = useSave();
  const { act, busy, faultBeside } = saving;
  const wanted = useWanted('feeds');
  const faultOf = (field: string) => wanted(saving, field);
  const wrong = feedFigures.some((figure) => !readable(draft, figure));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    reasoning.send((reason) => {
      if (!wrong) act({ instrumentId: id, version, reason, ...changeOf(draft) });
    });
  };
  return (
    <div className="page">
      <div className="page-head">
        <div>
          <PageTitle>{translate('resources.feeds.editOf', { symbol })}</PageTitle>
          <p className="soft">{translate('resources.feeds.editText')}</p>
        </div>
      </div>
      <form className="card" noValidate onSubmit={submit}>
        <FeedFields
          draft={draft}
          tried={tried}
          faultOf={faultOf}
          onChange={(part) => {
            setDraft({ ...draft, ...part });
          }}
        />
        <SaveCard
          back="/feeds"
          busy={busy}
          reasoning={reasoning}
          reasonFault={faultOf('reason')}
          refused={faultBeside('reason', 'feed', 'providerSymbol', ...feedFigures)}
          wrong={tried && wrong}
        />
      </form>
    </div>
  );
}
