export { ProfileCard, type ProfileCardProps } from './profile-card.tsx';
