import { Component, type ReactNode } from 'react';

/** Props of {@link ErrorBoundary}. */
interface ErrorBoundaryProps {
  /** Called with what was thrown. */
  readonly onError: (error: unknown) => void;
  readonly children: ReactNode;
}

/** Takes away what throws while it is drawn, and reports it; other children are a new attempt. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failed?: ReactNode }> {
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
