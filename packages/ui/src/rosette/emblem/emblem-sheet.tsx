import type { EmblemName, Palette } from '@ministerio/content/types';
import { drawEmblem, type EmblemOptions, PANEL } from './draw-emblem.ts';
import styles from './emblem-sheet.module.css';
import { emblems } from './emblems.ts';

const AVATAR_PX = 40;

/** Every emblem in a church's colours: its panel, and the avatar of 40 px beside its name. */
export function EmblemSheet({ palette }: { readonly palette: Palette }) {
  const draw = (name: EmblemName, size: EmblemOptions['size']) =>
    `data:image/svg+xml,${encodeURIComponent(drawEmblem(emblems[name], { palette, size }))}`;
  return (
    <ul className={styles.Sheet}>
      {(Object.keys(emblems) as EmblemName[]).map((name) => (
        <li key={name}>
          <img
            src={draw(name, 'panel')}
            alt=""
            width={PANEL.width}
            height={PANEL.height}
            className={styles.Panel}
          />
          <span className={styles.Name}>
            <img
              src={draw(name, 'avatar')}
              alt=""
              width={AVATAR_PX}
              height={AVATAR_PX}
              className={styles.Avatar}
            />
            {name}
          </span>
        </li>
      ))}
    </ul>
  );
}
