import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useArriving } from '../../lib/arrival';
import { classes } from '../../lib/classes';
import { useWords } from '../../lib/useWords';
import { Page } from '../../ui/layout/Page';
import { Sheet } from '../../ui/sheet/Sheet';
import { Pending } from '../../ui/state/Pending';
import { AvatarField } from './AvatarField';
import { ContactForm } from './ContactForm';
import styles from './ProfileScreen.module.css';
import { OwnDataRow } from './OwnDataRow';
import { ProfileDocument } from './profile.generated';
import { ProfileRows, type Changed } from './ProfileRows';
import type { Profile } from './types';
import { UserNameForm } from './UserNameForm';

/** `/pages/user/profile`: how one is called, what one looks like, and where one can be reached. */
export function ProfileScreen() {
  const { t } = useWords('profile');
  const { data, error, refetch } = useArriving(
    useQuery(ProfileDocument, { fetchPolicy: 'cache-and-network' }),
  );
  return (
    <Page title={t('profile.title')} back>
      {data ? (
        <Known profile={data} />
      ) : (
        <Pending shape="list" error={error} onRetry={() => void refetch()} />
      )}
    </Page>
  );
}

function Known({ profile }: { readonly profile: Profile }) {
  const { t } = useWords('profile');
  const [open, setOpen] = useState<Changed | null>(null);
  const close = () => {
    setOpen(null);
  };
  const { me } = profile;
  return (
    <>
      <AvatarField user={me} />
      <ProfileRows profile={profile} onChange={setOpen} />
      <p className={classes('small muted', styles.note)}>{t('profile.verifiedNote')}</p>
      <OwnDataRow />
      <Sheet title={open ? t(`profile.change.${open}`) : ''} open={open !== null} onClose={close}>
        {open === 'userName' && <UserNameForm userName={me.userName ?? ''} onDone={close} />}
        {(open === 'email' || open === 'phone') && (
          <ContactForm
            key={open}
            kind={open}
            lead={t(me[open] == null ? 'profile.contactFirst' : 'profile.contactLead')}
            onDone={close}
          />
        )}
      </Sheet>
    </>
  );
}
