import { Button } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useOnline } from '../../lib/connection';
import { MoneyText } from '../../ui/MoneyText';
import type { Option } from './option';
import type { Group } from './options';
import styles from './Palette.module.css';
import type { useSearch } from './useSearch';

interface LineProps {
  readonly id: string;
  readonly option: Option;
  readonly selected: boolean;
  readonly onOpen: (option: Option) => void;
}

function Line({ id, option, selected, onOpen }: LineProps) {
  const translate = useTranslate();
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (selected) line.current?.scrollIntoView({ block: 'nearest' });
  }, [selected]);
  const { title, about, state, amount } = option;
  return (
    // The keys are the field's: focus never leaves it.
    <li
      ref={line}
      id={id}
      role="option"
      aria-selected={selected}
      className={styles.line}
      onClick={() => {
        onOpen(option);
      }}
    >
      <span className="strong num">{title}</span>
      <span className="soft">{about}</span>
      {amount && <MoneyText value={amount} code />}
      {state !== undefined && <span className="mute">{translate(state)}</span>}
    </li>
  );
}

interface Props {
  readonly id: string;
  readonly groups: readonly Group[];
  readonly active: Option | undefined;
  readonly search: ReturnType<typeof useSearch>;
  /** Whether the search came to an end and found no line. */
  readonly nothing: boolean;
  readonly onOpen: (option: Option) => void;
}

/** What is being looked for, was found, was not, or could not be. */
function Answer({ search, nothing }: Pick<Props, 'search' | 'nothing'>) {
  const translate = useTranslate();
  const online = useOnline();
  const { failed, waiting, again } = search;
  if (failed || (waiting && !online)) {
    return (
      <p className="note warn" role="alert">
        {translate(online ? 'search.fault' : 'search.offline')}{' '}
        <Button size="small" onClick={again}>
          {translate('list.retry')}
        </Button>
      </p>
    );
  }
  return (
    <p className={styles.answer} role="status">
      {waiting && translate('search.waiting')}
      {nothing && translate('search.nothing')}
    </p>
  );
}

/** The lines, by kind. */
export function PaletteList({ id, groups, active, search, nothing, onOpen }: Props) {
  const translate = useTranslate();
  return (
    <div className={styles.list}>
      <Answer search={search} nothing={nothing} />
      <div id={id} role="listbox" aria-label={translate('search.found')}>
        {groups.map(({ name, options }) => (
          <ul key={name} role="group" aria-label={translate(`search.kind.${name}`)}>
            <li role="presentation" className={styles.kind} aria-hidden>
              {translate(`search.kind.${name}`)}
            </li>
            {options.map((option) => (
              <Line
                key={option.key}
                id={`${id}-${option.key}`}
                option={option}
                selected={option.key === active?.key}
                onOpen={onOpen}
              />
            ))}
          </ul>
        ))}
      </div>
    </div>
  );
}
