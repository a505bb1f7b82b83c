import { z } from 'zod'
import { call } from '../call.ts'
import { words } from '../fields/fields.ts'
import { found, foundOfEach } from './shapes.ts'

/** What an officer looks for, whatever it is: the header's search. */
export const searchPortal = call('GET', '/api/search', {
  feature: 'search',
  summary: `Facilities by name, owner, phone, CAC or certificate number, people by name, email or phone, and applications, invoices and receipts by number; ${foundOfEach} of each kind at most.`,
  may: 'list all facilities',
  query: z.object({ q: words.min(3, 'Type at least three characters') }),
  reply: z.object({ data: found }),
})
