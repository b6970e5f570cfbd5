import { useLocation, useNavigate } from 'react-router-dom';
import { readLoginState } from '../../session/return-state.ts';
import { LoginScreen } from './login-screen.tsx';

/** /auth/Login inside the application: after signing out, or where a session has ended. */
export default function LoginPage() {
  const navigate = useNavigate();
  const state = readLoginState(useLocation().state);
  return <LoginScreen {...state} open={(path) => navigate(path, { replace: true })} />;
}
