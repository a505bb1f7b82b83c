import type { ServeDeps } from '../http/serve-deps.ts'
import type { Renderer } from './page-renderer.ts'
import type { settingsForPages } from './portal-settings.ts'

/** The dependencies of pages. */
export interface PageDeps
  extends Pick<
    ServeDeps,
    'database' | 'openLagging' | 'clock' | 'throttle' | 'checkCodes' | 'signingKeys' | 'messages' | 'spool' | 'scan'
  > {
  render: Renderer
  settings: ReturnType<typeof settingsForPages>
}
