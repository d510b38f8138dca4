import { Button } from '@mui/material';
import { useState } from 'react';
import { useCanAccess, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { FundingDialog } from '../act/FundingDialog';
import { SuspendDialog } from '../act/SuspendDialog';
import { minorOf } from '../../../lib/money/share';
import type { Project } from '../project';

type Asked = 'FUND' | 'UNFUND' | 'suspend' | 'resume';

/** What an administrator may do about a project: propose, or stop what is offered. */
export function ProjectActs({ project }: { readonly project: Project }) {
  const translate = useTranslate();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { canAccess } = useCanAccess({ resource: 'projects', action: 'edit' });
  if (canAccess !== true) return null;
  const change = project.suspendedAt === null ? 'suspend' : 'resume';
  const close = () => {
    setAsked(null);
  };
  const button = (what: Asked, disabled = false) => (
    <Button
      variant="outlined"
      color={what === 'suspend' ? 'error' : 'primary'}
      disabled={disabled}
      onClick={() => {
        setAsked(what);
      }}
    >
      {translate(`resources.projects.act.${what}`)}
    </Button>
  );
  return (
    <div className="row wrap">
      <Button variant="outlined" component={Link} to={`/projects/${project.id}`}>
        {translate('resources.projects.act.version')}
      </Button>
      {button('FUND')}
      {button('UNFUND', minorOf(project.coverage.free) === 0n)}
      {button(change)}
      {(asked === 'FUND' || asked === 'UNFUND') && (
        <FundingDialog project={project} kind={asked} onClose={close} />
      )}
      {(asked === 'suspend' || asked === 'resume') && (
        <SuspendDialog project={project} change={asked} onClose={close} />
      )}
    </div>
  );
}
