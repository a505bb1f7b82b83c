import { Component, type ReactNode } from 'react'
import { LoadProblem } from '../ui/feedback/load-problem.tsx'

const sentence =
  'This page could not be shown. Load it again; if that does not help, the portal may just have been updated.'

/** What is seen in place of a screen that failed, or that could not be fetched. */
export class ScreenBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return <LoadProblem problem={{ message: sentence }} onRetry={() => window.location.reload()} />
  }
}
