import { Download } from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { QueueTile } from './QueueTile';

const figures = {
  waiting: 3,
  inReview: 4,
  secondApproval: 5,
  oldestAt: null,
  dueAt: null,
  onTimeBp: 9_750,
  doneToday: 6,
};

const drawn = (own = {}, undecided = false) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <QueueTile
        resource="recharges"
        icon={Download}
        figures={{ ...figures, ...own }}
        undecided={undecided}
      />
    </MemoryRouter>,
  );

describe('H1: the queue on the dashboard', () => {
  it('counts all that waits for a decision, whoever holds it', () => {
    expect(drawn()).toContain('<b class="num">12</b>');
  });

  it('groups the digits of what there is much of', () => {
    expect(drawn({ waiting: 1_234 })).toContain('<b class="num">1,243</b>');
  });

  it('shows the measured share that was on time, and says where nothing was measured', () => {
    expect(drawn()).toContain('<b>97.5%</b>');
    expect(drawn({ onTimeBp: null })).toContain('dashboard.noneTimed');
    expect(drawn({ onTimeBp: null })).not.toContain('dashboard.onTime');
  });

  it('says of what nobody decides that it is closed, and nothing of second approvals', () => {
    const talks = drawn({ secondApproval: 0, onTimeBp: null }, true);
    for (const name of ['talks', 'closedToday', 'untimed'])
      expect(talks).toContain(`dashboard.${name}`);
    for (const name of ['parts', 'doneToday', 'noneTimed', 'onTime'])
      expect(talks).not.toContain(`dashboard.${name}`);
  });
});
