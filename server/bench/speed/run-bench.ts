import { clients } from './clients';
import { doors } from './doors';
import type { Figure, Measurement } from './figure';
import { paging } from './paging';
import { placing } from './placing';
import { settling } from './settling';
import { openStage } from './stage';

const MEASUREMENTS: Readonly<Record<string, Measurement>> = {
  placing,
  doors,
  settling,
  paging,
  clients,
};

/** Every row in turn, or those named; what cannot be measured is told and ends nothing. */
export async function runBench(
  only: readonly string[],
  onFigure: (figure: Figure) => void,
): Promise<readonly Figure[]> {
  const stage = await openStage();
  const figures: Figure[] = [];
  try {
    for (const [name, measure] of Object.entries(MEASUREMENTS)) {
      if (only.length > 0 && !only.includes(name)) continue;
      const found = await measure(stage);
      found.forEach(onFigure);
      figures.push(...found);
    }
  } finally {
    await stage.close();
  }
  return figures;
}
