import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { onBack } from '../network/connection';

/** When the server is heard again, every open query asks again. Mounted once, by the shell. */
export function useAskAgain(): void {
  const client = useApolloClient();
  useEffect(() => onBack(() => void client.refetchQueries({ include: 'active' })), [client]);
}
