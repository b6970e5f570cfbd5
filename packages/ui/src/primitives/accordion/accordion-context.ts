import { createContext, useContext } from 'react';

interface AccordionContextValue {
  /** Name that groups the native elements before any script runs. */
  name: string;
  open: string | null;
  setOpen: (value: string | null) => void;
}

export const AccordionContext = createContext<AccordionContextValue | null>(null);

/** @throws Error - outside an `Accordion.Root`. */
export function useAccordion(): AccordionContextValue {
  const context = useContext(AccordionContext);
  if (!context) throw new Error('An Accordion.Item has no Accordion.Root around it; put it into one.');
  return context;
}
