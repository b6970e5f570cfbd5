import styles from './attendance-trend.module.css';
import { type TrendGroup, trendSentence, usualWeek } from './trend-numbers.ts';

const WIDTH = 240;
const HEIGHT = 72;
/** Gap between two bars, as a share of the step from one to the next. */
const GAP = 0.22;
/** Height of an empty week: the bar stays visible. */
const MIN_HEIGHT = 2;

export interface TrendBarsProps {
  /** The group whose weeks are shown. */
  readonly group: TrendGroup;
  /** Tooltip of each bar, oldest week first. */
  readonly labels: readonly string[];
}

/** Nine bars, the last one for this week, and a line at the height of a usual week. Renders an `<svg role="img">`. */
export function TrendBars({ group, labels }: TrendBarsProps) {
  const counts = [...group.anteriores, group.semana];
  const usual = usualWeek(group) ?? 0;
  const step = WIDTH / (counts.length + GAP);
  const heightOf = (count: number) => (HEIGHT * count) / Math.max(1, ...counts);
  const usualY = HEIGHT - heightOf(usual);
  return (
    <svg
      className={styles.Bars}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={trendSentence(group)}
    >
      {counts.map((count, index) => {
        const height = Math.max(MIN_HEIGHT, heightOf(count));
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its position in the row of weeks
            key={index}
            className={styles.Bar}
            data-current={index === counts.length - 1 ? '' : undefined}
            x={step * (index + GAP)}
            y={HEIGHT - height}
            width={step * (1 - GAP)}
            height={height}
          >
            <title>{`${labels[index] ?? ''}: ${count}`}</title>
          </rect>
        );
      })}
      {usual > 0 ? (
        <>
          <line className={styles.UsualEdge} x1={0} x2={WIDTH} y1={usualY} y2={usualY} />
          <line className={styles.Usual} x1={0} x2={WIDTH} y1={usualY} y2={usualY} />
        </>
      ) : null}
    </svg>
  );
}
