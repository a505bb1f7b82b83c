import { portalFiles } from './enter-portal.ts'

/** As many files as are fetched at the same time. */
const lanes = 2

/** Fetches the files of the portal behind the sign-in into the browser's cache, once the page has nothing else to do. */
export function fetchNextFiles(): void {
  const list = portalFiles().next?.split(' ') ?? []
  if (savesData()) return
  const fetchInTurn = async () => {
    for (let file = list.shift(); file; file = list.shift()) {
      // A file that cannot be had now is fetched when it is needed.
      await fetch(file, { priority: 'low' })
        .then((response) => response.blob())
        .catch(() => {})
    }
  }
  const start = () => {
    for (let lane = 0; lane < lanes; lane++) void fetchInTurn()
  }
  if (document.readyState === 'complete') start()
  else window.addEventListener('load', start, { once: true })
}

/** Whether the person asked the browser to save data. */
function savesData(): boolean {
  return 'connection' in navigator && Object(navigator.connection).saveData === true
}
