import { mayDo } from '@portal/domain/accounts/capabilities.ts'
import type { Session } from '../../api/session.ts'
import { findScreen, mayOpen } from '../find-screen.ts'
import type { MenuEntry } from '../screen.ts'
import { screens } from '../screens.ts'

/** An entry of a person's menu, with its path. */
export interface MenuLine extends MenuEntry {
  to: string
}

/** The menu of a person: the screens with a menu entry that the person may open and has. Spec §2. */
export function menuOf(session: Session): MenuLine[] {
  return screens.flatMap((screen) => {
    const { menu, path } = screen
    const isTheirs = menu && mayOpen(session, screen) && (menu.may === undefined || mayDo(session, menu.may))
    return isTheirs ? [{ ...menu, to: path }] : []
  })
}

/** The entry that is marked at a path: its own, or that of the nearest screen above it. */
export function lineOf(lines: readonly MenuLine[], pathname: string): MenuLine | undefined {
  const { path = '', menuParents = [] } = findScreen(pathname)?.screen ?? {}
  const own = lines.find(({ to }) => to === path)
  if (own) return own
  return menuParents.flatMap((parent) => lineOf(lines, parent) ?? [])[0]
}
