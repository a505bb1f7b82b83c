import { setTimeout as wait } from 'node:timers/promises'
import type { DatabaseNode } from '../../ops/cluster-trial/database-node.ts'

export const switchover = 'planned switchover'

/** The four kinds of failure. Each ends with every process running again. */
export const kinds: { name: string; happen: (primary: DatabaseNode) => Promise<void> }[] = [
  { name: switchover, happen: (primary) => primary.switchOver() },
  {
    name: 'the primary machine loses its power',
    happen: async (primary) => {
      await primary.crash()
      await wait(25_000)
      primary.start()
    },
  },
  { name: 'PostgreSQL of the primary is killed', happen: async (primary) => primary.killPostmaster() },
  {
    // Longer than ttl, so that another machine has taken over when it goes on.
    name: 'the primary machine hangs for 32 s',
    happen: async (primary) => {
      primary.signal('SIGSTOP')
      await wait(32_000)
      primary.signal('SIGCONT')
    },
  },
]
