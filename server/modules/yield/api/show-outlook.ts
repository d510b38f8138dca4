import { usd } from '../../../../schema/money';
import { toMoneyType } from '../../../graphql/scalars';
import type { Reads } from '../../../platform/context';
import { projectOutlook } from '../outlook';
import type { Project } from '../projects';
import type { ProjectOutlookType } from './project.types';

const shown = (minor: bigint) => toMoneyType(usd(minor));

/** The figures of a project for an amount in minor units of USD, were it begun now. */
export async function showOutlook(
  db: Reads,
  project: Project,
  minor: bigint,
): Promise<ProjectOutlookType> {
  const { amount, daily, interest, total, ...times } = await projectOutlook(db, project, minor);
  return {
    ...{ amount: shown(amount), daily: shown(daily), interest: shown(interest) },
    total: shown(total),
    ...times,
  };
}
