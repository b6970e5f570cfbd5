import { landingPathFor } from '@ministerio/contract/domain';
import { ChangePassword } from '@ministerio/screens/change-password';
import { useSession } from '@ministerio/screens/kit/session';
import { SecondFactor } from '@ministerio/screens/second-factor';
import { Card } from '@ministerio/ui/primitives/card';
import { Stack } from '@ministerio/ui/primitives/stack';
import { useLocation, useNavigate } from 'react-router-dom';
import { ScreenTitle } from '../../layout/screen-title.tsx';
import { readLoginState } from '../../session/return-state.ts';

/** /dashboard/user/clave: the own password, and an administrator's second factor (R45); a one-time password redirects here until it is changed (R5). */
export default function PasswordPage() {
  const navigate = useNavigate();
  const { notice } = readLoginState(useLocation().state);
  const role = useSession()?.user.role;
  return (
    <Stack gap={6}>
      <ScreenTitle>Cambiar contraseña</ScreenTitle>
      <Card padding="lg">
        <ChangePassword
          notice={notice}
          onDone={() => void navigate(landingPathFor(role) ?? '/dashboard/user')}
        />
      </Card>
      {/* Nothing else is answered before a one-time password is changed (R5). */}
      {notice === undefined ? <SecondFactor /> : null}
    </Stack>
  );
}
