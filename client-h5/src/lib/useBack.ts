import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../../schema/routes';

/** To the page before; else to what the browser had before; else Home. */
export function useBack(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => {
    if (key === 'default' && window.history.length <= 1)
      void navigate(paths.home, { replace: true });
    else void navigate(-1);
  };
}
