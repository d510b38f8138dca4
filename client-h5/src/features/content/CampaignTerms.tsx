import { paths } from '../../../../schema/routes';
import { classes } from '../../lib/classes';
import { useFormat } from '../../lib/useFormat';
import { useWords } from '../../lib/useWords';
import { ButtonLink } from '../../ui/Button';
import { Fact } from '../../ui/figure/Fact';
import { StatusPill } from '../../ui/figure/StatusPill';
import styles from './ArticleScreen.module.css';
import type { ArticleQuery } from './content.generated';

type Campaign = NonNullable<NonNullable<ArticleQuery['article']>['campaign']>;

/** Where each is claimed. */
const ways = {
  DAILY_BONUS: paths.user,
  INVITATION: paths.invite,
  HAND: `${paths.customer}?topic=FEEDBACK`,
} as const;

const wayOf = ({ purpose }: Campaign): keyof typeof ways => purpose ?? 'HAND';

/** The link to where a campaign’s credit is claimed. */
export const claimedAt = (campaign: Campaign): string => ways[wayOf(campaign)];

/** What an activity gives, what it is tied to, whether there is some left, and how it is claimed. */
export function CampaignTerms({ campaign }: { readonly campaign: Campaign }) {
  const { t } = useWords('content');
  const format = useFormat();
  const { amount, turnover, endsAt } = campaign;
  const way = wayOf(campaign);
  const tied = /[1-9]/.test(turnover.amount);
  return (
    <section className={classes('card', styles.articleTerms)} aria-label={t('campaign.title')}>
      <div className="row between">
        <h3 className="strong">{t('campaign.title')}</h3>
        <State campaign={campaign} />
      </div>
      <dl className="facts">
        <Fact name={t('campaign.amount')}>{format.money(amount, { as: 'code' })}</Fact>
        <Fact name={t('campaign.turnover')}>
          {tied ? format.money(turnover, { as: 'code' }) : t('campaign.free')}
        </Fact>
        <Fact name={t('campaign.until')}>{format.dateTime(endsAt)}</Fact>
      </dl>
      {tied && <p className="small second">{t('campaign.tied')}</p>}
      <p className="second">{t(`campaign.by.${way}`)}</p>
      {campaign.phase !== 'ENDED' && !campaign.spent && (
        <ButtonLink look="outline" to={ways[way]}>
          {t(`campaign.go.${way}`)}
        </ButtonLink>
      )}
    </section>
  );
}

/** A budget that is used up says more than a period that still runs. */
function State({ campaign: { phase, spent } }: { readonly campaign: Campaign }) {
  const { t } = useWords('content');
  if (phase !== 'ENDED' && spent) {
    return <StatusPill tone="warn">{t('campaign.spent')}</StatusPill>;
  }
  return (
    <StatusPill tone={phase === 'RUNNING' ? 'ok' : 'neutral'}>{t(`phase.${phase}`)}</StatusPill>
  );
}
