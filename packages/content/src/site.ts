/** A church's content as documents, and as pages, calendars and screens read it. */
export * from './activity-times.ts';
export * from './defaults.ts';
export * from './documents.ts';
export * from './filler.ts';
export * from './page-renderer.ts';
export * from './published-church.ts';
export * from './sample-documents.ts';
export * from './site-content.ts';
