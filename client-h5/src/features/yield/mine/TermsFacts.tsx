import { useFormat } from '../../../lib/useFormat';
import { useWords } from '../../../lib/useWords';
import { CopyText, Fact } from '../../../ui/figure/Fact';
import { MoneyText } from '../../../ui/figure/MoneyText';
import { remindersOf } from '../details/reminders';
import type { Project } from '../types';
import styles from './TermsFacts.module.css';

type Terms = Pick<
  Project,
  | 'version'
  | 'hash'
  | 'issuer'
  | 'days'
  | 'dividend'
  | 'annualRate'
  | 'min'
  | 'max'
  | 'capacity'
  | 'saleStartsAt'
  | 'saleEndsAt'
  | 'earlyStop'
  | 'reductionBp'
  | 'renewable'
  | 'topUp'
>;

/** What one version of the terms says, with the hash that it is known by, and what skipping its top-up does. */
export function TermsFacts({ terms }: { readonly terms: Terms }) {
  const { t } = useWords('yield');
  const format = useFormat();
  const { version, hash, issuer, days, dividend, annualRate, topUp, reductionBp } = terms;
  const { min, max, capacity, saleStartsAt, saleEndsAt } = terms;
  return (
    <>
      <dl className="facts">
        <Fact name={t('details.version')}>{String(version)}</Fact>
        <Fact name={t('details.issuer')}>{issuer}</Fact>
        <Fact name={t('project.estimated')}>
          {t('project.annual', { rate: format.percent(annualRate) })}
        </Fact>
        <Fact name={t('project.term')}>{t('project.days', { count: days })}</Fact>
        <Fact name={t('project.dividend.title')}>{t(`project.dividend.${dividend}`)}</Fact>
        <Fact name={t('project.min')}>
          <MoneyText money={min} />
        </Fact>
        <Fact name={t('details.max')}>
          <MoneyText money={max} />
        </Fact>
        <Fact name={t('details.capacity')}>
          <MoneyText money={capacity} />
        </Fact>
        <Fact name={t('project.opens')}>{format.dateTime(saleStartsAt)}</Fact>
        <Fact name={t('project.closes')}>{format.dateTime(saleEndsAt)}</Fact>
        <Fact name={t('details.topUp')}>
          {topUp
            ? t('project.topUp', { amount: format.money(topUp.amount), day: topUp.day })
            : t('project.noTopUp')}
        </Fact>
        <Fact name={t('details.early')}>
          {terms.earlyStop
            ? t(`project.early.${dividend}`, { reduction: format.rate(reductionBp) })
            : t('project.late')}
        </Fact>
        <Fact name={t('details.renew')}>
          {t(terms.renewable ? 'details.renewText' : 'details.noRenewText')}
        </Fact>
        <Fact name={t('details.hash')}>
          <span className={styles.hash}>
            <CopyText text={hash} label={t('details.copyHash')} />
          </span>
        </Fact>
      </dl>
      {topUp && (
        <p className="small second">
          <b>{t('details.topUp')}</b> {t(`details.topUpText.${remindersOf(topUp.day)}`)}
        </p>
      )}
    </>
  );
}
