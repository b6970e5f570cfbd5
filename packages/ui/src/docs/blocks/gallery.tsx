import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { capitalized, cards } from '../component-cards.ts';
import styles from './gallery.module.css';

/** Place of a picture on its card in CSS pixels until it has loaded. */
const size = { width: 280, height: 175 };

/** Every component as a picture that leads to its page, in the theme of the toolbar. */
export function Gallery() {
  const groups = [...new Set(cards.map(({ group }) => group))];
  return groups.map((group) => (
    <section key={group}>
      <h3>{capitalized(group)}</h3>
      <ul className={`sb-unstyled ${styles.Cards}`}>
        {cards
          .filter((card) => card.group === group)
          .map(({ name, page, light, dark }) => (
            <li key={page}>
              <AnchorMdx href={`?path=/docs/${page}`} target="_self">
                <span className={styles.Frame}>
                  <img src={light} alt="" loading="lazy" {...size} data-for="light" />
                  <img src={dark} alt="" loading="lazy" {...size} data-for="dark" />
                </span>
                {name}
              </AnchorMdx>
            </li>
          ))}
      </ul>
    </section>
  ));
}
