import { fieldsOf } from '@portal/contract/fields/fields-of.ts'
import { portalFiles } from './enter-portal.ts'

/** The number of parallel requests. */
const parallelRequests = 2

/** Prefetches the files of the signed-in portal into the browser's cache after the page has loaded. */
export function fetchNextFiles(): void {
  const list = portalFiles().next?.split(' ') ?? []
  if (savesData()) return
  const fetchInTurn = async () => {
    for (let file = list.shift(); file; file = list.shift()) {
      // A file that cannot be fetched now is fetched when it is needed.
      await fetch(file, { priority: 'low' })
        .then((response) => response.blob())
        .catch(() => {})
    }
  }
  const start = () => {
    for (let lane = 0; lane < parallelRequests; lane++) void fetchInTurn()
  }
  if (document.readyState === 'complete') start()
  else window.addEventListener('load', start, { once: true })
}

/** Whether the browser's data saver is on. */
function savesData(): boolean {
  return 'connection' in navigator && fieldsOf(navigator.connection).saveData === true
}
