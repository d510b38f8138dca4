import { useState } from 'react';
import { ListBase, useTranslate } from 'react-admin';
import { classes } from '../../../lib/classes';
import { ListFrame } from '../../../ui/list/ListFrame';
import { TabBar } from '../../../ui/list/TabBar';
import { HoldingTable } from '../holdings/HoldingTable';
import { FundingTable } from './FundingTable';
import styles from './ProjectShow.module.css';

const panels = {
  holdings: <HoldingTable withProject={false} />,
  projectFundings: <FundingTable />,
} as const;
const NAMES = Object.keys(panels) as (keyof typeof panels)[];

/** Who holds the project, and what was put aside for it. */
export function ProjectPanels({ projectId }: { readonly projectId: string }) {
  const translate = useTranslate();
  const [open, setOpen] = useState<keyof typeof panels>('holdings');
  const words = (name: string) => translate(`resources.projects.panel.${name}`);
  return (
    <section className={classes('card', styles.panel)}>
      <TabBar
        label={words('label')}
        current={open}
        tabs={NAMES.map((id) => ({ id, label: words(id) }))}
        onChoose={setOpen}
      />
      <div role="tabpanel" id={`panel-${open}`} aria-labelledby={`tab-${open}`}>
        <ListBase
          key={open}
          resource={open}
          filter={{ projectId }}
          perPage={15}
          exporter={false}
          disableSyncWithLocation
          storeKey={false}
        >
          <ListFrame empty={translate(`resources.projects.none.${open}`)}>{panels[open]}</ListFrame>
        </ListBase>
      </div>
    </section>
  );
}
