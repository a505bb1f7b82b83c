import type { Session } from '../../api/session.ts'
import { findScreen, mayOpen } from '../find-screen.ts'
import { type MenuEntry, screens } from '../screens.ts'

/** A line of a person's menu, and where it leads. */
export interface MenuLine extends MenuEntry {
  to: string
}

/** The menu of a person: the screens of the table that have a line in it and that the person may open. Spec §2. */
export function menuOf(session: Session): MenuLine[] {
  return screens.flatMap((screen) =>
    screen.menu && mayOpen(session, screen) ? [{ ...screen.menu, to: screen.path }] : [],
  )
}

/** The line under which an address stands. */
export function lineOf(lines: MenuLine[], pathname: string): MenuLine | undefined {
  const { path = '', under = [] } = findScreen(pathname)?.screen ?? {}
  return [path, ...under].flatMap((place) => lines.find(({ to }) => to === place) ?? [])[0]
}
