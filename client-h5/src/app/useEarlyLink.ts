import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const addressed = () => location.hash.slice(1) || '/';

/**
 * Goes where a link led that was followed while the app was starting: the router hears of addresses
 * only once its first screen stands, and Home can be tapped before that.
 */
export function useEarlyLink(): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (addressed() !== pathname + search) void navigate(addressed(), { replace: true });
    // Once: from then on the router hears by itself.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}
