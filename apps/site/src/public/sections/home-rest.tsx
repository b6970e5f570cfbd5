import { AboutUs } from './about-us.tsx';
import { Beginnings } from './beginnings.tsx';
import { News } from './news.tsx';
import { Sermons } from './sermons.tsx';
import { Vision } from './vision.tsx';

/** The home page below its first two sections, whose script is deferred. */
export function HomeRest() {
  return (
    <>
      <Sermons />
      <News />
      <AboutUs />
      <Beginnings />
      <Vision />
    </>
  );
}
