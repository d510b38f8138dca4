import { useApolloClient } from '@apollo/client/react';
import { paths } from '../../../../../schema/routes';
import { ownCertificate, whyNone } from '../../../lib/certificate/ownCertificate';
import { classes } from '../../../lib/classes';
import { faultWords } from '../../../lib/network/faultWords';
import { saveJson } from '../../../lib/saveFile';
import { toast } from '../../../lib/toast';
import { useWords } from '../../../lib/useWords';
import { Button, ButtonLink } from '../../../ui/Button';
import type { Order } from '../types';
import styles from './OrderDetail.module.css';

/** What a settled contract is checked by: on its own page, or as a file. */
export function CertificateRow({ id, number }: Pick<Order, 'id' | 'number'>) {
  const { t } = useWords('trading');
  const client = useApolloClient();
  const save = async () => {
    try {
      saveJson(await ownCertificate(client, id), `certificate-${number}.json`);
    } catch (error) {
      const reason = whyNone(error);
      toast({ type: 'error', text: reason ? t(`errors:${reason}`) : faultWords(error) });
    }
  };
  return (
    <section className={classes('card', styles.orderCard, styles.orderFacts)}>
      <h2 className={styles.orderProofTitle}>{t('result.certificate')}</h2>
      <div className={styles.orderProof}>
        <ButtonLink small look="quiet" to={`${paths.verify}?order=${id}`}>
          {t('result.certificateCheck')}
        </ButtonLink>
        <Button small look="quiet" onClick={() => void save()}>
          {t('result.certificateSave')}
        </Button>
      </div>
    </section>
  );
}
