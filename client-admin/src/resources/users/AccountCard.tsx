import { Button } from '@mui/material';
import { useState } from 'react';
import { useCanAccess, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { CopyText } from '../../ui/CopyText';
import { TimeText } from '../../ui/TimeText';
import { LevelDialog } from './LevelDialog';
import type { User } from './user';

/** For administrators; its dialog says what a level changes, which is nothing. */
function ChangeLevel({ user }: { readonly user: User }) {
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource: 'users', action: 'label' });
  const [open, setOpen] = useState(false);
  if (canAccess !== true) return null;
  return (
    <>
      <Button
        size="small"
        onClick={() => {
          setOpen(true);
        }}
      >
        {translate('resources.users.action.label')}
      </Button>
      {open && (
        <LevelDialog
          user={user}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}

/** Facts about the account that are neither money nor contact data. */
export function AccountCard({ user }: { readonly user: User }) {
  const translate = useTranslate();
  const label = (name: string) => translate(`resources.users.fields.${name}`);
  return (
    <section className="card">
      <h2>{translate('resources.users.account')}</h2>
      <dl className="facts card-body num">
        <div>
          <dt>{label('memberLevel')}</dt>
          <dd>
            {translate(`resources.users.level.${user.memberLevel}`)} <ChangeLevel user={user} />
          </dd>
        </div>
        <div>
          <dt>{label('lastLoginAt')}</dt>
          <dd>
            <TimeText at={user.lastLoginAt} />
          </dd>
        </div>
        <div>
          <dt>{label('sessions')}</dt>
          <dd>{user.activeSessionCount}</dd>
        </div>
        <div>
          <dt>{label('openOrders')}</dt>
          <dd>{user.openOrderCount}</dd>
        </div>
        <div>
          <dt>{label('paymentReference')}</dt>
          <dd>
            <CopyText text={user.paymentReference} label={user.paymentReference} />
          </dd>
        </div>
        <div>
          <dt>{label('favourites')}</dt>
          <dd>{user.favouriteCount}</dd>
        </div>
        <div>
          <dt>{label('inviter')}</dt>
          <dd>
            {user.inviterId === null ? (
              '–'
            ) : (
              <Link className="link" to={`/users/${user.inviterId}/show`}>
                {translate('resources.users.number', { id: user.inviterId })}
              </Link>
            )}
          </dd>
        </div>
      </dl>
    </section>
  );
}
