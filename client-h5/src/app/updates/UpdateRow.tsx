import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { MeDocument } from '../../lib/session/me.generated';
import { useSession } from '../../lib/session/session';
import { isOrdering, useOrdering } from '../../lib/update';
import { Button } from '../../ui/Button';
import styles from './UpdateRow.module.css';

interface Props {
  readonly apply: () => void;
}

/** Offers the newer version that waits, but not while a contract is open or being set up. */
export function UpdateRow({ apply }: Props) {
  const { t } = useTranslation();
  const ordering = useOrdering();
  const open = useOpenContracts();
  if (ordering || open) return null;
  return (
    <p className={styles.update} role="status">
      <span className="grow">{t('update.waiting')}</span>
      <Button
        small
        look="quiet"
        onClick={() => {
          // Another window may have begun an order since.
          void isOrdering().then((begun) => {
            if (!begun) apply();
          });
        }}
      >
        {t('update.reload')}
      </Button>
    </p>
  );
}

/** Until the server has said that there are none, there may be some. */
function useOpenContracts(): boolean {
  const { token } = useSession();
  const { data } = useQuery(MeDocument, { skip: token === null });
  if (token === null) return false;
  return !/^[0.]+$/.test(data?.me.balances.openStakes.amount ?? '');
}
