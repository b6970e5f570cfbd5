import { brandIcons, strokedIcons } from './generated/icon-paths.ts';
import { Glyph, type GlyphProps } from './glyph.tsx';

const names = { ...strokedIcons, ...brandIcons };

export type IconName = keyof typeof names;
/** Every name, for stories and pickers. */
export const iconNames = Object.keys(names) as readonly IconName[];

export interface IconProps extends Omit<GlyphProps, 'path' | 'filled'> {
  /** Which icon. */
  name: IconName;
}

/** An icon by its name. Loads the whole set (5 KB compressed): in code of the first load use {@link Glyph}. */
export function Icon({ name, ...rest }: IconProps) {
  return <Glyph path={names[name]} filled={name in brandIcons} {...rest} />;
}
