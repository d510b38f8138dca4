import type { ReactNode } from 'react';
import { PracticeBadge } from '../PracticeBadge';
import { NavBar } from './NavBar';
import { PageTitle } from './PageTitle';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  readonly back?: boolean;
  /** A tab's own page with its title large at the start. */
  readonly large?: boolean;
  /** Money shows here, so the practice badge does too. */
  readonly money?: boolean;
  /** At the end of the bar. */
  readonly end?: ReactNode;
  /** A bar of the screen's own; the title is then for readers and the window alone. */
  readonly header?: ReactNode;
  /** Docked at the bottom, above the tab bar; nothing stands there for none, nor for false. */
  readonly foot?: ReactNode;
  /** White instead of the page colour: forms of their own such as login. */
  readonly surface?: boolean;
}

/** One screen: bar, one h1, content, and what is docked below. */
export function Page(props: Props) {
  const { title, children, header, foot, surface = false } = props;
  return (
    <div className={surface ? 'page page-surface' : 'page'}>
      {header ?? <Bar {...props} />}
      <main className="page-main">
        {header !== undefined && <PageTitle title={title} hidden />}
        {children}
      </main>
      {foot && <footer className="page-foot">{foot}</footer>}
    </div>
  );
}

function Bar({ title, back = false, large = false, money = false, end }: Props) {
  const marks = (
    <>
      {money && <PracticeBadge />}
      {end}
    </>
  );
  return <NavBar title={title} back={back} large={large} end={marks} />;
}
