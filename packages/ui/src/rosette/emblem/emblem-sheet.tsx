import type { EmblemName, Palette } from '@ministerio/content/types';
import { drawEmblem, type EmblemOptions, PANEL } from './draw-emblem.ts';
import styles from './emblem-sheet.module.css';
import { emblems } from './emblems.ts';

/** Sizes of the pictures in CSS pixels. */
const panel = { width: PANEL.width, height: PANEL.height };
const avatar = { width: 40, height: 40 };

/** Every emblem in a church's colours: its panel, and the avatar of 40 px beside its name. */
export function EmblemSheet({ palette }: { readonly palette: Palette }) {
  const draw = (name: EmblemName, size: EmblemOptions['size']) =>
    `data:image/svg+xml,${encodeURIComponent(drawEmblem(emblems[name], { palette, size }))}`;
  return (
    <ul className={styles.Sheet}>
      {(Object.keys(emblems) as EmblemName[]).map((name) => (
        <li key={name}>
          <img src={draw(name, 'panel')} alt="" {...panel} className={styles.Panel} />
          <span className={styles.Name}>
            <img src={draw(name, 'avatar')} alt="" {...avatar} className={styles.Avatar} />
            {name}
          </span>
        </li>
      ))}
    </ul>
  );
}
