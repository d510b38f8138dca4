import { MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { classes } from '../../../lib/classes';
import { feedFigures, readable, type FeedDraft, type FeedFigure } from './feedDraft';
import { feedName } from '../../../lib/feedName';
import styles from './FeedStates.module.css';
import { useFeeds } from './useFeeds';

interface Props {
  readonly draft: FeedDraft;
  /** Somebody tried to save it: what cannot be read is said. */
  readonly tried: boolean;
  /** What the server refused. */
  readonly faultOf: (field: string) => string | undefined;
  readonly onChange: (part: Partial<FeedDraft>) => void;
}

/** The source, what it calls the instrument, and which of its prices are taken. */
export function FeedFields({ draft, tried, faultOf, onChange }: Props) {
  const translate = useTranslate();
  const { data = [] } = useFeeds();
  const words = (key: string) => translate(`resources.feeds.${key}`);
  const offered = data.filter(({ name, offered: may }) => may || name === draft.feed);
  const faultIn = (figure: FeedFigure) =>
    faultOf(figure) ?? (tried && !readable(draft, figure) ? words(`wrong.${figure}`) : undefined);
  return (
    <div className={classes(styles.feedFields)}>
      <TextField
        select
        required
        label={words('fields.feed')}
        value={draft.feed}
        error={faultOf('feed') !== undefined}
        helperText={faultOf('feed')}
        onChange={({ target }) => {
          const found = offered.find(({ name }) => name === target.value);
          if (found) onChange({ feed: found.name });
        }}
      >
        {(offered.length > 0 ? offered.map(({ name }) => name) : [draft.feed]).map((name) => (
          <MenuItem key={name} value={name}>
            {feedName(translate, name)}
          </MenuItem>
        ))}
      </TextField>
      {draft.feed !== 'SIMULATED' && (
        <TextField
          required
          label={words('fields.providerSymbol')}
          value={draft.providerSymbol}
          error={faultOf('providerSymbol') !== undefined}
          helperText={faultOf('providerSymbol') ?? words('providerSymbolHelp')}
          slotProps={{ htmlInput: { autoComplete: 'off', maxLength: 30 } }}
          onChange={({ target }) => {
            onChange({ providerSymbol: target.value });
          }}
        />
      )}
      {feedFigures.map((figure) => (
        <TextField
          key={figure}
          required
          label={words(`edit.${figure}`)}
          value={draft[figure]}
          error={faultIn(figure) !== undefined}
          helperText={faultIn(figure) ?? words(`help.${figure}`)}
          slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
          onChange={({ target }) => {
            onChange({ [figure]: target.value });
          }}
        />
      ))}
    </div>
  );
}
