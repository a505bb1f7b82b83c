import { toastDuration } from '../../ui/feedback/toast-duration.ts'
import { copyOf } from './copy-of.ts'

/** Says something at the top centre for three seconds. Spec §8. */
export function showToast(kind: 'success' | 'danger', message: string): void {
  const toast = copyOf(`toast-${kind}`)
  const words = toast?.querySelector('span')
  if (!toast || !words) return
  words.textContent = message
  document.getElementById('toasts')?.append(toast)
  setTimeout(() => toast.remove(), toastDuration)
}

/** Says again what the server wrote into the page, so that it is announced and goes away, and is not said on reload. */
export function repeatToastOfServer(): void {
  const written = document.querySelector('#toasts > *')
  if (!written) return
  written.remove()
  showToast('success', written.textContent ?? '')
  window.history.replaceState(null, '', '/')
}
