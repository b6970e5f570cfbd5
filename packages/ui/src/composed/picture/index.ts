export * from './artwork-context.ts';
export * from './photo-source.ts';
export * from './picture.tsx';
