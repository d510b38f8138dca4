import { ChevronRight, Megaphone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { contentPaths } from '../../../../../schema/content/routes';
import { useWords } from '../../../lib/useWords';
import type { HomeArticleFragment } from './homeContent.generated';
import styles from './HomeContent.module.css';

/** One line that does not move; a tap opens all notices. */
export function NoticeLine({ notice }: { readonly notice: HomeArticleFragment }) {
  const { t } = useWords('content');
  return (
    <Link className={styles.noticeLine} to={contentPaths.notices}>
      <Megaphone size={18} strokeWidth={1.7} className="second" aria-hidden />
      <span className="hidden">{t('notices')}</span>
      <span className={styles.noticeText}>{notice.title}</span>
      <ChevronRight size={16} className="muted" aria-hidden />
    </Link>
  );
}
