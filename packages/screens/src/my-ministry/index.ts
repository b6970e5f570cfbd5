export { LeaderRefused, type LedMinistry, LedScreen, refusesLeader } from './led-screen.tsx';
export { MyMinistry } from './my-ministry.tsx';
