import { expect, it } from 'vitest'
import { z } from 'zod'
import { testDatabase } from '../testing/test-database.ts'
import { secretTemplate } from './template.ts'

const invitation = secretTemplate({
  isSecurity: true,
  channels: ['mail'],
  facts: z.object({ office: z.string() }),
  example: { office: 'Lagos' },
  prepare: async (_, { office }, { userId }) => ({ code: `${office}-${userId}` }),
  withheld: { code: '(a code)' },
  content: ({ office }, { code }) => ({ title: `Welcome to ${office}`, paragraphs: [code] }),
})

it('has secrets only in the message that is delivered', async () => {
  const { db } = await testDatabase()
  const facts = { office: 'Bida' }
  const secrets = await invitation.prepare(db, facts, { userId: 7, now: new Date() })
  expect(invitation.content(facts, secrets)).toEqual({ title: 'Welcome to Bida', paragraphs: ['Bida-7'] })
  expect(invitation.content(facts, undefined)).toEqual({ title: 'Welcome to Bida', paragraphs: ['(a code)'] })
})

it('refuses facts of another shape', () => {
  expect(() => invitation.content({ city: 'Bida' }, undefined)).toThrow('office')
})
