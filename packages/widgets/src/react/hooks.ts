import type { Hook, Instance } from './instance.ts';
import { schedule } from './schedule.ts';

let current: Instance | undefined;
let index = 0;
let ids = 0;

/** Draws with the hooks of an instance. */
export function withHooks<Result>(instance: Instance, draw: () => Result): Result {
  current = instance;
  index = 0;
  return draw();
}

/**
 * The instance that is being drawn.
 * @throws Error - a hook was called outside a component.
 */
export function drawing(): Instance {
  if (!current) throw new Error('Hooks work only while a component is being drawn.');
  return current;
}

/** The next hook of the instance, and whether its dependencies changed since the last drawing. */
function nextHook(deps?: readonly unknown[]): [hook: Hook, isNew: boolean] {
  const { hooks } = drawing();
  const hook = hooks[index] ?? {};
  hooks[index] = hook;
  index += 1;
  const known = hook.deps;
  const isNew = !known || !deps || deps.some((dep, at) => !Object.is(dep, known[at]));
  hook.deps = deps;
  return [hook, isNew];
}

type Change<State> = (next: State | ((known: State) => State)) => void;

/** State that draws its component again when it changes. */
export function useState<State>(initial: State | (() => State)): readonly [State, Change<State>] {
  const instance = drawing();
  const cell = useMemo(
    () => ({
      state: firstValue(initial),
      change(next: State | ((known: State) => State)) {
        const state = next instanceof Function ? next(cell.state) : next;
        if (Object.is(state, cell.state)) return;
        cell.state = state;
        schedule(instance);
      },
    }),
    [],
  );
  return [cell.state, cell.change];
}

const firstValue = <Value>(value: Value | (() => Value)) => (value instanceof Function ? value() : value);

/** A value that is made again only when a dependency changes. */
export function useMemo<Value>(make: () => Value, deps: readonly unknown[]): Value {
  const [hook, isNew] = nextHook(deps);
  if (isNew) hook.value = make();
  return hook.value as Value;
}

/** A function that changes only when a dependency does. */
export const useCallback = <Callback>(callback: Callback, deps: readonly unknown[]): Callback =>
  useMemo(() => callback, deps);

/** A box that outlives drawings. */
export const useRef = <Value>(initial: Value): { current: Value } =>
  useMemo(() => ({ current: initial }), []);

/** A name that no other element of this script has. */
export const useId = (): string => useMemo(() => `mj-${++ids}`, []);

/** Does something once the page shows what was drawn; what it returns undoes it. */
export function useEffect(effect: () => unknown, deps?: readonly unknown[]): void {
  const instance = drawing();
  const [hook, isNew] = nextHook(deps);
  if (!isNew) return;
  instance.effects.push(() => {
    hook.cleanup?.();
    const cleanup = effect();
    hook.cleanup = cleanup instanceof Function ? () => cleanup() : undefined;
  });
}

/** A function that never changes and always sees the values of the last drawing. */
export function useEffectEvent<Arguments extends unknown[]>(handle: (...args: Arguments) => void) {
  const last = useRef(handle);
  last.current = handle;
  return useCallback((...args: Arguments) => last.current(...args), []);
}
