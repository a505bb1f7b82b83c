import { Component, type ReactNode } from 'react'
import { LoadProblem } from '../ui/feedback/load-problem.tsx'

const message =
  'This page could not be shown. Load it again; if that does not help, the portal may just have been updated.'

/** An error boundary for screens that throw or whose code cannot be loaded. */
export class ScreenBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return <LoadProblem problem={{ message }} onRetry={() => window.location.reload()} />
  }
}
