import { createContext, useContext } from 'react';

interface NavigationMenuContextValue {
  /** Hides the lists of all entries, or lets them show again. */
  setDismissed: (dismissed: boolean) => void;
}

export const NavigationMenuContext = createContext<NavigationMenuContextValue | null>(null);

/** @throws Error - outside a `NavigationMenu.Root`. */
export function useNavigationMenu(): NavigationMenuContextValue {
  const context = useContext(NavigationMenuContext);
  if (!context) {
    throw new Error('A part of NavigationMenu has no NavigationMenu.Root around it; put it into one.');
  }
  return context;
}
