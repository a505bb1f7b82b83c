import type { UserEvent } from '@testing-library/user-event'
import { enterText } from './enter-text.ts'

/** What the field of a date contains: '1/7/2026'. */
export function typedDate(field: HTMLElement): string {
  return field instanceof HTMLInputElement ? field.value : ''
}

/** Enters a date, written as '1/7/2026', in place of what its field contains. */
export async function enterDate(user: UserEvent, field: HTMLElement, date: string): Promise<void> {
  await user.clear(field)
  await enterText(user, field, date)
}
