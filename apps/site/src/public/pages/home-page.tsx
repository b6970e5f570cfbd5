import { Island } from '../island.tsx';
import { FirstViewEnd } from '../layout/first-view-end.tsx';
import { usePage } from '../page-context.ts';
import { AboutUs } from '../sections/about-us.tsx';
import { Beginnings } from '../sections/beginnings.tsx';
import { News } from '../sections/news.tsx';
import { Sermons } from '../sections/sermons.tsx';
import { Vision } from '../sections/vision.tsx';
import { WayNow } from '../sections/way-now.tsx';
import { Welcome } from '../sections/welcome.tsx';

/** /Inicio (spec section 2). */
export function Page() {
  const { church, home, ministries, lists, exceptions, time } = usePage();
  const own = ministries.find(({ isOwn }) => isOwn)?.id;
  return (
    <>
      <Island
        name="home-hero"
        props={{
          hero: home.hero,
          way: home.welcome.action,
          meetings: lists.openMeetings,
          own,
          place: church.address[0] ?? church.city,
          exceptions,
          time,
        }}
        pictures={[home.hero.picture]}
      />
      <FirstViewEnd />
      <WayNow />
      <Welcome />
      <Sermons />
      <News />
      <AboutUs />
      <Beginnings />
      <Vision />
    </>
  );
}
