import { Suspense } from 'react';
import { Route } from 'react-router-dom';
import { PageWait } from '../ui/state/PageWait';
import { RequireSession } from './RequireSession';
import type { Route as Listed } from './route';

/** A listed screen as the router takes it: its frame stands until it has come. */
export function drawRoute({ path, open, Screen, frame }: Listed) {
  const screen = (
    <Suspense fallback={<PageWait {...(frame && { frame })} />}>
      <Screen />
    </Suspense>
  );
  return (
    <Route
      key={path}
      path={path}
      element={open ? screen : <RequireSession {...(frame && { frame })}>{screen}</RequireSession>}
    />
  );
}
