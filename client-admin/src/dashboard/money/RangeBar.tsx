import { Button, MenuItem, TextField } from '@mui/material';
import { Download } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { saveText } from '../../lib/saveText';
import { moneyCsv } from './moneyCsv';
import { ranges, type useMoneyDays } from './useMoneyDays';

/** How far back the chart goes, and its figures as a file. */
export function RangeBar({ days, setDays, data }: ReturnType<typeof useMoneyDays>) {
  const translate = useTranslate();
  const words = (name: string, values?: object) =>
    translate(`resources.dashboard.${name}`, { ...values });
  return (
    <div className="row wrap">
      <TextField
        select
        size="small"
        label={words('range')}
        value={String(days)}
        onChange={({ target }) => {
          setDays(Number.parseInt(target.value, 10));
        }}
      >
        {ranges.map((range) => (
          <MenuItem key={range} value={String(range)}>
            {words('lastDays', { smart_count: range })}
          </MenuItem>
        ))}
      </TextField>
      <Button
        variant="outlined"
        disabled={!data}
        onClick={() => {
          const last = data?.[data.length - 1]?.day;
          if (data && last) saveText(moneyCsv(data), `tarn-money-${last}.csv`, 'text/csv');
        }}
      >
        <Download size={16} aria-hidden />
        {words('exportCsv')}
      </Button>
    </div>
  );
}
