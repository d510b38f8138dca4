import { paths } from '../../../../../schema/routes';
import { ownCertificate } from '../../../lib/certificate/ownCertificate';
import { useSaveProof } from '../../../lib/certificate/useSaveProof';
import { classes } from '../../../lib/classes';
import { useWords } from '../../../lib/useWords';
import { Button, ButtonLink } from '../../../ui/Button';
import type { Order } from '../types';
import styles from './OrderDetail.module.css';

/** What a settled contract is checked by: on its own page, or as a file. */
export function CertificateRow({ id, number }: Pick<Order, 'id' | 'number'>) {
  const { t } = useWords('trading');
  const save = useSaveProof();
  return (
    <section className={classes('card', styles.orderCard, styles.orderFacts)}>
      <h2 className={styles.orderProofTitle}>{t('result.certificate')}</h2>
      <div className={styles.orderProof}>
        <ButtonLink small look="quiet" to={`${paths.verify}?order=${id}`}>
          {t('result.certificateCheck')}
        </ButtonLink>
        <Button
          small
          look="quiet"
          onClick={() => {
            void save((client) => ownCertificate(client, id), `certificate-${number}.json`);
          }}
        >
          {t('result.certificateSave')}
        </Button>
      </div>
    </section>
  );
}
