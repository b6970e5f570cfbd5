import { home, openMeetings } from '@ministerio/content';
import { Hero } from '@ministerio/ui/composed/hero';
import { NextMeeting } from '@ministerio/ui/composed/next-meeting';
import { Picture, useArtwork } from '@ministerio/ui/composed/picture';
import { ButtonLink } from '@ministerio/ui/primitives/button';
import { useChurchClock } from '../hooks/use-church-clock.ts';

const { title, typed, primaryAction, secondaryAction, picture } = home.hero;

/** The first view of the home page, with a photograph where the church has one. */
export function HomeHero() {
  const clock = useChurchClock();
  const artwork = useArtwork();
  return (
    <Hero
      title={title}
      lines={typed}
      actions={
        <>
          <ButtonLink href={primaryAction.path} size="lg">
            {primaryAction.label}
          </ButtonLink>
          <ButtonLink href={secondaryAction.path} size="lg" variant="secondary">
            {secondaryAction.label}
          </ButtonLink>
        </>
      }
      note={<NextMeeting meetings={openMeetings} clock={clock} />}
      photograph={
        picture.photograph ? (
          <Picture source={artwork.picture(picture)} alt={picture.alt} priority />
        ) : undefined
      }
    />
  );
}
