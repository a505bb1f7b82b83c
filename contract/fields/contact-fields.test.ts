import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { email, phone, website } from './contact-fields.ts'

const read = (schema: z.ZodType, sent: unknown) => schema.parse(sent)
const messagesOf = (schema: z.ZodType, sent: unknown) =>
  schema.safeParse(sent).error?.issues.map(({ message }) => message)

describe('an email address', () => {
  it.each([
    ' Amina.Bello@Example.COM ',
    'amina.bello@example.com\t',
    '\u200bamina.bello@example.com\u00a0',
    'amina.bello@example.com',
  ])('is stored in lower case: %j', (sent) => {
    expect(read(email, sent)).toBe('amina.bello@example.com')
  })

  it.each(['amina', 'amina@', '@example.com', 'a b@example.com', 'a@b', 'a@@example.com', 'a@example.com\nb@c.de'])(
    'is not %j',
    (sent) => {
      expect(messagesOf(email, sent)).toEqual(['Enter an email address like name@example.com'])
    },
  )

  it.each([
    ['', 'Enter an email address'],
    [null, 'Enter an email address'],
    [`${'a'.repeat(250)}@b.co`, 'Use at most 254 characters'],
  ])('is refused as %j', (sent, sentence) => {
    expect(messagesOf(email, sent)).toEqual([sentence])
  })
})

describe('a phone number', () => {
  it.each([
    '0803 123 4567',
    '\u202a+234 803 123 4567\u202c',
    '0803\u00a0123\t4567\n',
    '+2348031234567',
    '234-803-123-4567',
  ])('is stored with its country code: %j', (sent) => {
    expect(read(phone, sent)).toBe('+2348031234567')
  })

  it.each([
    ['12', 'Enter a phone number like 0803 123 4567'],
    ['0803 123 4567 or 8', 'Enter a phone number like 0803 123 4567'],
    ['', 'Enter a phone number'],
    [8031234567, 'Enter a phone number'],
    ['0'.repeat(31), 'Use at most 30 characters'],
  ])('is not %j', (sent, sentence) => {
    expect(messagesOf(phone, sent)).toEqual([sentence])
  })
})

describe('a website', () => {
  it.each([
    ['www.clinic.example', 'https://www.clinic.example'],
    [' http://clinic.example/about?x=1 ', 'http://clinic.example/about?x=1'],
    ['HTTPS://Clinic.Example', 'HTTPS://Clinic.Example'],
    ['clinic.example:8080', 'https://clinic.example:8080'],
  ])('is stored with its scheme: %j', (sent, kept) => {
    expect(read(website, sent)).toBe(kept)
  })

  it.each([
    'none',
    'n/a',
    'javascript:alert(1)',
    'ftp://clinic.example',
    'https://',
    'my clinic.example',
    'data:text/html,x',
  ])('is not %j', (sent) => {
    expect(messagesOf(website, sent)).toEqual(['Enter the address of a website, like www.example.com'])
  })
})
