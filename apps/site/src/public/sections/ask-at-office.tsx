import { Link } from '@ministerio/ui/primitives/link';
import { usePageFacts } from '../hooks/page-facts.ts';

/** Stands where a schedule is not settled: who to ask instead. */
export function AskAtOffice() {
  if (!usePageFacts().hasForm) return <p>Horarios: pregunta en la oficina.</p>;
  return (
    <p>
      Horarios: pregunta en la oficina o <Link href="/Contactanos#escribenos">escríbenos</Link>.
    </p>
  );
}
