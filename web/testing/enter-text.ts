import type { UserEvent } from '@testing-library/user-event'

/**
 * Enters a text into a field at once. Typing renders the form once for each character, which is only of interest where
 * the keys themselves are tested.
 */
export async function enterText(user: UserEvent, field: Element, text: string): Promise<void> {
  await user.click(field)
  await user.paste(text)
}
