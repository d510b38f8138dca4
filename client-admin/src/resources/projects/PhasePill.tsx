import { useTranslate } from 'react-admin';
import { Pill } from '../../ui/Pill';
import { phaseTones, type Project } from './project';

/** Where its sale stands, and what keeps users from it besides. */
export function PhasePill({
  phase,
  released,
  suspendedAt,
}: Pick<Project, 'phase' | 'released' | 'suspendedAt'>) {
  const translate = useTranslate();
  return (
    <span className="row wrap">
      <Pill tone={phaseTones[phase]}>{translate(`resources.projects.phase.${phase}`)}</Pill>
      {!released && <Pill tone="amber">{translate('resources.projects.notReleased')}</Pill>}
      {suspendedAt !== null && <Pill tone="red">{translate('resources.projects.suspended')}</Pill>}
    </span>
  );
}
