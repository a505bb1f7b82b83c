import { within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { enterText } from './enter-text.ts'

/** The three fields of a date: day, month and year. */
function partsOf(group: HTMLElement): HTMLElement[] {
  return within(group).getAllByRole('textbox')
}

/** What the fields of a date contain: '1 7 2026'. */
export function typedDate(group: HTMLElement): string {
  return partsOf(group)
    .map((part) => (part instanceof HTMLInputElement ? part.value : ''))
    .join(' ')
}

/** Enters a date, written as '1 7 2026', in place of what its fields contain. */
export async function enterDate(user: UserEvent, group: HTMLElement, date: string): Promise<void> {
  const words = date.split(' ')
  for (const [index, part] of partsOf(group).entries()) {
    await user.clear(part)
    await enterText(user, part, words[index] ?? '')
  }
}
