import { Checkbox } from '@mui/material';
import { memo, useCallback, type MouseEvent } from 'react';
import { useTranslate } from 'react-admin';
import type { QueueRow } from '../queue';
import { useTicksAround } from './useTicks';

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

/** A table has one a row, and each of them costs as much to draw as the rest of its row. */
const Box = memo(({ label, checked, some = false, off = false, onTick }: BoxProps) => (
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
));

/** Ticks the row of one request; one that is looked at alone says so. */
export function TickRow({ row }: { readonly row: QueueRow }) {
  const translate = useTranslate();
  const { isOpen, isTicked, toggle } = useTicksAround();
  const open = isOpen(row);
  const onTick = useCallback(() => {
    toggle(row.id);
  }, [toggle, row.id]);
  return (
    <Box
      label={translate(open ? 'queue.bulk.tick' : 'queue.bulk.tickOff', { number: row.number })}
      checked={isTicked(row)}
      off={!open}
      onTick={onTick}
    />
  );
}

/** Ticks all of the page that can be approved together, or none. */
export function TickAll() {
  const translate = useTranslate();
  const { open, ticked, all, clear } = useTicksAround();
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
