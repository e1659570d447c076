/** Keeps the error of one remote inside of its place on the page; the rest of the site lives on. */
import { Component, type ReactNode } from 'react';
import type { ViewSource } from './resolved-page.ts';
import { RemoteFaultContext } from './remote-fault.ts';

interface Props {
  readonly source: ViewSource;
  /** Shown when nothing else can be. */
  readonly card: ReactNode;
  readonly children: ReactNode;
}

export class RemoteBoundary extends Component<Props, { failed: boolean }> {
  static override contextType = RemoteFaultContext;
  declare context: React.ContextType<typeof RemoteFaultContext>;
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.context(this.props.source, error);
  }

  /** A squad repaired what threw: `npm run dev` shows it without a reload. */
  private readonly showAgain = (): void => {
    if (this.state.failed) this.setState({ failed: false });
  };

  override componentDidMount() {
    if (process.env.NODE_ENV === 'development') window.addEventListener('amberlane:refreshed', this.showAgain);
  }

  override componentWillUnmount() {
    if (process.env.NODE_ENV === 'development') window.removeEventListener('amberlane:refreshed', this.showAgain);
  }

  override render() {
    return this.state.failed ? this.props.card : this.props.children;
  }
}
