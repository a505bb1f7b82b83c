import { type Acknowledged, runOfficer, runOwners, type Workload } from './people.ts'

/** The first officer, with whom a portal is started. */
export const firstOfficer = { ADMIN_EMAIL: 'officer@ministry.example', ADMIN_PASSWORD: 'seven-green-bicycles' }
const owners = 3

/**
 * Owners and an officer at work, from `begin` to `end`, each request at the next of the portals that serve. Tells how many requests
 * were answered, and the paths of those that got no reply or one that says that the portal cannot serve.
 */
export function peopleAtWork(addresses: () => string[]) {
  const acknowledged: Acknowledged = {
    facilities: new Map(),
    registrations: new Map(),
    decisions: new Map(),
    documents: new Map(),
  }
  const failed: string[] = []
  let attempts = 0
  let isOver = false
  let working: Promise<unknown> = Promise.resolve()
  const address = () => {
    attempts += 1
    return addresses()[attempts % addresses().length]
  }
  const where = { address, onFailure: (path: string) => void failed.push(path) }
  const workload: Workload = { where, acknowledged, waiting: [], isOver: () => isOver }
  return {
    acknowledged,
    begin: () => {
      working = Promise.all([
        runOfficer(workload, firstOfficer.ADMIN_EMAIL, firstOfficer.ADMIN_PASSWORD),
        ...Array.from({ length: owners }, () => runOwners(workload)),
      ])
      // Awaited at the end; until then a rejection must not end the process.
      working.catch(() => {})
    },
    end: async () => {
      isOver = true
      await working
      return { answered: attempts - failed.length, failed }
    },
    stop: () => {
      isOver = true
    },
  }
}
