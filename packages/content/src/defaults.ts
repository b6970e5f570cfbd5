import { defaultDocuments } from './documents.ts';
import { type SiteContent, siteContent } from './site-content.ts';

/** The content that came with the build, ready to render. */
export const defaultContent: SiteContent = siteContent(defaultDocuments);
