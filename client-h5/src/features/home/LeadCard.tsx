import { useQuery } from '@apollo/client/react';
import { classes } from '../../lib/classes';
import { MeDocument } from '../../lib/session/me.generated';
import { TotalBalance } from '../../ui/figure/TotalBalance';
import styles from './LeadCard.module.css';
import { QuickActions } from './QuickActions';

/** What Home leads with: the balance, and what people come to do with it. */
export function LeadCard() {
  const { data, error } = useQuery(MeDocument);
  return (
    <section className={classes('card', styles.lead)}>
      <TotalBalance total={data?.me.balances.total ?? (error && null)} />
      <QuickActions />
    </section>
  );
}
