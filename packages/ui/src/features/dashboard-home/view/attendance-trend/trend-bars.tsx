import { Group } from '@visx/group';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar, Line } from '@visx/shape';
import { cx } from 'class-variance-authority';
import styles from './attendance-trend.module.css';
import { type TrendGroup, trendSentence, usualWeek } from './trend-numbers.ts';

const WIDTH = 240;
const HEIGHT = 72;
/** A week without anybody still shows that it was. */
const LEAST = 2;

interface TrendBarsProps {
  readonly group: TrendGroup;
  /** Tooltip of each bar, oldest week first. */
  readonly labels: readonly string[];
}

/** Nine bars, the last one this week's, and a line where a usual week ends. Renders an `<svg role="img">`. */
export default function TrendBars({ group, labels }: TrendBarsProps) {
  const counts = [...group.before, group.week];
  const usual = usualWeek(group) ?? 0;
  const x = scaleBand({ domain: counts.map((_, index) => index), range: [0, WIDTH], padding: 0.22 });
  const y = scaleLinear({ domain: [0, Math.max(1, ...counts)], range: [HEIGHT, 0] });
  return (
    <svg
      className={styles.Bars}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={trendSentence(group)}
    >
      <Group>
        {counts.map((count, index) => {
          const height = Math.max(LEAST, HEIGHT - y(count));
          return (
            <Bar
              // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place in the row of weeks
              key={index}
              className={cx(styles.Bar)}
              data-current={index === counts.length - 1 ? '' : undefined}
              x={x(index) ?? 0}
              y={HEIGHT - height}
              width={x.bandwidth()}
              height={height}
              rx={3}
            >
              <title>{`${labels[index] ?? ''}: ${count}`}</title>
            </Bar>
          );
        })}
        {usual > 0 ? (
          <Line className={cx(styles.Usual)} from={{ x: 0, y: y(usual) }} to={{ x: WIDTH, y: y(usual) }} />
        ) : null}
      </Group>
    </svg>
  );
}
