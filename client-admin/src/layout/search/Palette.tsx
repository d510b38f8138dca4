import { Dialog } from '@mui/material';
import { Search } from 'lucide-react';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { limits } from '../../../../schema/limits';
import type { Option } from './option';
import { groupsOf, onlyHit } from './options';
import styles from './Palette.module.css';
import { PaletteList } from './PaletteList';
import { usePages } from './usePages';
import { isSearch, useSearch } from './useSearch';

/** The line that Enter opens. It goes back to the first one when the lines change. */
function useActive(options: readonly Option[]) {
  const [key, setKey] = useState<string | null>(null);
  const at = Math.max(
    0,
    options.findIndex((option) => option.key === key),
  );
  return {
    active: options[at],
    step: (by: number) => {
      const next = options[(at + by + options.length) % options.length];
      if (next) setKey(next.key);
    },
    edge: (last: boolean) => {
      setKey((last ? options.at(-1) : options[0])?.key ?? null);
    },
  };
}

/** What Enter was pressed for before the answer came: the one hit opens then. */
function usePressedEarly(search: ReturnType<typeof useSearch>, open: (option: Option) => void) {
  const [early, setEarly] = useState<string | null>(null);
  const only = search.hits && early !== null ? onlyHit(search.hits) : null;
  useEffect(() => {
    if (only) open(only);
  }, [only, open]);
  return setEarly;
}

/** What the keys do, whose text they belong to and which line is active. */
function usePalette(onClose: () => void) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const text = typed.trim();
  const search = useSearch(text);
  const groups = groupsOf(search.hits, usePages(), text);
  const { active, step, edge } = useActive(groups.flatMap(({ options }) => options));
  const open = (option: Option) => {
    onClose();
    void navigate(option.to);
  };
  const setEarly = usePressedEarly(search, open);
  const acts: Readonly<Partial<Record<string, () => void>>> = {
    ArrowDown: () => {
      step(1);
    },
    ArrowUp: () => {
      step(-1);
    },
    Enter: () => {
      if (search.waiting) setEarly(text);
      else if (active) open(active);
    },
    PageUp: () => {
      edge(false);
    },
    PageDown: () => {
      edge(true);
    },
  };
  const type = (next: string) => {
    setTyped(next);
    setEarly(null);
  };
  const nothing = isSearch(text) && search.hits !== undefined && groups.length === 0;
  return { typed, type, acts, search, groups, active, open, nothing };
}

type Searching = ReturnType<typeof usePalette>;

interface BoxProps extends Pick<Searching, 'typed' | 'type' | 'acts' | 'active'> {
  readonly listId: string;
}

function SearchBox({ listId, typed, type, acts, active }: BoxProps) {
  const translate = useTranslate();
  const hear = (event: KeyboardEvent) => {
    const act = acts[event.key];
    // Enter may choose a word of an input method.
    if (!act || event.nativeEvent.isComposing) return;
    event.preventDefault();
    act();
  };
  return (
    <div className={styles.field}>
      <Search size={18} aria-hidden />
      <input
        autoFocus
        type="text"
        role="combobox"
        aria-label={translate('search.title')}
        aria-expanded={active !== undefined}
        aria-controls={listId}
        aria-activedescendant={active && `${listId}-${active.key}`}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        maxLength={limits.findLengthMax}
        placeholder={translate('search.hint')}
        value={typed}
        onChange={({ target }) => {
          type(target.value);
        }}
        onKeyDown={hear}
      />
      <kbd aria-hidden>Esc</kbd>
    </div>
  );
}

/** From anywhere to a user, a request, a contract or a page of the console, by keyboard alone. */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate();
  const listId = useId();
  const palette = usePalette(onClose);
  const { groups, active, search, nothing, open } = palette;
  return (
    <Dialog
      open
      onClose={onClose}
      aria-label={translate('search.title')}
      maxWidth="sm"
      fullWidth
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <SearchBox listId={listId} {...palette} />
      <PaletteList
        id={listId}
        groups={groups}
        active={active}
        search={search}
        nothing={nothing}
        onOpen={open}
      />
    </Dialog>
  );
}
