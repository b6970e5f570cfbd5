import { supportGreeting, supportWay } from '@ministerio/content';
import { forgetHere, isRememberedHere } from '@ministerio/screens/kit/own-phone';
import { useOwnServer } from '@ministerio/screens/kit/own-server';
import { useServices } from '@ministerio/screens/kit/services';
import { useSession } from '@ministerio/screens/kit/session';
import { MemberShell } from '@ministerio/ui/composed/member-shell';
import { ProfileCard } from '@ministerio/ui/composed/profile-card';
import { ThemeSwitch } from '@ministerio/ui/composed/theme-switch';
import { Outlet, useLocation } from 'react-router-dom';
import { artworkOf } from '../../../public/artwork.ts';
import { accountLinks, ministryLink } from '../../../routes/account-links.ts';
import { helpLink } from '../../../routes/help-links.ts';
import { ScreenTitle } from '../../layout/screen-title.tsx';
import { browserServices, sessionEnd, shellFacts } from '../../services.ts';
import { endOnServer } from '../../session/end-on-server.ts';

const panelLink = { label: 'Volver al panel', href: '/dashboard' };

const isBelow = (path: string, parent: string) => path.toLowerCase().startsWith(`${parent}/`);

/** Layout of /dashboard/user: navigation, profile card, then the page. */
export default function UserLayout() {
  const session = useSession();
  const { pathname } = useLocation();
  const { church } = useServices();
  const ownServer = useOwnServer();
  const onSignOut = () => {
    sessionEnd.signedOut();
    if (ownServer && session) void endOnServer(session.token, isRememberedHere(document));
    forgetHere(document);
    browserServices.session.signOut('member');
  };
  const links = [
    ...(session?.leads ? [ministryLink] : []),
    ...accountLinks,
    ...(session?.user.role === 'ADMIN' ? [panelLink] : []),
  ];
  return (
    <MemberShell
      brand={church.product}
      // The product's name beside it says what it is.
      logo={<img src={artworkOf({}).logo} alt="" width={32} height={32} />}
      // Screens below the leader's entry belong to it.
      currentPath={isBelow(pathname, ministryLink.href) ? ministryLink.href : pathname}
      support={supportWay(church, supportGreeting, shellFacts.hasForm)}
      accountLinks={ownServer ? [...links, helpLink(pathname)] : []}
      tools={<ThemeSwitch />}
      onSignOut={onSignOut}
      profile={<ProfileCard username={session?.username ?? null} />}
    >
      <ScreenTitle>Perfil de Usuario</ScreenTitle>
      <Outlet />
    </MemberShell>
  );
}
