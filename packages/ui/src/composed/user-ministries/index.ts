export { UserMinistries, type UserMinistriesProps } from './user-ministries.tsx';
