import { type InboxKind, inboxKindNames } from './kinds.ts'

/** Where something stands in the inbox. It is known even after the thing has left the inbox. */
export interface InboxPlace {
  since: string
  id: number
  kind: InboxKind
}

/** A place as it stands in an address. */
export function placeInAddress({ since, id, kind }: InboxPlace): string {
  return `${since} ${id} ${kind}`
}

/** The place in an address; undefined if it is none. */
export function readPlace(text: string): InboxPlace | undefined {
  const [, since, id, name] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z) (\d{1,9}) (.+)$/.exec(text) ?? []
  const kind = inboxKindNames.find((one) => one === name)
  if (since === undefined || kind === undefined || Number.isNaN(Date.parse(since))) return undefined
  return { since, id: Number(id), kind }
}
