import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useInstall } from '../../lib/install';
import { useWords } from '../../lib/useWords';
import { Sheet } from '../../ui/sheet/Sheet';
import { MenuAction } from './MenuRow';
import styles from './InstallRow.module.css';

/** The way to the installed app, where this device has one and it is not installed yet. */
export function InstallRow() {
  const { t } = useWords('account');
  const [open, setOpen] = useState(false);
  const install = useInstall();
  if (install === null) return null;
  const show = () => {
    setOpen(true);
  };
  return (
    <>
      <MenuAction
        Icon={Smartphone}
        label={t('account.install')}
        onClick={install === 'steps' ? show : install}
      />
      <Sheet title={t('account.installTitle')} open={open} onClose={() => setOpen(false)}>
        <ol className={styles.installSteps}>
          <li>{t('account.installStep1')}</li>
          <li>{t('account.installStep2')}</li>
          <li>{t('account.installStep3')}</li>
        </ol>
      </Sheet>
    </>
  );
}
