import { type KeyboardEvent, type MouseEvent, type ReactElement, useCallback, useRef, useState } from 'react';
import { toast } from '../toast/index.ts';

/** Props of every menu that comes late. */
export interface DeferredMenuProps {
  /** The menu's button, for its `DropdownMenu.Trigger`. */
  readonly button: ReactElement;
  /** Whether a key opened it: the focus belongs on the first entry, not on the menu. */
  readonly byKeys: boolean;
}

/**
 * A menu that comes with the first use of its button: its library is 27 KB that every screen of the panel would wait for.
 * @param load - imports the component that renders the button inside an open `DropdownMenu.Root`.
 * @param onOpenChange - told of the first opening, from the press on; of those after it the menu's root tells.
 * @returns the menu, null until it was asked for, and what the button needs meanwhile.
 */
export function useDeferredMenu<Menu>(load: () => Promise<Menu>, onOpenChange?: (open: boolean) => void) {
  const [opened, setOpened] = useState<{ readonly Menu: Menu; readonly byKeys: boolean } | null>(null);
  const [waiting, setWaiting] = useState(false);

  async function open(byKeys: boolean) {
    setWaiting(true);
    onOpenChange?.(true);
    try {
      const Menu = await load();
      setOpened({ Menu, byKeys });
    } catch {
      onOpenChange?.(false);
      toast.error('No se pudo abrir el menú. Revisa tu conexión e inténtalo de nuevo.');
    }
    setWaiting(false);
  }

  // Where it fails, the press tries again.
  const preload = () => void load().catch(() => undefined);
  const button = {
    'aria-haspopup': 'menu',
    'aria-expanded': waiting,
    onPointerEnter: preload,
    onFocus: preload,
    // A key's click has no pointer's count.
    onClick: (event: MouseEvent) => void open(event.detail === 0),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      void open(true);
    },
  } as const;
  return { opened, button };
}

/** The `ref` of a menu's first entry: it takes the focus where keys opened the menu before its library could hear them. */
export function useFirstEntry(byKeys: boolean) {
  const wanted = useRef(byKeys);
  return useCallback((entry: HTMLElement | null) => {
    if (!entry || !wanted.current) return;
    wanted.current = false;
    entry.focus();
  }, []);
}
