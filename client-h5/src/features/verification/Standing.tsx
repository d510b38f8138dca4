import { BadgeCheck, Clock } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { HelpState } from '../../../../schema/help';
import { paths } from '../../../../schema/routes';
import { classes } from '../../lib/classes';
import { orLate } from '../../lib/time/late';
import { useFormat } from '../../lib/useFormat';
import { useWords } from '../../lib/useWords';
import { Fact } from '../../ui/figure/Fact';
import { MaskedText } from '../../ui/figure/MaskedText';
import { PullToRefresh } from '../../ui/layout/PullToRefresh';
import type { VerificationFieldsFragment } from './verification.generated';
import styles from './Standing.module.css';

interface Props {
  readonly verification: VerificationFieldsFragment;
  /** Where an open request for other data is; null without one. */
  readonly change: HelpState | null;
  readonly onNews: () => Promise<void>;
}

/** What was sent in, to be read alone: while staff look at it, and once one is verified. */
export function Standing({ verification, change, onNews }: Props) {
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
            : t(orLate('verification.underReviewText', reviewBy), {
                time: format.dateTime(reviewBy),
              })}
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
      {verified && <Change state={change} />}
    </>
  );
}

/** The way to other data; while a request for them is open, to that one. */
function Change({ state }: { readonly state: Props['change'] }) {
  const { t } = useWords('verification');
  const open = state === 'READY' ? t('verification.change.confirm') : t('verification.change.open');
  return (
    <p className={styles.change}>
      <Link className="link reach" to={state === null ? paths.changeData : paths.help}>
        {state === null ? t('verification.change.link') : open}
      </Link>
    </p>
  );
}
