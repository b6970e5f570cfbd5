export { Avatar, type AvatarProps, avatarSizes } from './avatar.tsx';
