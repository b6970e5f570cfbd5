import type { Meeting, MeetingException, SocialLink } from '@ministerio/content';
import { NextMeeting } from '@ministerio/ui/composed/next-meeting';
import { TopBar } from '@ministerio/ui/composed/top-bar';
import { useAccount } from './use-account.ts';
import { type ChurchTime, useChurchClock } from './use-church-clock.ts';

export interface TopBarIslandProps {
  readonly socialLinks: readonly SocialLink[];
  readonly meetings: readonly Meeting[];
  readonly exceptions: readonly MeetingException[];
  readonly time: ChurchTime;
  /** Whether the page itself says what is on now or next. */
  readonly isSaidBelow: boolean;
}

/** The top bar: what is on now or next, the theme, and the account of this browser. */
export function Island({ socialLinks, meetings, exceptions, time, isSaidBelow }: TopBarIslandProps) {
  const clock = useChurchClock(time);
  return (
    <TopBar socialLinks={socialLinks} account={useAccount()}>
      {!isSaidBelow && <NextMeeting meetings={meetings} exceptions={exceptions} clock={clock} brief />}
    </TopBar>
  );
}
