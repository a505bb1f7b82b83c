import { isConnectionLost, onConnectionChange } from '../../api/connection.ts'
import { cloneTemplate } from './clone-template.ts'

/** Shows a banner while the portal cannot be reached. */
export function showConnection(): void {
  const banner = document.querySelector('[role="status"]')
  onConnectionChange(() => {
    banner?.replaceChildren(...(isConnectionLost() ? (cloneTemplate('connection-lost')?.childNodes ?? []) : []))
  })
}
