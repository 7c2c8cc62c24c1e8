import { Component, type ReactNode } from 'react';

interface Props {
  /** A change of it shows the children again, as a change of the address does. */
  at?: string;
  /** Rendered in the place of children that have thrown; `retry` shows them again. */
  fallback: (retry: () => void) => ReactNode;
  children: ReactNode;
}

/** Holds an exception of its children, which React would answer by removing the whole island. React logs it. */
export default class Boundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  retry = () => this.setState({ hasFailed: false });

  override componentDidUpdate({ at }: Props) {
    if (this.state.hasFailed && at !== this.props.at) this.retry();
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback(this.retry) : this.props.children;
  }
}
