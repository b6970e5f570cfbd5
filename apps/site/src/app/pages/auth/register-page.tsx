import { ownServerQuery } from '@ministerio/screens/kit/own-server';
import { useServices } from '@ministerio/screens/kit/services';
import { Registration } from '@ministerio/screens/registration';
import { AuthLayout } from '@ministerio/ui/composed/auth-layout';
import { Logo } from '@ministerio/ui/composed/logo';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { ScreenTitle } from '../../layout/screen-title.tsx';

/** /auth/Registro; two seconds after success the person goes to the login page (spec section 4). */
export default function RegisterPage() {
  const navigate = useNavigate();
  const { client, church } = useServices();
  // A backend without this call is open (decisions section 1).
  const status = useQuery(ownServerQuery(client));
  return (
    <AuthLayout logo={<Logo product={church.product} />}>
      <ScreenTitle>Crea tu cuenta</ScreenTitle>
      <Registration
        audience="public"
        closed={status.data?.abierto === false}
        onDone={() => void navigate('/auth/login')}
      />
    </AuthLayout>
  );
}
