import type { ReactNode } from 'react';
import { webAddress } from './attribute-kinds.ts';
import { type Documents, published } from './published.ts';
import styles from './root.module.css';

/** Content that a widget shows of a site's published documents. */
export interface PublishedContent<Content = unknown> {
  /** @throws Error where the site gave no answer, or none that can be shown. */
  readonly load: (site: string) => Promise<Content>;
  /**
   * Stands where the content will be, with the author's own link or else one to the site.
   * @param element - the widget's; its children are the author's own content.
   * @param hasFailed - the answer was blocked or wrong; otherwise it is on its way.
   */
  readonly standIn: (site: string, element: Element, hasFailed: boolean) => ReactNode;
}

/**
 * Defines the published content of a widget.
 * @param noun - its name in a sentence, a plural: 'horarios'.
 * @param read - validates the documents (server rule R17), and throws where they are not what they should be.
 */
export function publishedContent<Content>(
  noun: string,
  read: (documents: Documents) => Content,
): PublishedContent<Content> {
  return {
    load: async (site) => read(await published(site)),
    standIn: (site, element, hasFailed) => {
      const { href, label } = ownLink(element) ?? { href: site, label: 'Abrir el sitio de la iglesia' };
      return (
        <div className={styles.StandIn} part="stand-in">
          <p role="status">
            {hasFailed
              ? `Sin confirmar: el sitio de la iglesia no respondió, y sus ${noun} no se pueden mostrar. Recarga la página o abre el enlace.`
              : `Cargando ${noun}…`}
          </p>
          <a href={href} target="_blank" rel="noopener noreferrer">
            {label}
          </a>
        </div>
      );
    },
  };
}

/** The first link that an author put into the element. */
function ownLink(element: Element) {
  const link = element.querySelector('a');
  const href = link && webAddress(link.href);
  return href ? { href, label: link.textContent?.trim() || href } : undefined;
}
