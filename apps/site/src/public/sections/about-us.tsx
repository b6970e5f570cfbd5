import { book, Glyph, heart, users } from '@ministerio/ui/primitives/icon';
import { PageSection } from '@ministerio/ui/primitives/page-section';
import { usePage } from '../page-context.ts';
import styles from './about-us.module.css';
import { SectionHead } from './section-head.tsx';

const icons = [book, users, heart];

/** The church in two sentences and three values. */
export function AboutUs() {
  const { id, eyebrow, title, paragraphs, values } = usePage().home.aboutUs;
  return (
    <PageSection id={id} tone="surface" aria-labelledby="quienessomos-titulo">
      <div className={styles.Columns}>
        <div className={styles.Words}>
          <SectionHead id="quienessomos-titulo" eyebrow={eyebrow} title={title} />
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <ul className={styles.Values}>
          {values.map((value, index) => (
            <li key={value.id} className={styles.Value}>
              <span className={styles.Icon}>
                <Glyph path={icons[index % icons.length] ?? heart} />
              </span>
              <div>
                <h3 className={styles.Name}>{value.title}</h3>
                <p>{value.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </PageSection>
  );
}
