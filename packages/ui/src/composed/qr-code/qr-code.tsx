import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { encode } from 'uqr';
import styles from './qr-code.module.css';

export interface QrCodeProps extends Omit<ComponentProps<'svg'>, 'children' | 'role' | 'viewBox'> {
  /** Text that the camera reads. */
  readonly text: string;
  /** Purpose of the code: 'Código QR para tu aplicación'. */
  readonly label: string;
}

/** Cameras need four empty modules around a code. */
const QUIET_MODULES = 4;

/** The dark modules of each row, as one path of runs. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  const runs = rows.flatMap((row, y) =>
    row.flatMap((dark, x) => {
      if (!dark || row[x - 1]) return [];
      const end = row.indexOf(false, x);
      const length = (end < 0 ? row.length : end) - x;
      return [`M${x} ${y}h${length}v1h-${length}z`];
    }),
  );
  return runs.join('');
}

/**
 * A QR code, dark on white in both themes as cameras need it. Renders an `<svg role="img">`, 14 rem wide where there is room;
 * the text itself is nowhere in the page.
 */
export function QrCode({ text, label, className, ...rest }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_MODULES });
  return (
    <svg
      data-component="QrCode"
      {...rest}
      role="img"
      aria-label={label}
      data-theme="light"
      viewBox={`0 0 ${size} ${size}`}
      className={cx(styles.QrCode, className)}
    >
      <rect className={styles.Ground} width={size} height={size} />
      <path className={styles.Modules} d={pathOf(data)} />
    </svg>
  );
}
