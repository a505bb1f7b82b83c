const key = 'message'

/** Stores a message for the next page, which shows it as a toast. The sign-in page and the portal are separate documents. */
export function storeToastForNextPage(message: string): void {
  sessionStorage.setItem(key, message)
}

/** Reads and removes the message of the previous page. */
export function takeStoredToast(): string | null {
  const message = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return message
}
