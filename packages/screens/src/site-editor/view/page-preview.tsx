import { useElementStyle } from '@ministerio/ui/hooks/use-element-style';
import { FormField } from '@ministerio/ui/primitives/form-field';
import { Notice } from '@ministerio/ui/primitives/notice';
import { Select } from '@ministerio/ui/primitives/select';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ChoiceChips } from './chips.tsx';
import styles from './page-preview.module.css';

/** Widths of the frame in CSS pixels: a phone's and a desk's. */
const WIDTHS = [
  { value: 360, label: 'Teléfono' },
  { value: 1280, label: 'Escritorio' },
] as const;

export interface PagePreviewProps {
  /** The page as it will be; null before the first answer. */
  readonly html: string | null;
  /** Whether a newer one is on its way; the old one stays. */
  readonly isLoading: boolean;
  /** Why there is no newer one, in words. */
  readonly problem: ReactNode;
  /** The pages to choose from. */
  readonly pages: readonly { readonly path: string; readonly label: string }[];
  /** Path of the page that is shown. */
  readonly page: string;
  /** Called with the path of another page. */
  readonly onPageChange: (path: string) => void;
}

/** 'Así quedará': the real page with the unpublished changes, without scripts (R63). Renders a `<section>`. */
export function PagePreview({ html, isLoading, problem, pages, page, onPageChange }: PagePreviewProps) {
  const [width, setWidth] = useState<number>(WIDTHS[0].value);
  const frame = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    if (frame.current) observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  useElementStyle(frame, {
    '--preview-width': `${width}px`,
    '--preview-scale': room === 0 ? undefined : String(Math.min(1, room / width)),
  });
  return (
    <section className={styles.Preview} aria-label="Así quedará">
      <FormField label="Página">
        <Select value={page} onChange={(event) => onPageChange(event.currentTarget.value)}>
          {pages.map(({ path, label }) => (
            <option key={path} value={path}>
              {label}
            </option>
          ))}
        </Select>
      </FormField>
      <ChoiceChips legend="Ancho" options={WIDTHS} value={width} onValueChange={setWidth} />
      {problem && <Notice tone="warning">{problem}</Notice>}
      <div ref={frame} className={styles.Frame} aria-busy={isLoading || undefined}>
        {html !== null && (
          <iframe className={styles.Page} title="Página con tus cambios" sandbox="" srcDoc={html} />
        )}
      </div>
      <p className={styles.Legend}>Lo que cambia lleva un borde dorado.</p>
    </section>
  );
}
