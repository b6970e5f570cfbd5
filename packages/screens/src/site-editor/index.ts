export { SiteEditor, type SiteReading } from './site-editor.tsx';
