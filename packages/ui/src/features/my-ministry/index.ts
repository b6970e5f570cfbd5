export { MyMinistry } from './my-ministry.tsx';
export { MinistryTaps, type MinistryTapsProps } from './view/ministry-taps/ministry-taps.tsx';
