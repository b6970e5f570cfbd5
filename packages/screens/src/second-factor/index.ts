export { SecondFactor } from './second-factor.tsx';
