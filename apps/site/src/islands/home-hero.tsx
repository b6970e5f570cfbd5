import type { Meeting, MeetingException } from '@ministerio/content';
import type { SiteContent } from '@ministerio/content/site';
import { meetingsNow } from '@ministerio/contract/domain';
import { Hero } from '@ministerio/ui/composed/hero';
import { MeetingNow } from '@ministerio/ui/composed/meeting-now';
import { NextMeeting } from '@ministerio/ui/composed/next-meeting';
import { Picture, useArtwork } from '@ministerio/ui/composed/picture';
import { ButtonLink } from '@ministerio/ui/primitives/button';
import { type ChurchTime, useChurchClock } from './use-church-clock.ts';

export interface HomeHeroProps {
  readonly hero: SiteContent['home']['hero'];
  /** The way to the church, the first action while people are there. */
  readonly way: SiteContent['home']['welcome']['action'];
  readonly meetings: readonly Meeting[];
  /** Anchor of the ministry whose site this is. */
  readonly own?: string | undefined;
  /** Where meetings are that name no place. */
  readonly place: string;
  readonly exceptions: readonly MeetingException[];
  readonly time: ChurchTime;
}

/**
 * The first view of the home page, with a photograph where the church has one. While a meeting is on it says so, and how
 * to get there.
 */
export function Island({ hero, way, meetings, own, place, exceptions, time }: HomeHeroProps) {
  const { title, typed, primaryAction, secondaryAction, picture } = hero;
  const clock = useChurchClock(time);
  const artwork = useArtwork();
  const now = meetingsNow(meetings, clock, exceptions)[0];
  const ours = meetings.filter(({ ministryId }) => own !== undefined && ministryId === own);
  const others = meetings.filter((meeting) => !ours.includes(meeting));
  const hours = { exceptions, clock };
  // The document's own clock stands still: it says when what is on began.
  const isRunning = clock !== time.clock;
  const [primary, secondary] = now ? [way, primaryAction] : [primaryAction, secondaryAction];
  return (
    <Hero
      title={title}
      lines={typed}
      now={now && <MeetingNow meeting={now} time={isRunning ? clock.time : undefined} />}
      actions={
        <>
          <ButtonLink href={primary.path} size="lg">
            {primary.label}
          </ButtonLink>
          <ButtonLink href={secondary.path} size="lg" variant="secondary">
            {secondary.label}
          </ButtonLink>
        </>
      }
      note={
        now ? undefined : (
          <>
            <NextMeeting {...hours} meetings={ours} place={place} href={`/ministerios#${own}`} />
            <NextMeeting {...hours} meetings={others} href={hero.primaryAction.path} />
          </>
        )
      }
      photograph={
        picture.photograph ? (
          <Picture
            source={artwork.picture(picture)}
            alt={picture.alt}
            sizes="(width >= 60rem) 42vw, 60vw"
            priority
          />
        ) : undefined
      }
    />
  );
}
