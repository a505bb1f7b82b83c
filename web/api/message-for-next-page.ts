const key = 'message'

/** Keeps a message that the next page says in a toast: the sign-in page and the portal are two documents. */
export function keepForNextPage(message: string): void {
  sessionStorage.setItem(key, message)
}

/** The message of the page before, once. */
export function takeMessageOfLastPage(): string | null {
  const message = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return message
}
