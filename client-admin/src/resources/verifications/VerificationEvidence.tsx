import { Eye, Link2, Lock, Sun } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { classes } from '../../lib/classes';
import { PictureViewer } from '../../queue/drawer/PictureViewer';
import { newPair } from '../../queue/drawer/usePaired';
import { Blank } from '../../ui/list/Blank';
import { LoadFault } from '../../ui/list/LoadFault';
import { Skeleton } from '../../ui/list/Skeleton';
import { OpenAgain } from './OpenAgain';
import { useOpenedDocument } from './useOpenedDocument';
import { isDecided, type Verification } from './verification';
import styles from './VerificationEvidence.module.css';

interface Sides {
  readonly front: string;
  readonly back: string;
  readonly selfie: string | null;
}

/** The document's pictures side by side; nothing of it before one holds the request. */
export function VerificationEvidence({ request }: { readonly request: Verification }) {
  const translate = useTranslate();
  const { held, document, error, reopen } = useOpenedDocument(request);
  if (document) return <Panes sides={document} />;
  if (isDecided(request)) return <OpenAgain id={request.id} />;
  if (!held) {
    return <Blank icon={Lock} title={translate('resources.verifications.evidence.closed')} />;
  }
  return error ? <LoadFault onRetry={reopen} /> : <Skeleton rows={6} />;
}

function Panes({ sides: { front, back, selfie } }: { readonly sides: Sides }) {
  const translate = useTranslate();
  const words = (name: string) => translate(`resources.verifications.evidence.${name}`);
  const [pair] = useState(newPair);
  const [synced, setSynced] = useState(true);
  const [bright, setBright] = useState(false);
  const [third, setThird] = useState(false);
  const shown = [
    ['front', front],
    third && selfie !== null ? ['selfie', selfie] : ['back', back],
  ] as const;
  return (
    <div className={styles.evidence}>
      <div className={classes(styles.panes, bright && styles.bright)}>
        {shown.map(([name, url], at) => (
          <figure key={name} className={styles.pane}>
            <figcaption>{words(name)}</figcaption>
            <PictureViewer
              url={url}
              alt={words(`${name}Alt`)}
              withKeys={at === 0}
              {...(synced && { pair })}
            />
          </figure>
        ))}
      </div>
      <div className={styles.tools}>
        <Toggle icon={Link2} label={words('sync')} on={synced} onToggle={setSynced} />
        <Toggle icon={Sun} label={words('brightness')} on={bright} onToggle={setBright} />
        {selfie !== null && (
          <Toggle icon={Eye} label={words('selfie')} on={third} onToggle={setThird} />
        )}
        <span className={styles.logged}>
          <Eye size={15} aria-hidden />
          {words('logged')}
        </span>
      </div>
    </div>
  );
}

interface ToggleProps {
  readonly icon: typeof Eye;
  readonly label: string;
  readonly on: boolean;
  readonly onToggle: (on: boolean) => void;
}

const Toggle = ({ icon: Icon, label, on, onToggle }: ToggleProps) => (
  <button
    type="button"
    className="chip"
    aria-pressed={on}
    onClick={() => {
      onToggle(!on);
    }}
  >
    <Icon size={15} aria-hidden />
    {label}
  </button>
);
