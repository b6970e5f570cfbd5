export { NextMeeting, type NextMeetingProps } from './next-meeting.tsx';
