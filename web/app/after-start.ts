import type { QueryClient } from '@tanstack/react-query'
import { onKeptAnswersSent } from '../api/kept-answers.ts'
import { loadIfKept } from '../api/load-phone-storage.ts'
import { toast } from '../ui/feedback/toast.tsx'
import { registerServiceWorker } from './register-service-worker.ts'

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
  if (!(await loadIfKept())) return
  const { startOutbox } = await import('../api/outbox.ts')
  startOutbox()
}
