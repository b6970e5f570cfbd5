import type { MenuEntry } from '@ministerio/content';
import { NavigationMenu } from '../../primitives/navigation-menu/index.ts';
import { isCurrent } from './is-current.ts';

interface DesktopMenuProps {
  menu: readonly MenuEntry[];
  currentPath: string;
  className?: string | undefined;
}

/** The church's navigation on a desktop: an entry links to its page, its sections show below it. */
export function DesktopMenu({ menu, currentPath, className }: DesktopMenuProps) {
  return (
    <NavigationMenu.Root aria-label="Principal" className={className}>
      {menu.map(({ label, path, sections }) => (
        <NavigationMenu.Item key={path} label={label} href={path} current={isCurrent(path, currentPath)}>
          {sections.length === 0
            ? undefined
            : sections.map((section) => (
                <NavigationMenu.Link key={section.path} label={section.label} href={section.path} />
              ))}
        </NavigationMenu.Item>
      ))}
    </NavigationMenu.Root>
  );
}
