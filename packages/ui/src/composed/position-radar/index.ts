export { PositionRadar, type PositionRadarProps, type RadarMood } from './position-radar.tsx';
