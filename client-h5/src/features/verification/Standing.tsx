import { BadgeCheck, Clock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../schema/routes';
import { classes } from '../../lib/classes';
import { useFormat } from '../../lib/useFormat';
import { useWords } from '../../lib/useWords';
import { Fact } from '../../ui/figure/Fact';
import { MaskedText } from '../../ui/figure/MaskedText';
import { PullToRefresh } from '../../ui/layout/PullToRefresh';
import type { VerificationFieldsFragment } from './verification.generated';
import styles from './Standing.module.css';

interface Props {
  readonly verification: VerificationFieldsFragment;
  readonly onNews: () => Promise<void>;
}

/** What was sent in, to be read alone: while staff look at it, and once one is verified. */
export function Standing({ verification, onNews }: Props) {
  const { t } = useWords('verification');
  const format = useFormat();
  const { state, name, idType, idNumberMasked, submittedAt, decidedAt, reviewBy } = verification;
  const verified = state === 'VERIFIED';
  const Icon = verified ? BadgeCheck : Clock;
  return (
    <>
      <PullToRefresh onRefresh={onNews} />
      <section className={classes('card', styles.standing)} role="status">
        <span className={verified ? styles.verified : styles.waiting}>
          <Icon size={26} strokeWidth={1.7} aria-hidden />
        </span>
        <h2>{verified ? t('verification.verified') : t('verification.underReview')}</h2>
        <p className="second">
          {verified
            ? t('verification.verifiedText')
            : t('verification.underReviewText', { time: format.dateTime(reviewBy) })}
        </p>
      </section>
      <dl className={classes('card facts', styles.facts)}>
        <Fact name={t('verification.field.NAME')}>
          <MaskedText text={name} />
        </Fact>
        <Fact name={t('verification.field.ID_TYPE')}>{t(`verification.type.${idType}`)}</Fact>
        <Fact name={t('verification.field.ID_NUMBER')}>{idNumberMasked}</Fact>
        <Fact name={t('verification.submittedAt')}>{format.dateTime(submittedAt)}</Fact>
        {verified && decidedAt !== null && (
          <Fact name={t('verification.decidedAt')}>{format.dateTime(decidedAt)}</Fact>
        )}
      </dl>
      {verified && (
        <p className={styles.change}>
          <Link className="link reach" to={paths.changeData}>
            {t('verification.change.link')}
          </Link>
        </p>
      )}
    </>
  );
}
