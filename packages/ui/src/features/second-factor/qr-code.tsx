import { renderSVG } from 'uqr';
import styles from './second-factor.module.css';

export interface QrCodeProps {
  /** What the camera reads. */
  readonly text: string;
  /** What it is for: 'Código QR para la aplicación'. */
  readonly label: string;
}

/** A QR code, dark on light in both themes as cameras need it. Renders an `<img>` of an SVG. */
export function QrCode({ text, label }: QrCodeProps) {
  const svg = renderSVG(text, { ecc: 'M', border: 4 });
  return <img className={styles.Qr} src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt={label} />;
}
