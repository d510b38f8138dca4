import { ListItemText, Menu, MenuItem } from '@mui/material';
import { Globe } from 'lucide-react';
import { useState } from 'react';
import { useLocaleState, useRefresh, useTranslate } from 'react-admin';
import { languageFacts } from '../../../schema/languages';
import { consoleLanguages, readConsoleLanguage } from '../lib/language';

/** English or Chinese. Words that came from the server are asked for again. */
export function LanguageButton() {
  const translate = useTranslate();
  const refresh = useRefresh();
  const [locale, setLocale] = useLocaleState();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { name } = languageFacts[readConsoleLanguage(locale)];
  const close = () => {
    setAnchor(null);
  };
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label={translate('shell.language', { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget);
        }}
      >
        <Globe size={18} aria-hidden />
      </button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {consoleLanguages.map((language) => (
          <MenuItem
            key={language}
            lang={languageFacts[language].tag}
            selected={language === locale}
            onClick={() => {
              close();
              setLocale(language);
              refresh();
            }}
          >
            <ListItemText>{languageFacts[language].name}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
