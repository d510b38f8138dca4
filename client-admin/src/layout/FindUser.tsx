import { Search } from 'lucide-react';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';

/** `Ctrl+K` goes to the field from anywhere. */
function useGoKey() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', hear);
    return () => {
      document.removeEventListener('keydown', hear);
    };
  }, []);
  return field;
}

/** From anywhere to the customer somebody is asking about. */
export function FindUser() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const field = useGoKey();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const search = text.trim();
    if (search === '') return;
    const filter = encodeURIComponent(JSON.stringify({ search }));
    void navigate(`/users?filter=${filter}&page=1`);
    setText('');
  };
  return (
    <form role="search" className="field" aria-label={translate('shell.find')} onSubmit={submit}>
      <Search size={16} aria-hidden />
      <input
        ref={field}
        type="search"
        aria-keyshortcuts="Control+K"
        aria-label={translate('shell.find')}
        placeholder={translate('shell.find')}
        value={text}
        style={{ flex: 1 }}
        onChange={({ target }) => {
          setText(target.value);
        }}
      />
    </form>
  );
}
