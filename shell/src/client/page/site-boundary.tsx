/** When the site itself throws, its error page included: an apology and a link home, of plain elements (spec §8). */
import { Component, type ReactNode } from 'react';

export interface Apology {
  readonly title: string;
  readonly text: string;
  readonly home: string;
  readonly homeHref: string;
}

interface Props {
  /** Asked when it is needed. */
  readonly apology: () => Apology;
  readonly children: ReactNode;
}

export class SiteBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const { title, text, home, homeHref } = this.props.apology();
    return (
      <main>
        <div role="alert">
          <h1>{title}</h1>
          <p>{text}</p>
        </div>
        <p>
          <a href={homeHref}>{home}</a>
        </p>
      </main>
    );
  }
}
