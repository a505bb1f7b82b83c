import { Component, type ReactNode } from 'react'
import { isConnectionLost, onConnectionChange } from '../api/connection.ts'
import { LoadProblem } from '../ui/feedback/load-problem.tsx'
import { LateScript } from '../ui/lazy-part.ts'
import { isFailedImport, reloadForNewVersion } from './failed-import.ts'

const messages = {
  failed: 'This page could not be shown. Load it again; if that does not help, the portal may just have been updated.',
  notLoaded: 'This page could not be loaded. We try again as soon as the connection is back.',
  late: 'A part of this page did not arrive within two minutes. Your connection may be weak.',
} as const

interface State {
  problem?: keyof typeof messages
}

/** An error boundary for screens that throw or whose code cannot be loaded. Code that is missing is loaded again; code that is late, when the person asks for it. */
export class ScreenBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = {}
  #unsubscribe = () => {}

  static getDerivedStateFromError(error: unknown): State {
    if (error instanceof LateScript) return { problem: 'late' }
    return { problem: isFailedImport(error) ? 'notLoaded' : 'failed' }
  }

  override componentDidCatch(error: unknown) {
    if (!isFailedImport(error)) return
    this.#unsubscribe = onConnectionChange(() => !isConnectionLost() && window.location.reload())
    void reloadForNewVersion()
  }

  override componentWillUnmount() {
    this.#unsubscribe()
  }

  override render() {
    const { problem } = this.state
    if (!problem) return this.props.children
    return <LoadProblem problem={{ message: messages[problem] }} onRetry={() => window.location.reload()} />
  }
}
