export { Badge, type BadgeProps, badgeTones } from './badge.tsx';
