export { LeaderRefused, type LedMinistry, LedScreen, refusesLeader } from './led-screen.tsx';
export { MyMinistry, type MyMinistryProps } from './my-ministry.tsx';
export { MinistryTaps, type MinistryTapsProps } from './view/ministry-taps/ministry-taps.tsx';
