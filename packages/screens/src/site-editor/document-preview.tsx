import type { FormDocuments } from './site-forms.ts';
import { usePreview } from './use-preview.ts';
import { PagePreview } from './view/page-preview.tsx';

/** A public page that the preview can show. */
export interface SitePage {
  readonly path: string;
  readonly label: string;
}

interface DocumentPreviewProps {
  /** Path of the page that is shown. */
  readonly page: string;
  readonly onPageChange: (path: string) => void;
  readonly pages: readonly SitePage[];
  /** The form's documents; null while they are not valid. */
  readonly changes: FormDocuments | null;
}

/** How the site will look with a form's changes. */
export function DocumentPreview({ changes, ...shown }: DocumentPreviewProps) {
  return <PagePreview {...usePreview(shown.page, changes)} {...shown} />;
}
