import type { Session } from '../../api/session.ts'
import { findScreen, mayOpen } from '../find-screen.ts'
import type { MenuEntry } from '../screen.ts'
import { screens } from '../screens.ts'

/** An entry of a person's menu, with its path. */
export interface MenuLine extends MenuEntry {
  to: string
}

/** The menu of a person: the screens with a menu entry that the person may open. Spec §2. */
export function menuOf(session: Session): MenuLine[] {
  return screens.flatMap((screen) =>
    screen.menu && mayOpen(session, screen) ? [{ ...screen.menu, to: screen.path }] : [],
  )
}

/** The entry that is marked at a path. */
export function lineOf(lines: MenuLine[], pathname: string): MenuLine | undefined {
  const { path = '', menuParents = [] } = findScreen(pathname)?.screen ?? {}
  return [path, ...menuParents].flatMap((entryPath) => lines.find(({ to }) => to === entryPath) ?? [])[0]
}
