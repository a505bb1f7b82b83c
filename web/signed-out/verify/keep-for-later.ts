/**
 * Keeps this page, its script and the public keys in the browser, so that codes can be checked without a connection from
 * now on. Without a service worker (an old browser, a private window, plain HTTP) the page works as before.
 */
export function keepForLater(): void {
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.register('/verify-sw.js', { scope: '/verify', updateViaCache: 'none' }).catch(() => {})
}
