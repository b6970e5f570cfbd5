export * as Tabs from './parts.ts';
export type { TabsRootProps } from './tabs.tsx';
