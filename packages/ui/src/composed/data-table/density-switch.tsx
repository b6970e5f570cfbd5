import { useId, useState } from 'react';
import { dataTable as spanish } from '../../words/composed.ts';
import { useWords } from '../../words/use-words.ts';
import { type Density, densityCookie, rememberedDensity } from './density.ts';
import styles from './density-switch.module.css';

interface DensitySwitchProps {
  readonly density: Density;
  readonly onDensityChange: (density: Density) => void;
}

/** Switches between the two heights of rows; shown only where both are possible: a fine pointer, a wide screen. */
export function DensitySwitch({ density, onDensityChange }: DensitySwitchProps) {
  const words = useWords(spanish);
  const name = useId();
  return (
    <fieldset className={styles.Root} aria-label={words.density} data-part="density">
      {(['comfortable', 'compact'] as const).map((value) => (
        <label key={value} className={styles.Choice}>
          <input
            type="radio"
            name={name}
            className={styles.Input}
            checked={density === value}
            onChange={() => onDensityChange(value)}
          />
          <span className={styles.Word}>{words[value]}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** The density that this browser's cookie remembers, and how to change it. */
export function useDensity() {
  const [density, setDensity] = useState(() => rememberedDensity(globalThis.document?.cookie ?? ''));
  function choose(chosen: Density) {
    remember(document, chosen);
    setDensity(chosen);
  }
  return [density, choose] as const;
}

function remember(page: Document, density: Density): void {
  page.cookie = densityCookie(density);
}
