import { faq, officeHours } from '@ministerio/content';
import { FaqWidget } from '@ministerio/ui/composed/faq-widget';
import { ScheduleList } from '@ministerio/ui/composed/schedule-list';
import { UsersTable } from '@ministerio/ui/features/users';
import { Button } from '@ministerio/ui/primitives/button';
import { Table } from '@ministerio/ui/primitives/table';

/** A page that another team might build of the published parts. */
export function Page() {
  return (
    <main>
      <Button variant="secondary" size="lg">
        Guardar
      </Button>
      <Table.Root caption="Reuniones" />
      <ScheduleList entries={officeHours} nameless />
      <UsersTable users={[]} editHref={({ id }) => `/editar/${id}`} onDelete={() => undefined} />
      <FaqWidget entries={faq} chat={{ href: '/chat' }} defaultOpen />
    </main>
  );
}
