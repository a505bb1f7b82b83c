import type { Capability } from '@portal/domain/accounts/capabilities.ts'
import type { ComponentType } from 'react'
import type { FirstCall } from './first-calls.ts'

/** An entry of the menu. */
export interface MenuEntry {
  label: string
  /** What is counted beside it. */
  count?: 'inbox'
  /** The heading of its group. Entries without a group come first. */
  group?: 'Settings'
}

/** A screen of the signed-in portal. */
export interface Screen {
  /** Its path in the router's syntax. */
  path: string
  /** The document title until the screen sets its own. */
  title: string
  /** Loads its code. */
  load: () => Promise<ComponentType>
  /** The required capability. Without it, everybody who is signed in may open the screen. */
  may?: Capability
  menu?: MenuEntry
  /** For a screen without a menu entry: the paths of screens whose entry is marked. The first one in the person's menu is used. */
  menuParents?: readonly string[]
  /** A printed document, shown without top bar and menu. */
  isPrinted?: true
  /** The calls that it makes first. They are sent while its code is loading. */
  first?: readonly FirstCall[]
}
