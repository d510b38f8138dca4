import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';

interface Steps {
  /** The step that is shown, from 1. */
  readonly step: number;
  /** Shows this step: a later one is a new page of the browser's history, an earlier one the way back. */
  readonly show: (step: number) => void;
}

const readStep = (state: unknown): number => {
  const { step } = (state ?? {}) as { step?: unknown };
  return typeof step === 'number' ? step : 1;
};

/** Steps of one form as pages of the browser's history. `reached` is the last that may be shown at first. */
export function useSteps(reached: () => number): Steps {
  const { pathname, search, state } = useLocation() as Location<unknown>;
  const navigate = useNavigate();
  const step = readStep(state);
  const show = (next: number) => {
    if (next > step) void navigate(pathname + search, { state: { step: next } });
    if (next < step) void navigate(next - step);
  };
  // After a reload the passwords are gone, and the step that asks for them comes again.
  const [first] = useState(() => Math.min(step, reached()));
  const settled = useRef(false);
  useEffect(() => {
    if (!settled.current && first < step) void navigate(first - step);
    settled.current = true;
  }, [first, step, navigate]);
  return { step, show };
}
