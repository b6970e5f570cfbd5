export { ActivityLinks, type ActivityLinksProps } from './activity-links.tsx';
