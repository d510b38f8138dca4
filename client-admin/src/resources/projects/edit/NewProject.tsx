import { useTranslate } from 'react-admin';
import { serverNow } from '../../../lib/clock';
import { emptyDraft } from './projectDraft';
import { MayEdit } from './MayEdit';
import { ProjectEditor } from './ProjectEditor';

const NONE = { amount: '0.00', asset: 'USD' } as const;

/** A project that nobody has offered yet. */
export function NewProject() {
  const translate = useTranslate();
  return (
    <MayEdit action="create">
      <ProjectEditor
        id={null}
        title={translate('resources.projects.new')}
        initial={emptyDraft(serverNow())}
        standing={{
          ...{ units: 0, funded: NONE, promised: NONE, invested: NONE, topUps: NONE },
          ...{ releasedAt: null, suspendReason: null },
        }}
      />
    </MayEdit>
  );
}
