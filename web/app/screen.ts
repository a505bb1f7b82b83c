import type { Capability } from '@portal/domain/accounts/capabilities.ts'
import type { ComponentType } from 'react'
import type { InboxCounts } from '../api/inbox-counts.ts'
import type { IconName } from '../ui/icon.tsx'
import type { FirstCall } from './first-calls.ts'

/** The groups of the menu, in its order. The last one stands at its foot, without a heading. */
export const menuGroups = ['Work', 'Register', 'Insight', 'Settings'] as const

/** An entry of the menu. */
export interface MenuEntry {
  label: string
  icon: IconName
  /** Entries without a group come first. */
  group?: (typeof menuGroups)[number]
  /** Who has the entry, if fewer people have it than may open the screen. */
  may?: Capability
  /** What is counted beside it. */
  count?: keyof InboxCounts
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
  /** For a screen without a menu entry: the screens above it. The entry of the first one that is in the person's menu, or below one, is marked. */
  menuParents?: readonly string[]
  /** A printed document, shown without top bar and menu. */
  isPrinted?: true
  /** It has a frame of its own, without top bar and menu. */
  isOnSite?: true
  /** It shows what is kept on this phone, also to the person whose session has ended. */
  isKept?: true
  /** The calls that it makes first. They are sent while its code is loading. */
  first?: readonly FirstCall[]
}
