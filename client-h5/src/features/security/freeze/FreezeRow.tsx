import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { classes } from '../../../lib/classes';
import { sayRefusals } from '../../../lib/forms/refusals';
import { useWords } from '../../../lib/useWords';
import { Button } from '../../../ui/Button';
import { Confirm } from '../../../ui/sheet/Confirm';
import factorStyles from '../factor/FactorRow.module.css';
import { AccountFreezeDocument } from '../security.generated';

interface Props {
  /** The session has ended: whatever is asked next is answered with the reason. */
  readonly onFrozen: () => void;
}

/** Stops everything at once, for at least a day. */
export function FreezeRow({ onFrozen }: Props) {
  const { t } = useWords('security');
  const [open, setOpen] = useState(false);
  const [freeze, { loading }] = useMutation(AccountFreezeDocument);
  const close = () => {
    setOpen(false);
  };
  const confirmed = async () => {
    const { data } = await freeze();
    if (!data) return;
    sayRefusals(data.accountFreeze.userErrors);
    close();
    onFrozen();
  };
  return (
    <section className={classes('card', factorStyles.factor)}>
      <p className="small second">{t('security.freezeWhy')}</p>
      <Button
        small
        look="quiet"
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
        }}
      >
        {t('security.freezeStart')}
      </Button>
      <Confirm
        open={open}
        title={t('security.freezeTitle')}
        text={t('security.freezeText')}
        action={t('security.freezeNow')}
        busy={loading}
        onConfirm={() => void confirmed()}
        onClose={close}
      />
    </section>
  );
}
