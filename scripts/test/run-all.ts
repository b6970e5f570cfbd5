/** A task with a name; it may wait for others by theirs. */
export interface Task {
  readonly name: string;
  readonly after?: readonly string[];
}

/**
 * Runs tasks concurrently, each once a slot is free and the tasks that it waits for have ended. A task that is not among
 * them counts as ended.
 * @param tasks - in the order in which they should start.
 * @param run - runs one; it does not throw.
 * @param atOnce - how many may run at the same time.
 * @returns the results in the order of the tasks.
 */
export async function runAll<T extends Task, Result>(
  tasks: readonly T[],
  run: (task: T) => Promise<Result>,
  atOnce: number,
): Promise<Result[]> {
  const waiting = new Set(tasks);
  const running = new Map<T, Promise<void>>();
  const results = new Map<T, Result>();
  const hasEnded = (name: string) => !tasks.some((task) => task.name === name && !results.has(task));
  while (waiting.size > 0 || running.size > 0) {
    const ready = [...waiting].filter(({ after = [] }) => after.every(hasEnded));
    for (const task of ready.slice(0, atOnce - running.size)) {
      waiting.delete(task);
      const ended = run(task).then((result) => {
        results.set(task, result);
        running.delete(task);
      });
      running.set(task, ended);
    }
    if (running.size === 0) throw new Error('scripts/test: the steps that are left wait for one another.');
    await Promise.race(running.values());
  }
  return tasks.flatMap((task) => {
    const result = results.get(task);
    return result === undefined ? [] : [result];
  });
}
