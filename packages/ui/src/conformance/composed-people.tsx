import { church } from '@ministerio/content';
import { fixtureDate, myAttendanceRecords } from '@ministerio/contract/fixtures';
import { AuthLayout } from '../composed/auth-layout/auth-layout.tsx';
import { MemberShell } from '../composed/member-shell/member-shell.tsx';
import { PasswordField } from '../composed/password-field/password-field.tsx';
import { ProfileCard } from '../composed/profile-card/profile-card.tsx';
import { ChangePasswordForm } from '../features/change-password/view/change-password-form.tsx';
import { LoginForm } from '../features/login/view/login-form.tsx';
import { MarkAttendance } from '../features/mark-attendance/view/mark-attendance/mark-attendance.tsx';
import { PositionRadar } from '../features/mark-attendance/view/position-radar/position-radar.tsx';
import { AttendanceCalendar } from '../features/my-attendance/view/attendance-calendar/attendance-calendar.tsx';
import { MyAttendance } from '../features/my-attendance/view/my-attendance/my-attendance.tsx';
import { RegistrationClosed } from '../features/registration/view/registration-closed.tsx';
import { RegistrationForm } from '../features/registration/view/registration-form.tsx';
import type { RegistryEntry } from './entry.ts';

const { point, radiusMetres } = church;
const nothing = () => undefined;
const records = myAttendanceRecords.map((record) => ({ ...record, user: null }));
const worked = async () => undefined;

/** Components for signing in and of the member's area, with the least that each needs. */
export const peopleComponents: readonly RegistryEntry[] = [
  {
    folder: 'attendance-calendar',
    name: 'AttendanceCalendar',
    render: (props) => <AttendanceCalendar {...props} dates={[fixtureDate]} today={fixtureDate} />,
  },
  { folder: 'auth-layout', name: 'AuthLayout', render: (props) => <AuthLayout {...props} logo="Logo" /> },
  {
    folder: 'change-password-form',
    name: 'ChangePasswordForm',
    render: (props) => <ChangePasswordForm {...props} onSubmit={worked} />,
  },
  {
    folder: 'login-form',
    name: 'LoginForm',
    render: (props) => <LoginForm {...props} onSubmit={worked} />,
  },
  {
    folder: 'mark-attendance',
    name: 'MarkAttendance',
    render: (props) => (
      <MarkAttendance
        {...props}
        state={{ kind: 'waiting' }}
        centre={point}
        radiusMetres={radiusMetres}
        onMark={nothing}
        onAllow={nothing}
        onRetry={nothing}
      />
    ),
  },
  {
    folder: 'member-shell',
    name: 'MemberShell',
    render: (props) => (
      <MemberShell
        {...props}
        brand={church.product}
        currentPath="/dashboard/user"
        support={{ href: '/Contactanos#escribenos' }}
        onSignOut={nothing}
      />
    ),
  },
  {
    folder: 'my-attendance',
    name: 'MyAttendance',
    render: (props) => (
      <MyAttendance {...props} state={{ kind: 'loaded', records }} today={fixtureDate} onRetry={nothing} />
    ),
  },
  {
    folder: 'password-field',
    name: 'PasswordField',
    control: true,
    render: (props) => <PasswordField {...props} autoComplete="current-password" aria-label="Clave" />,
  },
  {
    folder: 'position-radar',
    name: 'PositionRadar',
    render: (props) => (
      <PositionRadar {...props} centre={point} radiusMetres={radiusMetres} position={null} />
    ),
  },
  {
    folder: 'profile-card',
    name: 'ProfileCard',
    render: (props) => <ProfileCard {...props} username="luz" />,
  },
  {
    folder: 'registration-form',
    name: 'RegistrationForm',
    render: (props) => <RegistrationForm {...props} onSubmit={worked} />,
  },
  {
    folder: 'registration-form',
    name: 'RegistrationClosed',
    render: (props) => <RegistrationClosed {...props} />,
  },
];
