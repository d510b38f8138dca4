import { useState } from 'react';
import { classes } from '../../../lib/classes';
import { readDraft, useDraft } from '../../../lib/forms/useDraft';
import { useFormat } from '../../../lib/useFormat';
import { useWords } from '../../../lib/useWords';
import { Banner } from '../../../ui/Banner';
import { Page } from '../../../ui/layout/Page';
import { PullToRefresh } from '../../../ui/layout/PullToRefresh';
import { isOpen } from '../projectState';
import { RiskNote } from '../../../ui/RiskNote';
import type { Project } from '../types';
import { AmountSheet } from './join/AmountSheet';
import { ClosedNote } from './ClosedNote';
import { Commitment } from './Commitment';
import { JoinFoot } from './join/JoinFoot';
import { ProjectFacts } from './ProjectFacts';
import { ProjectHead } from './ProjectHead';
import { ProjectRows } from './ProjectRows';
import { ProjectTerms } from './ProjectTerms';
import { draftOf, readAmount } from './join/joinAmount';
import styles from './OfferedProject.module.css';
import { useJoin } from './join/useJoin';
import { useOutlook } from './useOutlook';

/** The page of a project that one has not joined. */
export function OfferedProject({ project }: { readonly project: Project }) {
  const { t } = useWords('yield');
  const { text, setText } = useTyped(project);
  const [choosing, setChoosing] = useState(false);
  const amount = readAmount(text);
  // Before anything is typed the smallest amount stands as the example.
  const asked = amount ?? readAmount(project.min.amount);
  const outlook = useOutlook(project.id, asked);
  const joining = useJoin(project, amount);
  const open = isOpen(project);
  const choose = () => {
    setChoosing(true);
  };
  return (
    <Page
      title={project.title}
      back
      money
      foot={open && <JoinFoot {...{ project, amount, outlook, joining }} onChoose={choose} />}
    >
      <PullToRefresh />
      <NewTerms project={project} />
      <ClosedNote project={project} />
      <ProjectHead project={project} />
      <CommitHead amount={asked} onChange={open ? choose : null} />
      <Commitment outlook={outlook} project={project} />
      <ProjectRows project={project} />
      <ProjectFacts project={project} />
      <ProjectTerms project={project} />
      <RiskNote />
      <AmountSheet
        {...{ project, text, amount, outlook }}
        refused={joining.refusedAmount}
        open={choosing}
        onText={setText}
        onClose={() => {
          setChoosing(false);
        }}
      />
      <p className="hidden" role="status">
        {outlook ? '' : t('details.calculating')}
      </p>
    </Page>
  );
}

/** What is typed, kept while the app goes elsewhere to recharge. */
function useTyped({ id }: Project) {
  const [text, setText] = useState(() => readDraft(draftOf(id)).amount ?? '');
  useDraft(draftOf(id), { amount: text });
  return { text, setText };
}

/** Terms that came into force since the page was opened are said, before anybody accepts them. */
function NewTerms({ project: { termsId, version } }: { readonly project: Project }) {
  const { t } = useWords('yield');
  const [first] = useState(termsId);
  if (first === termsId) return null;
  return <Banner tone="warn">{t('details.changed', { version })}</Banner>;
}

interface CommitHeadProps {
  readonly amount: ReturnType<typeof readAmount>;
  /** Null: nobody can join now. */
  readonly onChange: (() => void) | null;
}

function CommitHead({ amount, onChange }: CommitHeadProps) {
  const { t } = useWords('yield');
  const format = useFormat();
  const words = amount && t('details.for', { amount: format.money(amount.shown) });
  return (
    <div className="section-head">
      <h2>{t('details.commit')}</h2>
      {onChange ? (
        <button
          type="button"
          className={classes('link small reach', styles.change)}
          aria-haspopup="dialog"
          aria-label={words ? `${words}: ${t('details.change')}` : t('details.change')}
          onClick={onChange}
        >
          {words}
        </button>
      ) : (
        <span className="small muted">{words}</span>
      )}
    </div>
  );
}
