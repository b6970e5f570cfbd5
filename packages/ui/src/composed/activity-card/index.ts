export { ActivityCard, type ActivityCardProps } from './activity-card.tsx';
