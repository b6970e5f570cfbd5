import { drawing } from './hooks.ts';
import type { Instance } from './instance.ts';

/** Tells a provider from other components. */
const mark: { readonly isProvider: true } = { isProvider: true };

/** What a provider is given. */
interface Provided<Value> {
  readonly value: Value;
  readonly children?: unknown;
}

/** A value for everything below its provider. */
export interface Context<Value> {
  readonly Provider: ((props: Provided<Value>) => unknown) & { readonly isProvider: true };
  /** Outside every provider. */
  readonly fallback: Value;
}

/** Makes a context. */
export function createContext<Value>(fallback: Value): Context<Value> {
  return { Provider: Object.assign(({ children }: Provided<Value>) => children, mark), fallback };
}

/** The value of the nearest provider above the component that is being drawn. */
export function useContext<Value>({ Provider, fallback }: Context<Value>): Value {
  for (let above: Instance | undefined = drawing(); above; above = above.parent) {
    if (above.type === Provider) return above.props.value as Value;
  }
  return fallback;
}
