import { Checkbox } from '@mui/material';
import type { MouseEvent } from 'react';
import { useTranslate } from 'react-admin';
import type { QueueRow } from '../queue';
import type { Ticks } from './useTicks';

interface BoxProps {
  readonly label: string;
  readonly checked: boolean;
  readonly some?: boolean;
  readonly off?: boolean;
  readonly onTick: () => void;
}

/** A press ticks, and does not open the row around. */
const inside = (event: MouseEvent) => {
  event.stopPropagation();
};

const Box = ({ label, checked, some = false, off = false, onTick }: BoxProps) => (
  <Checkbox
    size="small"
    sx={{ width: 44, height: 44 }}
    checked={checked}
    indeterminate={some}
    disabled={off}
    onChange={onTick}
    onClick={inside}
    slotProps={{ input: { 'aria-label': label, title: label } }}
  />
);

interface Props {
  readonly ticks: Ticks;
}

/** Ticks the row of one request; one that is looked at alone says so. */
export function TickRow({ row, ticks }: Props & { readonly row: QueueRow }) {
  const translate = useTranslate();
  const open = ticks.isOpen(row);
  return (
    <Box
      label={translate(open ? 'queue.bulk.tick' : 'queue.bulk.tickOff', { number: row.number })}
      checked={ticks.isTicked(row)}
      off={!open}
      onTick={() => {
        ticks.toggle(row);
      }}
    />
  );
}

/** Ticks all of the page that can be approved together, or none. */
export function TickAll({ ticks }: Props) {
  const translate = useTranslate();
  const { open, ticked, all, clear } = ticks;
  const every = open.length > 0 && ticked.length === open.length;
  return (
    <Box
      label={translate('queue.bulk.tickAll')}
      checked={every}
      some={ticked.length > 0 && !every}
      off={open.length === 0}
      onTick={every ? clear : all}
    />
  );
}
