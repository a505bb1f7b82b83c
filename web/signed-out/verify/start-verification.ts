import { checkCode } from './check-code.ts'
import { type PublishedKeys, publishedKeys } from './published-keys.ts'
import { offerCamera } from './scan/offer-camera.ts'
import { offerPhoto } from './scan/offer-photo.ts'
import { openScanner } from './scan/scanner-elements.ts'
import { focusHeading, showResult } from './show-result.ts'

/** What begins like a code. Other fragments lead to fields of the form. */
const codeInAddress = /^#(?=\d)/

/** Checks the code in the address of the page, and each further one: phones reuse a tab that is open. */
export function startVerification(): void {
  // The page with the answer to what was typed has no place for it.
  if (!document.getElementById('code-outcome')) return
  const checkAddress = addressChecker(publishedKeys())
  const checkAgain = () => void checkAddress(performance.now())
  // The code was read when the page began to open. What makes later visits possible must not slow this one down.
  checkAddress(0).finally(keepForLater)
  window.addEventListener('hashchange', checkAgain)
  showLostConnection()
  offerScanning(checkAgain)
}

/** Checks the code in the address, which was read at this moment (`performance.now()`), and shows what is found. */
function addressChecker(keys: PublishedKeys): (readAt: number) => Promise<void> {
  let turn = 0
  const checkAddress = async (readAt: number) => {
    const { hash } = window.location
    if (!codeInAddress.test(hash)) return
    turn += 1
    const mine = turn
    let isFirst = true
    await checkCode({ code: hash.slice(1), readAt }, keys, (result) => {
      // Another code was opened meanwhile.
      if (mine !== turn) return
      showResult(result, () => void checkAddress(performance.now()))
      if (isFirst) focusHeading()
      isFirst = false
    })
    await keys.refresh()
  }
  return checkAddress
}

function offerScanning(checkAgain: () => void): void {
  const scanner = openScanner()
  if (!scanner) return
  const onCode = (code: string) => {
    // The same code again changes no address.
    if (window.location.hash === `#${code}`) checkAgain()
    else window.location.replace(`#${code}`)
  }
  offerCamera(scanner, onCode)
  offerPhoto(scanner, onCode)
}

/** Without a connection the browser shows this page in place of the answer to a number and a check code. */
function showLostConnection(): void {
  const typed = new URLSearchParams(window.location.search)
  const isAsked = typed.has('number') || typed.has('code')
  if (!isAsked) return
  for (const field of document.querySelectorAll<HTMLInputElement>('form[name="verify"] input')) {
    field.value = typed.get(field.name) ?? ''
  }
  showResult({ outcome: 'needs a connection' }, () => window.location.reload())
  focusHeading()
}

/**
 * Keeps this page, its script and the public keys in the browser, so that codes can be checked without a connection from
 * now on. Without a service worker (an old browser, a private window, plain HTTP) the page works as before.
 */
function keepForLater(): void {
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.register('/verify-sw.js', { scope: '/verify', updateViaCache: 'none' }).catch(() => {})
}
