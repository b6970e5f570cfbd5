import { Link } from '@ministerio/ui/primitives/link';

/** Stands where a schedule is not settled: who to ask instead. */
export function AskAtOffice() {
  return (
    <p>
      Horarios: pregunta en la oficina o <Link href="/Contactanos#escribenos">escríbenos</Link>.
    </p>
  );
}
