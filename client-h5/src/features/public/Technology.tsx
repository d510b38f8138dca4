import { paths } from '../../../../schema/routes';
import { useWords } from '../../lib/useWords';
import { DeepLink } from '../../ui/DeepLink';
import { DeepSection } from './DeepSection';
import styles from './Technology.module.css';

/** Why nobody needs to believe us. */
export function Technology() {
  const { t } = useWords('public');
  return (
    <DeepSection className={styles.technology} x={0.85} y={0.3}>
      <h2>{t('public.technologyTitle')}</h2>
      <p>{t('public.technologyText')}</p>
      <DeepLink to={paths.publicProof}>{t('public.technologyAction')}</DeepLink>
    </DeepSection>
  );
}
