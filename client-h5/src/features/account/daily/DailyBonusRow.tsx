import { Gift } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '../../../lib/useFormat';
import { useWords } from '../../../lib/useWords';
import { Button } from '../../../ui/Button';
import { Sheet } from '../../../ui/sheet/Sheet';
import type { DailyBonusQuery } from './dailyBonus.generated';
import { MenuAction } from '../MenuRow';
import { useDailyBonus } from './useDailyBonus';
import { useDailyClaim } from './useDailyClaim';

type Bonus = DailyBonusQuery['dailyBonus'];

/** The bonus of the day: whether it waits, was had, or nothing gives it. It counts no days. */
export function DailyBonusRow() {
  const { t } = useWords('account');
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const { bonus, ask } = useDailyBonus();
  if (!bonus) return null;
  const amount = format.money(bonus.amount);
  const value = {
    waits: t('account.daily.waits', { amount }),
    claimed: t('account.daily.claimed'),
    none: t('account.daily.none'),
  }[stateOf(bonus)];
  return (
    <>
      <MenuAction
        Icon={Gift}
        label={t('account.daily.title')}
        value={value}
        onClick={() => {
          setOpen(true);
        }}
      />
      <Sheet
        title={t('account.daily.title')}
        open={open}
        onClose={() => {
          setOpen(false);
        }}
      >
        <Body bonus={bonus} onRefused={ask} />
      </Sheet>
    </>
  );
}

function stateOf({ claimedAt, running }: Bonus): 'claimed' | 'waits' | 'none' {
  if (claimedAt !== null) return 'claimed';
  return running ? 'waits' : 'none';
}

interface Props {
  readonly bonus: Bonus;
  readonly onRefused: () => void;
}

/** What it is tied to, before it is claimed; after that, when there is another. */
function Body({ bonus, onRefused }: Props) {
  const { t } = useWords('account');
  const format = useFormat();
  const { busy, claim } = useDailyClaim(bonus, onRefused);
  const amount = format.money(bonus.amount);
  const state = stateOf(bonus);
  if (state === 'none') return <p className="second">{t('account.daily.noneText')}</p>;
  return (
    <>
      <p className="second">
        {t('account.daily.terms', { amount, turnover: format.money(bonus.turnover) })}
      </p>
      {state === 'claimed' ? (
        <p>{t('account.daily.next', { time: format.dateTime(bonus.nextAt) })}</p>
      ) : (
        <Button busy={busy} onClick={() => void claim()}>
          {t('account.daily.claim', { amount })}
        </Button>
      )}
    </>
  );
}
