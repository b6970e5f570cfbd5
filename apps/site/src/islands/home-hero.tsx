import type { Meeting, MeetingException } from '@ministerio/content';
import type { HomeTexts } from '@ministerio/content/site';
import { Hero } from '@ministerio/ui/composed/hero';
import { NextMeeting } from '@ministerio/ui/composed/next-meeting';
import { Picture, useArtwork } from '@ministerio/ui/composed/picture';
import { ButtonLink } from '@ministerio/ui/primitives/button';
import { type ChurchTime, useChurchClock } from './use-church-clock.ts';

export interface HomeHeroProps {
  readonly hero: HomeTexts['hero'];
  readonly meetings: readonly Meeting[];
  readonly exceptions: readonly MeetingException[];
  readonly time: ChurchTime;
}

/** The first view of the home page, with a photograph where the church has one. */
export function Island({ hero, meetings, exceptions, time }: HomeHeroProps) {
  const { title, typed, primaryAction, secondaryAction, picture } = hero;
  const clock = useChurchClock(time);
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
      note={<NextMeeting meetings={meetings} exceptions={exceptions} clock={clock} />}
      photograph={
        picture.photograph ? (
          <Picture source={artwork.picture(picture)} alt={picture.alt} priority />
        ) : undefined
      }
    />
  );
}
