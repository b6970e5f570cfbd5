import { AuditScreen } from '@ministerio/ui/features/audit';
import { ScreenTitle } from '../../layout/screen-title.tsx';

/** /dashboard/auditoria */
export default function AuditPage() {
  return (
    <>
      <ScreenTitle>Registro de cambios</ScreenTitle>
      <AuditScreen />
    </>
  );
}
