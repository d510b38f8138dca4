import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Leads to another page. A sheet that closes in the same moment goes back by itself, after the router has said where
 * it goes and before that page is drawn: then the router stands where it stood, and is told once more.
 */
export function GoTo({ to }: { readonly to: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    const go = () => void navigate(to, { replace: true });
    go();
    window.addEventListener('popstate', go);
    return () => {
      window.removeEventListener('popstate', go);
    };
  }, [navigate, to]);
  return null;
}
