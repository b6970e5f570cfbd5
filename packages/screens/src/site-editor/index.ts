export { SiteEditor } from './site-editor.tsx';
