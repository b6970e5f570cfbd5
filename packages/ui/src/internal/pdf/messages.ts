import type { AttendanceReport } from './attendance-document.ts';

/** What the page tells the worker: the records in portions, then what is to be made of them. */
export type PdfOrder =
  | { readonly kind: 'records'; readonly records: AttendanceReport['records'] }
  | { readonly kind: 'make'; readonly report: Omit<AttendanceReport, 'records'> };

/** What the worker answers. */
export type PdfAnswer =
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'done'; readonly file: ArrayBuffer }
  | { readonly kind: 'failed'; readonly message: string };
