import { isConnectionLost, onConnectionChange } from '../../api/connection.ts'
import { copyOf } from './copy-of.ts'

/** Says when the portal cannot be reached, until it can. */
export function showConnection(): void {
  const banner = document.querySelector('[role="status"]')
  onConnectionChange(() => {
    banner?.replaceChildren(...(isConnectionLost() ? (copyOf('connection-lost')?.childNodes ?? []) : []))
  })
}
