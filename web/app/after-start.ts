import { mayDo } from '@portal/domain/accounts/capabilities.ts'
import type { QueryClient } from '@tanstack/react-query'
import { onKeptAnswersSent } from '../api/kept-answers.ts'
import { loadIfKept } from '../api/load-phone-storage.ts'
import { currentSession } from '../api/session.ts'
import { loadIfVisitsKept } from '../api/visits/visits-on-phone.ts'
import { toast } from '../ui/feedback/toast.tsx'
import { newVersionFound } from './new-version.ts'

/** What can wait until the first page is shown: the service worker, and sending what is kept on this phone. */
export function afterStart(client: QueryClient): void {
  void registerServiceWorker()
  onKeptAnswersSent((count) => {
    toast.success(
      count === 1 ? 'The answer kept on this phone was sent' : `${count} answers kept on this phone were sent`,
    )
    void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== '/api/drafts/{form}' })
  })
  void sendKept()
}

async function sendKept(): Promise<void> {
  if (await loadIfVisitsKept()) (await import('../api/visits/visit-sender.ts')).startSendingVisits()
  if (!(await loadIfKept())) return
  const { startOutbox } = await import('../api/outbox.ts')
  startOutbox()
}

/** Has the screens of a visit kept for use without a network, where the person makes visits. */
async function keepVisitFiles(serviceWorker: ServiceWorkerContainer): Promise<void> {
  if (!mayDo(currentSession(), 'carry out an inspection')) return
  const { active } = await serviceWorker.ready
  active?.postMessage('keep visits')
}

/** How often (ms) a page that stays open looks for a new version of the portal. */
const updateInterval = 3_600_000

/**
 * Registers the service worker, which opens the portal from the browser's cache on later visits. Without it (an old browser, a
 * private window, plain HTTP) the portal works as before, but not without a network.
 */
async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  let isControlled = serviceWorker.controller !== null
  serviceWorker.addEventListener('controllerchange', () => {
    if (isControlled) newVersionFound()
    isControlled = true
  })
  const registration = await serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined)
  if (!registration) return
  void keepVisitFiles(serviceWorker)
  let lastCheck = Date.now()
  const update = () => {
    if (document.visibilityState === 'hidden' || Date.now() - lastCheck < updateInterval) return
    lastCheck = Date.now()
    registration.update().catch(() => {})
  }
  setInterval(update, updateInterval)
  // Timers stand still while a phone sleeps.
  document.addEventListener('visibilitychange', update)
}
