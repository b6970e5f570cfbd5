import { Glyph, userPlus } from '@ministerio/ui/primitives/icon';
import styles from './door-tabs.module.css';

/** Views of the door that have a tab. */
export type DoorTab = 'numero' | 'lista' | 'revisar';

interface DoorTabsProps {
  readonly shown: DoorTab;
  readonly withList: boolean;
  /** How many marks and visits wait for a person. */
  readonly reviews: number;
  readonly onShow: (tab: DoorTab) => void;
  /** Opens 'Soy nuevo', where this door takes visits. */
  readonly onNewcomer: (() => void) | undefined;
}

/** The views, and 'Soy nuevo', which keeps its place beside them. */
export function DoorTabs({ shown, withList, reviews, onShow, onNewcomer }: DoorTabsProps) {
  const tab = (name: DoorTab, label: string) => (
    <button type="button" className={styles.Tab} aria-pressed={shown === name} onClick={() => onShow(name)}>
      {label}
    </button>
  );
  // One view alone is no choice.
  const withTabs = withList || reviews > 0;
  return (
    <div className={styles.Root}>
      {withTabs ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
        <div className={styles.Tabs} role="group" aria-label="Vista">
          {tab('numero', 'Número')}
          {withList ? tab('lista', 'Lista') : null}
          {reviews > 0 ? tab('revisar', `Por revisar (${reviews})`) : null}
        </div>
      ) : null}
      {onNewcomer ? (
        <button
          type="button"
          className={styles.Newcomer}
          aria-label={reviews > 0 ? 'Soy nuevo' : undefined}
          onClick={onNewcomer}
        >
          <Glyph path={userPlus} />
          {reviews > 0 ? null : 'Soy nuevo'}
        </button>
      ) : null}
    </div>
  );
}
