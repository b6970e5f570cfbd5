import type { Category } from '@ministerio/contract';
import { TableSkeleton } from '@ministerio/ui/composed/data-table/table-skeleton';
import { Dialog } from '@ministerio/ui/primitives/dialog';
import { QueryView } from '../kit/query-view/query-view.tsx';
import { MinistryOfMinors } from './ministry-of-minors.tsx';
import { MissedMeetings } from './missed-meetings.tsx';
import { useLeaders, useMembers } from './use-members.ts';
import { MinistryMembers } from './view/ministry-members/ministry-members.tsx';

interface MembersDialogProps {
  /** The ministry whose members are listed; null keeps the dialog closed. */
  readonly category: Category | null;
  readonly onClose: () => void;
}

export function MembersDialog({ category, onClose }: MembersDialogProps) {
  return (
    <Dialog
      open={category !== null}
      onOpenChange={onClose}
      title={`Miembros de «${category?.name ?? 'el ministerio'}»`}
      description="Quitar a una persona no borra nada suyo: su asistencia deja de contarse en este ministerio."
    >
      {category === null ? null : (
        <>
          <MinistryOfMinors category={category} />
          <MissedMeetings key={category.id} category={category} />
          <Members category={category} />
        </>
      )}
    </Dialog>
  );
}

function Members({ category }: { readonly category: Category }) {
  const { members, remove, removing } = useMembers(category);
  const { leaders, lead } = useLeaders(category);
  return (
    <QueryView
      query={members}
      loading={<TableSkeleton label="Cargando miembros…" rows={4} />}
      errorTitle="Error al cargar los miembros"
    >
      {(people) => (
        <MinistryMembers
          ministry={category.name ?? 'este ministerio'}
          members={people}
          onRemove={remove}
          removing={removing}
          leaders={leaders}
          onLead={lead}
        />
      )}
    </QueryView>
  );
}
