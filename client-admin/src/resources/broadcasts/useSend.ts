import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { languages, type Language } from '../../../../schema/languages';
import { useActions } from '../../lib/useActions';
import { useAct } from '../../ui/useAct';
import { broadcastActions } from './broadcastActions';

const words = 'resources.broadcasts';

/** The language of a refused text: `texts.de.body`. */
const languageIn = (field: string | null): Language | undefined =>
  languages.find((one) => field?.startsWith(`texts.${one}.`));

interface Sending {
  /** What was refused stands in the form, not over it. */
  readonly onRefused: (language: Language | undefined) => void;
}

/** Once for each opening of the form; a refusal of a text leads to its language. */
export function useSend({ onRefused }: Sending) {
  const notify = useNotify();
  const navigate = useNavigate();
  const { send } = useActions('broadcasts', broadcastActions);
  return useAct({
    run: send,
    onDone: (sent) => {
      notify(`${words}.${sent ? 'send' : 'propose'}.done`, { type: 'success' });
      void navigate('/broadcasts');
    },
    onRefused: ({ field }) => {
      if (field !== 'reason') onRefused(languageIn(field));
    },
  });
}
