import { cx } from 'class-variance-authority';
import { Link, type LinkProps } from '../../primitives/link/link.tsx';
import { useArtwork } from '../picture/index.ts';
import styles from './logo.module.css';

export interface LogoProps extends Omit<LinkProps, 'href' | 'variant' | 'external' | 'children'> {
  /** Name beside the rosette. */
  product: string;
  /** Target of the link. @default '/' */
  href?: string | undefined;
}

/** The rosette and the product's name, as a link home. Renders an `<a>`. */
export function Logo({ product, href = '/', className, ...rest }: LogoProps) {
  const { logo } = useArtwork();
  return (
    <Link data-component="Logo" {...rest} href={href} variant="plain" className={cx(styles.Logo, className)}>
      <img src={logo} alt="" width={40} height={40} className={styles.Rosette} />
      <span className={styles.Name}>{product}</span>
    </Link>
  );
}
