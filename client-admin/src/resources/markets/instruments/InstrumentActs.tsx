import { Button } from '@mui/material';
import { useState } from 'react';
import { useCanAccess, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Instrument } from '../market';
import { ProhibitDialog } from './ProhibitDialog';

/** What an administrator may do about an instrument. */
export function InstrumentActs({ instrument }: { readonly instrument: Instrument }) {
  const translate = useTranslate();
  const [asked, setAsked] = useState(false);
  const { canAccess } = useCanAccess({ resource: 'instruments', action: 'edit' });
  if (canAccess !== true) return null;
  const change = instrument.state === 'PROHIBITED' ? 'release' : 'prohibit';
  return (
    <div className="row wrap">
      <Button variant="outlined" component={Link} to={`/instruments/${instrument.id}`}>
        {translate('resources.instruments.act.edit')}
      </Button>
      <Button variant="outlined" component={Link} to={`/terms/${instrument.id}`}>
        {translate('resources.instruments.act.terms')}
      </Button>
      <Button
        variant="outlined"
        color={change === 'prohibit' ? 'error' : 'primary'}
        onClick={() => {
          setAsked(true);
        }}
      >
        {translate(`resources.instruments.act.${change}`)}
      </Button>
      {asked && (
        <ProhibitDialog
          instrument={instrument}
          change={change}
          onClose={() => {
            setAsked(false);
          }}
        />
      )}
    </div>
  );
}
