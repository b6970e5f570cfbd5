import { forgottenNumberWay, supportGreeting, supportWay } from '@ministerio/content';
import type { PageFacts } from '@ministerio/content/site';
import { LoginForm } from '@ministerio/screens/login';
import { AdminShell } from '@ministerio/ui/composed/admin-shell';
import { AuthLayout } from '@ministerio/ui/composed/auth-layout';
import { Logo } from '@ministerio/ui/composed/logo';
import { MemberShell } from '@ministerio/ui/composed/member-shell';
import { ArtworkProvider } from '@ministerio/ui/composed/picture';
import { ThemeSwitch } from '@ministerio/ui/composed/theme-switch';
import { Skeleton } from '@ministerio/ui/primitives/skeleton';
import { VisuallyHidden } from '@ministerio/ui/primitives/visually-hidden';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { accountLinks } from '../routes/account-links.ts';
import { helpHref, helpLink } from '../routes/help-links.ts';
import { addressOf, type ShellName } from '../routes/shells.ts';
import { artworkOf } from './artwork.ts';

const nothing = () => undefined;

/** A form of the method `dialog` goes nowhere: what is typed never becomes part of an address. */
function frame(name: ShellName, { site: { church }, hasForm }: PageFacts): ReactNode {
  switch (name) {
    case 'login':
      return (
        <AuthLayout logo={<Logo product={church.product} />}>
          <LoginForm
            method="dialog"
            onSubmit={async () => undefined}
            forgotten={forgottenNumberWay(church, hasForm)}
          />
        </AuthLayout>
      );
    case 'register':
      return (
        <AuthLayout logo={<Logo product={church.product} />}>
          <Skeleton lines={8} />
        </AuthLayout>
      );
    case 'member':
    case 'mark':
      return (
        <MemberShell
          brand={church.product}
          logo={<img src={artworkOf({}).logo} alt="" width={32} height={32} />}
          currentPath={addressOf(name)}
          support={supportWay(church, supportGreeting, hasForm)}
          accountLinks={hasForm ? [...accountLinks, helpLink(addressOf(name))] : []}
          tools={<ThemeSwitch />}
          onSignOut={nothing}
          profile={<Skeleton lines={3} />}
        >
          <Skeleton lines={8} />
        </MemberShell>
      );
    default:
      return (
        <AdminShell
          brand={church.product}
          currentPath={addressOf(name)}
          username=""
          onSignOut={nothing}
          tools={<ThemeSwitch />}
          attendanceWidget={<Skeleton lines={name === 'desk' ? 6 : 2} />}
          createUserPanel={null}
          helpHref={hasForm ? helpHref(addressOf(name)) : undefined}
          ownServer={hasForm}
          version={__VERSION__}
        >
          <Skeleton lines={8} />
        </AdminShell>
      );
  }
}

/** Body of the signed-in application before its script: the login form, or links and a skeleton. */
export function shellBody(name: ShellName, facts: PageFacts): string {
  return renderToStaticMarkup(
    <ArtworkProvider value={artworkOf({})}>
      {frame(name, facts)}
      <VisuallyHidden role="status" data-opening>
        Cargando…
      </VisuallyHidden>
    </ArtworkProvider>,
  );
}
