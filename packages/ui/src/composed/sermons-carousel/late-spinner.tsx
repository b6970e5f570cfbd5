import { type ComponentProps, useEffect, useState } from 'react';
import { Spinner } from '../../primitives/spinner/spinner.tsx';

/** What comes sooner was not waited for: a wheel that flashes makes a page seem slower than it is. */
const SOON_MS = 300;

/** A spinner for what mostly comes at once: it shows when that takes longer. */
export function LateSpinner(props: ComponentProps<typeof Spinner>) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), SOON_MS);
    return () => clearTimeout(timer);
  }, []);
  return late && <Spinner {...props} />;
}
