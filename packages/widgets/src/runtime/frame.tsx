import { Component, type ReactNode } from 'react';
import styles from './root.module.css';

interface FrameProps {
  /** Faults of the element, for the author of the page. */
  readonly hints: readonly string[];
  readonly onError: (error: unknown) => void;
  readonly children: ReactNode;
}

/** Around every view: hints for the page's author, and an error boundary. */
export function Frame({ hints, onError, children }: FrameProps) {
  return (
    <>
      {hints.map((hint) => (
        <p key={hint} role="status" className={styles.Hint} part="hint">
          {hint}
        </p>
      ))}
      <ErrorBoundary onError={onError}>{children}</ErrorBoundary>
    </>
  );
}

/** Removes and reports children that throw; other children are tried anew. */
class ErrorBoundary extends Component<Omit<FrameProps, 'hints'>, { readonly failed?: ReactNode }> {
  override state: { readonly failed?: ReactNode } = {};

  override componentDidCatch(error: unknown) {
    this.setState({ failed: this.props.children });
    this.props.onError(error);
  }

  override render() {
    const { children } = this.props;
    return this.state.failed === children ? null : children;
  }
}
