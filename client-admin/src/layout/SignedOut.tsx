import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Where react-admin goes once nobody is signed in: leaves the console, back where the person was. */
export function SignedOut({ onSignedOut }: { readonly onSignedOut: () => void }) {
  const { state } = useLocation() as { readonly state: { readonly nextPathname?: string } | null };
  const navigate = useNavigate();
  const before = state?.nextPathname ?? '/';
  useEffect(() => {
    void navigate(before, { replace: true });
    onSignedOut();
  }, [before, navigate, onSignedOut]);
  return null;
}
