/** A visit with its photos must have room on the phone. */
export const roomNeeded = 100 * 1024 * 1024

/** How much a phone can keep. */
export interface Room {
  hasRoom: boolean
  /** Whether the browser promises not to delete it when the phone's storage becomes short. */
  isPersistent: boolean
}

/** Asks the browser how much room there is, and to keep what is stored. Browsers that do not tell are trusted. */
export async function askForRoom(): Promise<Room> {
  const { storage }: { storage?: StorageManager } = navigator
  const { quota, usage = 0 } = (await storage?.estimate?.().catch(() => undefined)) ?? {}
  const isPersistent = (await storage?.persist?.().catch(() => false)) ?? false
  return { hasRoom: quota === undefined || quota - usage >= roomNeeded, isPersistent }
}
