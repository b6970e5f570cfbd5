import { OpenDoor, type OpenDoorProps } from '@ministerio/screens/open-door';
import { Navigate, useNavigate, useOutletContext } from 'react-router-dom';
import { ScreenTitle } from '../../layout/screen-title.tsx';

/** /dashboard/puerta/abrir: closing it goes back, or to the panel's home where it was the first page. */
export default function DoorPage() {
  const navigate = useNavigate();
  // Kept by the layout, in memory alone: who closes the door halfway through a newcomer finds what was typed.
  const draft = useOutletContext<Pick<OpenDoorProps, 'draft' | 'onDraft'>>();
  if (!window.isSecureContext) return <Navigate to="/dashboard/asistenciamembresia" replace />;
  const leave = () =>
    window.history.state?.idx > 0 ? navigate(-1) : navigate('/dashboard', { replace: true });
  return (
    <>
      <ScreenTitle>Puerta</ScreenTitle>
      <OpenDoor {...draft} onClose={() => void leave()} />
    </>
  );
}
