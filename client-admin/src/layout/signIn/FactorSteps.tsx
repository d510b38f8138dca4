import { lazy, Suspense } from 'react';
import type { I18nProvider } from 'react-admin';
import type { Asked } from './useSignIn';
import { Field } from './Field';
import styles from './SignIn.module.css';

const QrCode = lazy(() => import('qrcode.react').then((module) => ({ default: module.QRCodeSVG })));

interface Props {
  readonly asked: Exclude<Asked, 'password'>;
  readonly translate: I18nProvider['translate'];
}

/** The code of the second factor; before it, where there is none, the key for an authenticator app. */
export function FactorSteps({ asked, translate }: Props) {
  return (
    <>
      {asked !== 'code' && (
        <section className={styles.setup} aria-label={translate('signIn.factor.setup')}>
          <p>{translate('signIn.factor.text')}</p>
          {/* Black on white in both themes: cameras read it so. */}
          <div className={styles.picture}>
            <Suspense fallback={null}>
              <QrCode
                value={asked.uri}
                size={168}
                marginSize={2}
                title={translate('signIn.factor.scan')}
              />
            </Suspense>
          </div>
          <p className="soft">
            {translate('signIn.factor.key')}{' '}
            <span className="mono" style={{ overflowWrap: 'anywhere' }}>
              {asked.key}
            </span>
          </p>
        </section>
      )}
      <Field
        name="totp"
        label={translate('signIn.factor.code')}
        autoComplete="one-time-code"
        code
      />
    </>
  );
}
