import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { readAccountName } from '../../../../schema/account-name';
import { sayRefusals } from '../../lib/forms/refusals';
import { toast } from '../../lib/toast';
import { useWords } from '../../lib/useWords';
import { Button } from '../../ui/Button';
import { TextField } from '../../ui/field/TextField';
import { UserNameChangeDocument } from './profile.generated';
import styles from './ProfileScreen.module.css';

interface Props {
  readonly userName: string;
  readonly onDone: () => void;
}

const LENGTH_MAX = 20;

/** How one is called, and signs in if one likes. */
export function UserNameForm({ userName, onDone }: Props) {
  const { t } = useWords('profile');
  const [text, setText] = useState(userName);
  const [error, setError] = useState<string>();
  const [change, { loading: busy }] = useMutation(UserNameChangeDocument);

  async function save(): Promise<void> {
    if (readAccountName(text)?.kind !== 'userName') {
      setError(t('profile.userNameHint'));
      return;
    }
    const { data } = await change({ variables: { input: { userName: text } } });
    if (!data) return;
    const { user, userErrors } = data.userNameChange;
    setError(sayRefusals(userErrors).userName);
    if (!user) return;
    toast({ type: 'success', text: t('done:DONE') });
    onDone();
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void save();
      }}
    >
      <TextField
        label={t('profile.userName')}
        hint={t('profile.userNameHint')}
        error={error}
        value={text}
        maxLength={LENGTH_MAX}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => {
          setText(event.target.value);
          setError(undefined);
        }}
      />
      <Button type="submit" busy={busy}>
        {t('profile.save')}
      </Button>
    </form>
  );
}
