export { SecurityNotices, type SecurityNoticesProps } from './security-notices.tsx';
