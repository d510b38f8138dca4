import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useId } from 'react';
import { HttpError, useTranslate } from 'react-admin';
import type { Checked } from '../../../../schema/proof/check-proof';
import { proofSteps } from '../../../../schema/proof/proof-steps';
import { CannotCheck } from '../../../../schema/proof/web-tools';

import { CheckRow } from '../CheckRow';
import { LoadFault } from '../list/LoadFault';
import { checkCertificate } from './checkCertificate';
import { saveText } from '../../lib/saveText';

interface Props {
  /** Of the file that is saved. */
  readonly number: string;
  /** What the answer is kept under. */
  readonly name: readonly string[];
  /** The certificate; null where there is none. */
  readonly load: () => Promise<string | null>;
}

/** Why there is no certificate yet, or never will be; null for every other fault. */
function whyNone(error: unknown): string | null {
  const code = error instanceof HttpError && (error.body as { code?: unknown } | null)?.code;
  return code === 'CERTIFICATE_PENDING' || code === 'CERTIFICATE_BEFORE_SEAL' ? code : null;
}

/** The certificate of a contract: checked here, step by step, and saved. */
export function CertificateCard({ number, name, load }: Props) {
  const translate = useTranslate();
  const id = useId();
  return (
    <section className="card" aria-labelledby={id}>
      <h2 id={id}>{translate('certificate.title')}</h2>
      <div className="card-body">
        <Body number={number} name={name} load={load} />
      </div>
    </section>
  );
}

function Body({ number, name, load }: Props) {
  const translate = useTranslate();
  const { data, error, refetch } = useQuery({
    queryKey: ['certificate', ...name],
    queryFn: async () => {
      const text = await load();
      return { text, checked: text === null ? null : await checked(text) };
    },
    retry: false,
  });
  const none = whyNone(error);
  if (none !== null) return <p className="note">{translate(`certificate.${none}`)}</p>;
  if (error) return <LoadFault onRetry={() => void refetch()} />;
  if (!data) return <p className="soft">{translate('certificate.checking')}</p>;
  const { text } = data;
  if (text === null) return <p className="note">{translate('certificate.CERTIFICATE_PENDING')}</p>;
  return (
    <>
      <Verdict found={data.checked} />
      <Button
        variant="outlined"
        startIcon={<Download size={16} aria-hidden />}
        onClick={() => {
          saveText(text, `certificate-${number}.json`, 'application/json');
        }}
      >
        {translate('certificate.save')}
      </Button>
    </>
  );
}

/** Null where this browser has no means to check. */
const checked = (text: string): Promise<Checked | null> =>
  checkCertificate(text).catch((error: unknown) => {
    if (error instanceof CannotCheck) return null;
    throw error;
  });

function Verdict({ found }: { readonly found: Checked | null }) {
  const translate = useTranslate();
  if (found === null) return <p className="note warn">{translate('certificate.cannot')}</p>;
  const { fault, passed } = found;
  const failed = fault && proofSteps.find((step) => !passed.includes(step));
  return (
    <>
      <p role={fault ? 'alert' : 'status'}>
        <b>{translate(fault ? 'certificate.fails' : 'certificate.holds')}</b>
      </p>
      <ul aria-label={translate('certificate.steps')}>
        {proofSteps.map((step) => {
          const state = passed.includes(step) ? 'passed' : step === failed ? 'failed' : 'left';
          return (
            <CheckRow
              key={step}
              level={levels[state]}
              said={translate(`certificate.state.${state}`)}
              name={translate(`certificate.step.${step}`)}
            >
              {state === 'failed' && fault && (
                <span>{translate(`certificate.fault.${fault.code}`)}</span>
              )}
            </CheckRow>
          );
        })}
      </ul>
    </>
  );
}

const levels = { passed: 'GREEN', failed: 'AMBER', left: 'GREY' } as const;
