import { useQuery } from '@apollo/client/react';
import { Gift, IdCard, UserRound } from 'lucide-react';
import type { VerificationState } from '../../../../schema/identity';
import { parseMoney } from '../../../../schema/money';
import { paths } from '../../../../schema/routes';
import { useWords } from '../../lib/useWords';
import { MoneyText } from '../../ui/figure/MoneyText';
import { StatusPill, type Tone } from '../../ui/figure/StatusPill';
import { AccountStandingDocument, type AccountStandingQuery } from './account.generated';
import { MenuLink } from './MenuRow';

const tones: Record<VerificationState, Tone> = {
  NONE: 'neutral',
  UNDER_REVIEW: 'warn',
  REFUSED: 'bad',
  VERIFIED: 'ok',
};

/** Why it was refused; the whole of it stands where it is sent again. */
const reasonOf = (data: AccountStandingQuery | undefined): string | null =>
  data?.verification?.state === 'REFUSED' ? data.verification.reason : null;

/** Who one is to the platform, and what of the money is tied. */
export function StandingRows() {
  const { t } = useWords('account');
  const { data } = useQuery(AccountStandingDocument);
  const state = data?.verification?.state ?? 'NONE';
  return (
    <ul className="card card-list">
      <MenuLink Icon={UserRound} to={paths.profile} label={t('account.profile')} />
      <MenuLink
        Icon={IdCard}
        to={paths.verification}
        label={t('account.verification')}
        note={reasonOf(data)}
        value={data && <StatusPill tone={tones[state]}>{t(`account.verify.${state}`)}</StatusPill>}
      />
      <Tied data={data} />
    </ul>
  );
}

/** What waits for turnover; no row where nothing does. */
function Tied({ data }: { readonly data: AccountStandingQuery | undefined }) {
  const { t } = useWords('account');
  if (!data || parseMoney('USD', data.openTurnover.left.amount).minor === 0n) return null;
  const { held } = data.openTurnover;
  return (
    <MenuLink
      Icon={Gift}
      to={paths.rechargeRecords}
      label={t('account.tied')}
      value={<MoneyText money={held} balance />}
    />
  );
}
