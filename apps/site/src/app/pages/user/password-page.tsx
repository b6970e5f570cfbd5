import { landingPathFor } from '@ministerio/contract/domain';
import { useSession } from '@ministerio/ui/connected/session';
import { ChangePassword } from '@ministerio/ui/features/change-password';
import { Card } from '@ministerio/ui/primitives/card';
import { useLocation, useNavigate } from 'react-router-dom';
import { ScreenTitle } from '../../layout/screen-title.tsx';
import { readLoginState } from '../../session/return-state.ts';

/** /dashboard/user/clave: the own password; a one-time password leads here until it is changed (server.md R5). */
export default function PasswordPage() {
  const navigate = useNavigate();
  const { notice } = readLoginState(useLocation().state);
  const role = useSession()?.user.role;
  return (
    <Card padding="lg">
      <ScreenTitle>Cambiar contraseña</ScreenTitle>
      <ChangePassword
        notice={notice}
        onDone={() => void navigate(landingPathFor(role) ?? '/dashboard/user')}
      />
    </Card>
  );
}
