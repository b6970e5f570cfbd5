export { PageSection, type PageSectionProps, pageSectionTones, pageSectionWidths } from './page-section.tsx';
