import { AnchorMdx } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { useArtwork } from '../../composed/picture/index.ts';
import { DrawnArtwork } from '../../testing/drawn-artwork.tsx';
import { doors } from './doors.ts';
import styles from './front.module.css';

/** The top of the first page: what this is beside the rosette, and three ways to go on. */
export function Front({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <div className={styles.Front}>
        <div>{children}</div>
        <DrawnArtwork>
          <Rosette />
        </DrawnArtwork>
      </div>
      <ul className={`sb-unstyled ${styles.Doors}`}>
        {doors.map(({ name, about, page }) => (
          <li key={name}>
            <AnchorMdx href={`?path=/docs/${page}`} target="_self">
              <strong>{name}</strong>
              <br />
              {about}
            </AnchorMdx>
          </li>
        ))}
      </ul>
    </>
  );
}

function Rosette() {
  const { logo } = useArtwork();
  return <img src={logo} alt="" width={260} height={260} />;
}
