import type { Meeting, MeetingException } from '@ministerio/content';
import type { SiteContent } from '@ministerio/content/site';
import { describeNext, meetingsNow, nextMeeting } from '@ministerio/contract/domain';
import { Hero } from '@ministerio/ui/composed/hero';
import { MeetingNow } from '@ministerio/ui/composed/meeting-now';
import { NextMeeting, type NextMeetingProps } from '@ministerio/ui/composed/next-meeting';
import { Picture, useArtwork } from '@ministerio/ui/composed/picture';
import { ButtonLink } from '@ministerio/ui/primitives/button';
import { Link } from '@ministerio/ui/primitives/link';
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
  const lines = [
    { href: `/ministerios#${own}`, meetings: ours, describe: ownMeetingWords(place) },
    { href: primaryAction.path, meetings: others },
  ].filter((line) => !now && nextMeeting(line.meetings, clock, exceptions));
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
        lines.length > 0 &&
        lines.map(({ href, ...line }) => (
          <Link key={href} href={href} variant="quiet">
            <NextMeeting {...line} exceptions={exceptions} clock={clock} />
          </Link>
        ))
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

/** 'Red de Jovenes: sábado 19:00, Tercer anillo Externo'. @param place - where it is, when the meeting does not say */
const ownMeetingWords =
  (place: string): NonNullable<NextMeetingProps['describe']> =>
  (meetings, clock, changes) => {
    const next = nextMeeting(meetings, clock, changes);
    if (!next) return undefined;
    const { titulo, lugar } = next.meeting;
    return { isNow: false, label: titulo, text: `${describeNext(next)}, ${lugar ?? place}` };
  };
