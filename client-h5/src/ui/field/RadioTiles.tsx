import { useId, type ReactNode } from 'react';
import { classes } from '../../lib/classes';
import styles from './RadioTiles.module.css';

export interface Tile<Value extends string> {
  readonly value: Value;
  readonly content: ReactNode;
  /** What a reader hears when the content alone is too short. */
  readonly name?: string;
  readonly disabled?: boolean;
}

interface Props<Value extends string> {
  readonly label: string;
  readonly tiles: readonly Tile<Value>[];
  /** Null: nothing chosen. */
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  /** `well`: filled, as direction and interval; `outline`: framed in the accent when chosen. */
  readonly look?: 'well' | 'outline';
  readonly className?: string | undefined;
}

/** One of several as tiles of equal size: real radio buttons, so arrow keys work. */
export function RadioTiles<Value extends string>(props: Props<Value>) {
  const { label, tiles, value, onChange, look = 'outline', className } = props;
  const group = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={classes(styles.tiles, styles[look], className)}
    >
      {tiles.map((tile) => (
        <label key={tile.value} className="tile" data-value={tile.value}>
          <input
            type="radio"
            name={group}
            checked={tile.value === value}
            disabled={tile.disabled}
            aria-label={tile.name}
            onChange={() => {
              onChange(tile.value);
            }}
          />
          {tile.content}
        </label>
      ))}
    </div>
  );
}
