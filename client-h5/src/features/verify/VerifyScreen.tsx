import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../../schema/routes';
import { useSession } from '../../lib/session/session';
import { useWords } from '../../lib/useWords';
import { ButtonLink } from '../../ui/Button';
import { Page } from '../../ui/layout/Page';
import { CheckedFile } from './CheckedFile';
import { FileChoice } from './FileChoice';
import { LogInFirst } from './LogInFirst';
import { OwnCertificate } from './OwnCertificate';
import styles from './VerifyScreen.module.css';

/** `/pages/verify/verify`: an own contract's certificate by `?order=`, or a file that anybody was given. */
export function VerifyScreen() {
  const { t } = useWords('verify');
  const [query] = useSearchParams();
  const [file, setFile] = useState<string | null>(null);
  const order = query.get('order');
  return (
    <Page title={t('verify.title')} back money>
      <div className={styles.proofPage}>
        <p className="second">{t('verify.lead')}</p>
        {file === null && order !== null && <OfOrder id={order} />}
        {file !== null && <CheckedFile key={file} text={file} />}
        <FileChoice onFile={setFile} />
        <ButtonLink look="quiet" to={paths.publicProof}>
          {t('verify.public')}
        </ButtonLink>
      </div>
    </Page>
  );
}

function OfOrder({ id }: { readonly id: string }) {
  const { token } = useSession();
  return token === null ? <LogInFirst /> : <OwnCertificate key={id} id={id} />;
}
