import { PageHero } from '@ministerio/ui/composed/hero';
import { ButtonLink } from '@ministerio/ui/primitives/button';
import { PageSection } from '@ministerio/ui/primitives/page-section';
import { Stack } from '@ministerio/ui/primitives/stack';
import { FirstViewEnd } from '../layout/first-view-end.tsx';
import { usePage } from '../page-context.ts';

/** For unknown addresses, with links to every page. */
export function Page() {
  const { menu } = usePage();
  return (
    <>
      <PageHero
        title="Esta página no existe"
        lead="Puede que el enlace esté mal escrito o que la página haya cambiado de lugar. Desde aquí puedes seguir."
        picture={{ crop: 'arc', glass: 'fuego', alt: '' }}
      />
      <FirstViewEnd />
      <PageSection aria-label="Seguir desde aquí">
        <Stack direction="row" gap={3} wrap>
          {menu.map(({ label, path }, index) => (
            <ButtonLink key={path} href={path} variant={index === 0 ? 'primary' : 'secondary'}>
              {label}
            </ButtonLink>
          ))}
        </Stack>
      </PageSection>
    </>
  );
}
