export { MinistrySection, type MinistrySectionProps } from './ministry-section.tsx';
