import { useState, type SubmitEvent } from 'react';
import { useTranslate } from 'react-admin';
import type { Language } from '../../../../../schema/languages';
import { useOnline } from '../../../lib/connection';
import { useFormat } from '../../../lib/useFormat';
import { PageTitle } from '../../../ui/PageTitle';
import { ReasonField } from '../../../ui/field/ReasonField';
import { useReason } from '../../../ui/useReason';
import { shownFields } from './draftFaults';
import type { Editing } from './editing';
import { ObligationFields } from './ObligationFields';
import { OfferFields } from './OfferFields';
import { Preview } from './Preview';
import styles from './ProjectEditor.module.css';
import { proposedOf, type ProjectDraft } from './projectDraft';
import { SendCard } from './SendCard';
import type { Standing } from './standing';
import { TextsGrid } from './TextsGrid';
import { useFaults, usePropose } from './useProposing';

const words = 'resources.projects.edit';

interface Props {
  /** Null for a new project. */
  readonly id: string | null;
  readonly title: string;
  readonly initial: ProjectDraft;
  readonly standing: Standing;
}

/** All that a project is to offer, beside the card that users will see. Another administrator confirms it. */
export function ProjectEditor({ id, title, initial, standing }: Props) {
  const translate = useTranslate();
  const online = useOnline();
  const [draft, setDraft] = useState(initial);
  const [language, setLanguage] = useState<Language>(useFormat().language);
  const [tried, setTried] = useState(false);
  const { reason, setReason, missing, send } = useReason();
  const { act, busy, faultOf, faultBeside, idempotencyKey } = usePropose();
  const faults = useFaults(draft);
  const editing: Editing = {
    draft,
    faultOf: (field) => faultOf(field) ?? (tried ? faults.of(field) : undefined),
    change: (part) => {
      setDraft((now) => ({ ...now, ...part }));
    },
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    send((why) => {
      if (faults.count > 0 || !online) return;
      act({ ...proposedOf(id, draft), reason: why, idempotencyKey });
    });
  };
  return (
    <div className="page">
      <div className="page-head">
        <div>
          <PageTitle>{title}</PageTitle>
          <p className="soft">{translate(`${words}.lead`)}</p>
        </div>
      </div>
      <div className={styles.editor}>
        <form onSubmit={submit} noValidate>
          <OfferFields editing={editing} />
          <ObligationFields editing={editing} />
          <TextsGrid editing={editing} onLanguage={setLanguage} />
          <SendCard
            back={id === null ? '/projects' : `/projects/${id}/show`}
            busy={busy}
            faults={tried ? faults.count : 0}
            refused={faultBeside('reason', ...shownFields)}
          >
            <ReasonField
              label={translate('resources.projects.fields.reason')}
              value={reason}
              fault={faultOf('reason')}
              missing={missing}
              onChange={setReason}
            />
          </SendCard>
        </form>
        <aside>
          <Preview {...{ draft, language, standing }} onLanguage={setLanguage} />
        </aside>
      </div>
    </div>
  );
}
