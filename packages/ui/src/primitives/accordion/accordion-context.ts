import { createContext, useContext } from 'react';

/** Rank of a title in the outline of the page. */
export type TitleLevel = 2 | 3 | 4 | 5 | 6;

interface AccordionContextValue {
  /** Name that groups the native elements before any script runs. */
  name: string;
  open: string | null;
  setOpen: (value: string | null) => void;
  titleLevel: TitleLevel | undefined;
}

export const AccordionContext = createContext<AccordionContextValue | null>(null);

/** @throws Error - outside an `Accordion.Root`. */
export function useAccordion(): AccordionContextValue {
  const context = useContext(AccordionContext);
  if (!context) throw new Error('An Accordion.Item has no Accordion.Root around it; put it into one.');
  return context;
}
