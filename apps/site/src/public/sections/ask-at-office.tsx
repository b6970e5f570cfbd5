import { Link } from '@ministerio/ui/primitives/link';
import { usePage } from '../page-context.ts';

/** For what no schedule says, such as 'Horarios'. */
export function AskAtOffice({ about }: { readonly about: string }) {
  if (!usePage().hasForm) return <p>{about}: pregunta en la oficina.</p>;
  return (
    <p>
      {about}: pregunta en la oficina o <Link href="/Contactanos#escribenos">escríbenos</Link>.
    </p>
  );
}
