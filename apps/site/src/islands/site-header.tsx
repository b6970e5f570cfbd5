import type { MenuEntry } from '@ministerio/content';
import { Logo } from '@ministerio/ui/composed/logo';
import { SiteHeader } from '@ministerio/ui/composed/site-header';

export interface SiteHeaderIslandProps {
  readonly product: string;
  readonly menu: readonly MenuEntry[];
  readonly path: string;
}

/** Logo and navigation. */
export function Island({ product, menu, path }: SiteHeaderIslandProps) {
  return <SiteHeader logo={<Logo product={product} />} menu={menu} currentPath={path} />;
}
