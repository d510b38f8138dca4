import { Link } from 'react-router-dom';
import { readChatLine } from '../../../../../schema/chat/conversations';
import { paths } from '../../../../../schema/routes';
import { useFormat } from '../../../lib/useFormat';
import { useWords } from '../../../lib/useWords';
import { lineWords } from './lineWords';
import styles from './Messages.module.css';
import type { ChatMessage } from '../talkReader';

/** What the system says, and a link to what it speaks of. */
export function Line({ message }: { readonly message: ChatMessage }) {
  const { t } = useWords('support');
  const format = useFormat();
  return (
    <li className={styles.line}>
      {lineWords(message, t, format)}{' '}
      {readChatLine(message.text) === 'CHANGE_BY_FORM' && (
        <Link className="link reach" to={paths.changeData}>
          {t('chat.changeForm')}
        </Link>
      )}
    </li>
  );
}
