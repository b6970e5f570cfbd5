import { useEffect, useState } from 'react';
import { type AccountLink, accountLink, signIn } from './account.ts';

/** The account link of this browser; follows signing in and out in other tabs. */
export function useAccount(): AccountLink {
  const [account, setAccount] = useState(signIn);
  useEffect(() => {
    const look = () => setAccount(accountLink(localStorage.getItem('token'), localStorage.getItem('user')));
    look();
    window.addEventListener('storage', look);
    return () => window.removeEventListener('storage', look);
  }, []);
  return account;
}
