import { useQuery } from '@apollo/client/react';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../../schema/routes';
import { classes } from '../../../lib/classes';
import { useSession } from '../../../lib/session/session';
import { useWords } from '../../../lib/useWords';
import { MoneyText } from '../../../ui/figure/MoneyText';
import { ProjectsHeldDocument } from './projects.generated';
import styles from './HeldCard.module.css';

/** What one holds in projects and what it has earned; nothing without a session. */
export function HeldCard() {
  const { t } = useWords('yield');
  const { token } = useSession();
  const { data } = useQuery(ProjectsHeldDocument, { skip: token === null });
  if (!data) return null;
  const { held, yesterday, total } = data.yieldOverview;
  return (
    <Link className={classes('card', styles.held)} to={paths.myProjects}>
      <span className="grow">
        <span className="small second">{t('list.held')}</span>
        <span className={styles.figure}>
          <MoneyText money={held} balance code />
        </span>
        <span className={classes('small second', styles.earned)}>
          <span>
            {t('list.yesterday')} <MoneyText money={yesterday} sign balance />
          </span>
          <span>
            {t('list.total')} <MoneyText money={total} sign balance />
          </span>
        </span>
      </span>
      <ChevronRight size={20} strokeWidth={1.8} aria-hidden />
    </Link>
  );
}
