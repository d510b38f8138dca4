import { useMutation, useQuery } from '@apollo/client/react';
import { useArriving } from '../../../../lib/arrival';
import { classes } from '../../../../lib/classes';
import { useBreakWords } from '../../../../lib/safeguards/useSafeguards';
import { useWords } from '../../../../lib/useWords';
import { Banner } from '../../../../ui/Banner';
import { BreakNote } from '../../../../ui/BreakNote';
import { Empty } from '../../../../ui/state/Empty';
import { Pending } from '../../../../ui/state/Pending';
import { ProjectDocument } from '../../details/details.generated';
import { useConsent } from '../../details/join/useConsent';
import type { Outlook } from '../../details/useOutlook';
import { Paragraphs } from '../../Paragraphs';
import type { Project } from '../../types';
import { interestLeft } from '../holdingStatus';
import { HoldingRenewalDocument, HoldingRenewDocument } from '../mine.generated';
import { TermsFacts } from '../TermsFacts';
import { dollars, useOwn } from '../useOwn';
import { ActFoot } from './ActFoot';
import type { ActBodyProps, ActProps } from './actProps';
import { ActSheet } from './ActSheet';
import styles from './HoldingActions.module.css';
import { changedParts } from './termChanges';
import { useAct } from './useAct';

/** Another period on the present terms, which are read and accepted again; never by default. */
export function RenewSheet(props: ActProps) {
  const { t } = useWords('yield');
  const Open = useBreakWords() === null ? Body : BreakNote;
  return <ActSheet {...props} title={t('mine.renew.title')} Body={Open} />;
}

function Body(props: ActBodyProps) {
  const { t } = useWords('yield');
  const { data, error, refetch } = useArriving(
    useQuery(ProjectDocument, {
      variables: { id: props.holding.project?.id ?? '' },
      fetchPolicy: 'network-only',
    }),
  );
  if (!data) return <Pending error={error} onRetry={() => void refetch().catch(() => null)} />;
  const { project } = data;
  if (!project) return <Empty title={t('details.missing')} text={t('details.missingText')} />;
  return <Present {...props} project={project} />;
}

type PresentProps = ActBodyProps & { readonly project: Project };

function Present({ project, ...props }: PresentProps) {
  const { t } = useWords('yield');
  const own = useOwn();
  const { holding } = props;
  const outlook = useRenewal(holding);
  const { agreed, setAgreed, words } = useConsent(project, outlook);
  const act = useRenewing({ project, ...props });
  const reason = useWaiting(agreed, outlook);
  const facts = {
    principal: own.money(holding.principal),
    interest: own.money(dollars(interestLeft(holding))),
  };
  return (
    <div className={styles.form}>
      <p className="second">{t('mine.renew.text', facts)}</p>
      <Changes holding={holding} project={project} />
      <Texts project={project} />
      <TermsFacts terms={project} />
      <div className="small second">
        <Paragraphs text={project.risk} />
      </div>
      <label className="check small">
        <input
          type="checkbox"
          checked={agreed}
          disabled={!outlook || act.busy}
          onChange={(event) => {
            setAgreed(event.target.checked);
          }}
        />
        <span>{words}</span>
      </label>
      <ActFoot act={act} reason={reason}>
        {t('mine.renew.send', { count: project.days })}
      </ActFoot>
    </div>
  );
}

/** Its dates move with the clock. */
const AGAIN_MS = 60_000;

/** What the server says of renewing now: no bound and no room of the project is asked. Null until it has said so. */
function useRenewal({ id }: ActBodyProps['holding']): Outlook | null {
  const { data } = useQuery(HoldingRenewalDocument, {
    ...{ variables: { id }, fetchPolicy: 'network-only', pollInterval: AGAIN_MS },
  });
  return data?.holding?.renewal ?? null;
}

/** What renewing still waits for, in words; null where it is for nothing. */
function useWaiting(agreed: boolean, outlook: Outlook | null): string | null {
  const { t } = useWords('yield');
  if (!outlook) return t('details.calculating');
  return agreed ? null : t('mine.renew.reason');
}

/** What is offered, in its own words: they are a part of the terms. */
function Texts({ project: { title, description } }: Pick<PresentProps, 'project'>) {
  return (
    <section className={classes('second', styles.texts)}>
      <h3>{title}</h3>
      <Paragraphs text={description} />
    </section>
  );
}

/** What is another thing than was accepted for the holding that ends. */
function Changes({ holding: { terms }, project }: Pick<PresentProps, 'holding' | 'project'>) {
  const { t } = useWords('yield');
  const changed = changedParts(terms, project);
  if (changed.length === 0) return <Banner tone="info">{t('mine.renew.same')}</Banner>;
  const versions = { before: terms.version, now: project.version };
  return (
    <Banner tone="warn">
      <p>{t('mine.renew.changed', versions)}</p>
      <p>{changed.map((part) => t(`mine.renew.part.${part}`)).join(' · ')}</p>
    </Banner>
  );
}

function useRenewing({ holding, project, onDone, onBusy }: PresentProps) {
  const { t } = useWords('yield');
  const [mutate] = useMutation(HoldingRenewDocument);
  const { termsId } = project;
  return useAct({
    of: `${holding.id} ${termsId}`,
    send: async (idempotencyKey) => {
      const input = { holdingId: holding.id, termsId, idempotencyKey };
      const { data } = await mutate({ variables: { input } });
      return data?.holdingRenew ?? null;
    },
    done: () => t('mine.renew.done'),
    onDone,
    onBusy,
  });
}
