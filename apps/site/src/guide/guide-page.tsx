import { Logo } from '@ministerio/ui/composed/logo';
import { ArtworkProvider } from '@ministerio/ui/composed/picture';
import { Link } from '@ministerio/ui/primitives/link';
import { renderToStaticMarkup } from 'react-dom/server';
import { artworkOf } from '../public/artwork.ts';
import styles from './guide-page.module.css';

interface GuidePageProps {
  /** The site's name. */
  readonly product: string;
  /** The guide as HTML: `scripts/guide.ts`. */
  readonly html: string;
}

/** Renders /ayuda: the guide for administrators and members. It needs no script. */
export function guideBody(props: GuidePageProps): string {
  return renderToStaticMarkup(
    <ArtworkProvider value={artworkOf({})}>
      <GuidePage {...props} />
    </ArtworkProvider>,
  );
}

function GuidePage({ product, html }: GuidePageProps) {
  return (
    <div className={styles.Root}>
      <a className={styles.Skip} href="#guia">
        Ir al contenido
      </a>
      <header className={styles.Bar} data-theme="dark">
        <Logo product={product} href="/" />
        <Link href="/dashboard" variant="plain" className={styles.Back}>
          Ir al panel
        </Link>
      </header>
      {/* The repository's own text: the build refuses HTML in it. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from Markdown while building */}
      <main id="guia" tabIndex={-1} className={styles.Guide} dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}
