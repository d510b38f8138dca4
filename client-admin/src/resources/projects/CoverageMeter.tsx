import { useTranslate } from 'react-admin';
import { useFormat } from '../../lib/useFormat';
import { Meter } from './Meter';
import { minorOf } from '../../lib/money/share';
import type { Project } from './project';

/** How much of what is put aside is promised. A project with nothing left pauses joining. */
export function CoverageMeter({ coverage }: Pick<Project, 'coverage'>) {
  const translate = useTranslate();
  const { money } = useFormat();
  const { promised, funded, free } = coverage;
  const none = minorOf(funded) === 0n;
  const words = none
    ? translate('resources.projects.notFunded')
    : translate('resources.projects.promisedOf', {
        promised: money(promised),
        funded: money(funded),
      });
  return (
    <Meter part={promised} whole={funded} words={words} full={!none && minorOf(free) === 0n} />
  );
}
