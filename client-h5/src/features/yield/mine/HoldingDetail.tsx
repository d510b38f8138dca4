import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../../schema/routes';
import { useArriving } from '../../../lib/arrival';
import { classes } from '../../../lib/classes';
import { useFormat } from '../../../lib/useFormat';
import { useWords } from '../../../lib/useWords';
import { CopyText, Fact } from '../../../ui/figure/Fact';
import { MoneyText } from '../../../ui/figure/MoneyText';
import { Page } from '../../../ui/layout/Page';
import { Empty } from '../../../ui/state/Empty';
import { Pending } from '../../../ui/state/Pending';
import { RiskNote } from '../../../ui/RiskNote';
import { Paragraphs } from '../Paragraphs';
import { EntryList } from './EntryList';
import { HoldingCard } from './HoldingCard';
import { missedAt, type Holding } from './holdingStatus';
import { MyHoldingDocument } from './mine.generated';
import { TermsFacts } from './TermsFacts';
import { useOwn } from './useOwn';
import styles from './HoldingDetail.module.css';

/** One holding: its card, its figures, the terms it was joined on, and what went in and out. */
export function HoldingDetail({ id }: { readonly id: string }) {
  const { t } = useWords('yield');
  const { data, error, refetch } = useArriving(
    useQuery(MyHoldingDocument, { variables: { id }, fetchPolicy: 'cache-and-network' }),
  );
  return (
    <Page title={t('details.mine')} back money>
      {data ? (
        <Found holding={data.holding} />
      ) : (
        <Pending shape="page" error={error} onRetry={() => void refetch().catch(() => null)} />
      )}
    </Page>
  );
}

function Found({ holding }: { readonly holding: Holding | null | undefined }) {
  const { t } = useWords('yield');
  if (!holding) {
    // Somebody else's looks as if there were none.
    const action = { label: t('mine.title'), to: paths.myProjects };
    return <Empty title={t('holding.missing')} text={t('holding.missingText')} action={action} />;
  }
  return (
    <>
      <HoldingCard holding={holding} />
      <Facts holding={holding} />
      <div className="section-head">
        <h2>{t('holding.terms')}</h2>
      </div>
      <div className={classes('card', styles.facts)}>
        <div className={classes('second', styles.texts)}>
          <Paragraphs text={holding.terms.description} />
        </div>
        <TermsFacts terms={holding.terms} />
      </div>
      <div className="section-head">
        <h2>{t('holding.entries')}</h2>
      </div>
      <EntryList holdingId={holding.id} />
      <RiskNote />
    </>
  );
}

function Facts({ holding }: { readonly holding: Holding }) {
  const { t } = useWords('yield');
  const format = useFormat();
  const own = useOwn();
  const { number, startedAt, endsAt, nextAt, topUp, topupDueAt, topupPaidAt } = holding;
  const { paid, settledAt, renews } = holding;
  const missed = missedAt(holding);
  return (
    <dl className={classes('card facts', styles.facts)}>
      <Fact name={t('holding.number')}>
        <CopyText text={number} label={t('holding.copyNumber')} />
      </Fact>
      <Fact name={t('holding.joined')}>{own.when(startedAt)}</Fact>
      <Fact name={t('holding.renews')}>
        {renews == null ? null : (
          <Link className="link" to={paths.myProject(renews)}>
            {t('holding.before')}
          </Link>
        )}
      </Fact>
      <Fact name={t('holding.next')}>{nextAt == null ? null : own.when(nextAt)}</Fact>
      <Fact name={t('holding.topUp')}>
        {topUp && topupDueAt != null ? (
          <>
            <MoneyText money={topUp} balance /> · {format.dateTime(topupPaidAt ?? topupDueAt)}
          </>
        ) : null}
      </Fact>
      <Fact name={t('details.ends')}>{own.when(endsAt)}</Fact>
      <Fact name={t('holding.stopped')}>{missed === null ? null : own.when(missed)}</Fact>
      <Fact name={t('holding.settled')}>{settledAt == null ? null : own.when(settledAt)}</Fact>
      <Fact name={t('holding.paid')}>
        <MoneyText money={paid} balance />
      </Fact>
    </dl>
  );
}
