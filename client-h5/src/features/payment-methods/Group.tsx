import { Link } from 'react-router-dom';
import { useWords } from '../../lib/useWords';
import { Button } from '../../ui/Button';
import { MethodList } from './MethodList';
import type { Kind, Own } from './usePaymentMethods';
import styles from './Group.module.css';

interface Props {
  readonly title: string;
  readonly own: Own;
  readonly of: (kind: Kind) => boolean;
  readonly add: Add;
}

/** The way to add one: to its page, or here. */
type Add = { readonly label: string } & (
  | { readonly to: string }
  | { readonly onClick: () => void }
);

/** The targets of some kinds under their title. */
export function Group({ title, own, of, add }: Props) {
  const { t } = useWords('payment-methods');
  const methods = own.methods.filter(({ kind }) => of(kind));
  return (
    <section>
      <div className="section-head">
        <h2>{title}</h2>
        <AddOne {...add} />
      </div>
      {methods.length > 0 ? (
        <MethodList label={title} own={{ ...own, methods }} />
      ) : (
        <p className="small muted">{t('methods.none')}</p>
      )}
    </section>
  );
}

/** Short to the eye; readers hear what is added. */
function AddOne({ label, ...way }: Add) {
  const { t } = useWords('payment-methods');
  if ('to' in way) {
    return (
      <Link className={styles.go} to={way.to} aria-label={label}>
        {t('methods.add')}
      </Link>
    );
  }
  return (
    <Button small look="text" className={styles.add} aria-label={label} onClick={way.onClick}>
      {t('methods.add')}
    </Button>
  );
}
