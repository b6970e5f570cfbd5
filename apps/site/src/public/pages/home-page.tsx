import { home } from '@ministerio/content';
import { deferred } from '../deferred.tsx';
import { HomeHero } from '../sections/home-hero.tsx';
import { Welcome } from '../sections/welcome.tsx';

const { sermons, activities, aboutUs, beginnings, vision } = home;
const homeRest = deferred(
  { ids: [sermons.id, activities.id, aboutUs.id, beginnings.id, vision.id], when: 'near' },
  async () => (await import('../sections/home-rest.tsx')).HomeRest,
);

/** /Inicio (spec section 2). */
export function Page() {
  return (
    <>
      <HomeHero />
      <Welcome />
      {homeRest}
    </>
  );
}
