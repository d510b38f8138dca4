import { useQuery } from '@apollo/client/react';
import { paths } from '../../../../schema/routes';
import { useWords } from '../../lib/useWords';
import { ButtonLink } from '../../ui/Button';
import { Page } from '../../ui/layout/Page';
import { PullToRefresh } from '../../ui/layout/PullToRefresh';
import { Pending } from '../../ui/state/Pending';
import { HeadList } from './HeadList';
import { OutcomeFigures } from './OutcomeFigures';
import { OwnProof } from './OwnProof';
import { PublicProofDocument } from './proof.generated';
import styles from './ProofScreen.module.css';
import { QuoteLookup } from './QuoteLookup';
import { ReviewTimes } from './ReviewTimes';

/** `/pages/public/proof`: what anybody can check of this platform, without a session. */
export function ProofScreen() {
  const { t } = useWords('proof');
  return (
    <Page title={t('title')} back money>
      <PullToRefresh />
      <p className={styles.publicLead}>{t('lead')}</p>
      <Published />
      <OutcomeFigures />
      <QuoteLookup />
      <section className={styles.publicFurther}>
        <div className="section-head">
          <h2>{t('further')}</h2>
        </div>
        <ButtonLink look="outline" to={paths.verify}>
          {t('checkFile')}
        </ButtonLink>
        <a className="button button-outline" href="/proof/format" target="_blank" rel="noreferrer">
          {t('format')}
        </a>
      </section>
    </Page>
  );
}

/** What comes in one answer: it is the same for everybody. */
function Published() {
  const { data, error, refetch } = useQuery(PublicProofDocument);
  if (!data) return <Pending shape="page" error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <OwnProof {...data.publicProof} />
      <HeadList heads={data.publicProof.heads} late={data.publicProof.sealLate} />
      <ReviewTimes times={data.reviewTimes} />
    </>
  );
}
