// Says so when the portal's files could not be loaded, and tries again. It is not part of the portal's script, because that may
// be what is missing. web/start-portal.tsx marks the page as started.
;(() => {
  const attemptsKey = 'first-load-attempts'
  const maxAttempts = 3
  const secondsToWait = 5
  // A script that has not arrived by then counts as failed.
  const scriptTimeout = 120_000

  function check() {
    const root = document.getElementById('root')
    if (!root || root.dataset.started !== undefined) return sessionStorage.removeItem(attemptsKey)
    const attempts = Number(sessionStorage.getItem(attemptsKey)) + 1
    const isRetried = attempts <= maxAttempts
    const notice = document.createElement('div')
    notice.className = 'arriving'
    notice.setAttribute('role', 'alert')
    notice.textContent = isRetried
      ? 'The page could not be loaded. Your connection may be weak. We try again in a few seconds.'
      : 'The page could not be loaded. Check your connection, then try again.'
    const again = document.createElement('button')
    again.type = 'button'
    again.textContent = 'Try again'
    again.onclick = () => {
      sessionStorage.removeItem(attemptsKey)
      location.reload()
    }
    notice.append(again)
    root.replaceChildren(notice)
    addEventListener('online', () => location.reload())
    if (!isRetried) return
    sessionStorage.setItem(attemptsKey, String(attempts))
    setTimeout(
      () => {
        if (root.dataset.started === undefined) location.reload()
      },
      secondsToWait * 1000 * attempts,
    )
  }

  // The load event comes after all scripts and style sheets, whether they were loaded or not.
  if (document.readyState === 'complete') check()
  else {
    const late = setTimeout(check, scriptTimeout)
    addEventListener('load', () => {
      clearTimeout(late)
      check()
    })
  }
})()
