import { minutesOverMidnight } from '@ministerio/contract/domain';
import { AlertDialog } from '@ministerio/ui/primitives/alert-dialog';
import { asDocument, type FormBase, type FormDocuments, valuesOf } from './site-forms.ts';

/** A meeting that goes on past midnight where what is published does not. */
export interface NightMeeting {
  readonly title: string;
  readonly fin: string;
  readonly minutes: number;
}

/** The meetings and changed dates that would newly end on the following day. */
export function newNights(base: FormBase, values: FormDocuments): readonly NightMeeting[] {
  const schedules = asDocument<'horarios'>(values.horarios ?? []);
  const nightsOf = (documents: FormDocuments) =>
    [
      ...asDocument<'horarios'>(documents.horarios ?? []),
      ...asDocument<'excepciones'>(documents.excepciones ?? []),
    ].flatMap((entry) => {
      const minutes = minutesOverMidnight(entry);
      if (minutes === null || entry.fin === null) return [];
      const id = 'reunion' in entry ? entry.reunion : entry.id;
      const title = 'titulo' in entry ? entry.titulo : schedules.find((one) => one.id === id)?.titulo;
      return [{ id, title: title ?? '', inicio: entry.inicio, fin: entry.fin, minutes }];
    });
  const known = nightsOf(valuesOf(base));
  return nightsOf(values).filter(
    ({ id, inicio, fin }) => !known.some((one) => one.id === id && one.inicio === inicio && one.fin === fin),
  );
}

interface NightQuestionProps {
  /** The meetings to ask about; none closes the question. */
  readonly meetings: readonly NightMeeting[];
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Asks whether meetings really end on the following day, before they are published. */
export function NightQuestion({ meetings, onClose, onConfirm }: NightQuestionProps) {
  return (
    <AlertDialog
      open={meetings.length > 0}
      onOpenChange={onClose}
      title="¿Termina al día siguiente?"
      description={meetings.map(nightWords).join(' ')}
      confirmLabel="Sí, publicar"
      onConfirm={onConfirm}
    />
  );
}

/** 'Vigilia termina a las 02:00 del día siguiente, 4 horas después de empezar.' */
function nightWords({ title, fin, minutes }: NightMeeting): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60 === 0 ? '' : ` y ${minutes % 60} minutos`;
  return `${title} termina a las ${fin} del día siguiente, ${hours} ${hours === 1 ? 'hora' : 'horas'}${rest} después de empezar.`;
}
