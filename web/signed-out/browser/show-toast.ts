import { toastDuration } from '../../ui/feedback/toast-duration.ts'
import { cloneTemplate } from './clone-template.ts'

/** Shows a toast at the top centre for three seconds. Spec §8. */
export function showToast(kind: 'success' | 'danger', message: string): void {
  const toast = cloneTemplate(`toast-${kind}`)
  const words = toast?.querySelector('span')
  if (!toast || !words) return
  words.textContent = message
  document.getElementById('toasts')?.append(toast)
  setTimeout(() => toast.remove(), toastDuration)
}

/** Replaces the toast in the server's HTML with a new one, so that screen readers announce it and it disappears. It is not shown again on reload. */
export function replaceServerToast(): void {
  const serverToast = document.querySelector('#toasts > *')
  if (!serverToast) return
  serverToast.remove()
  showToast('success', serverToast.textContent ?? '')
  // What it says stays on the page, also after a reload: its news has no value in the address until it was told.
  const [news] = [...new URLSearchParams(window.location.search)].find(([, value]) => value === '') ?? []
  window.history.replaceState(null, '', news ? `/?${news}=told` : '/')
}
