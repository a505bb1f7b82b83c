import { expect, it } from 'vitest'
import { testApp } from '../testing/test-app.ts'

it('says whom to tell about a weakness, and until when that holds', async () => {
  const { app, setClock } = await testApp(undefined, {
    securityContact: 'mailto:security@health.example',
    messages: { publicUrl: 'https://licences.example.org' },
  })
  setClock('2026-11-26T10:20:30Z')
  const { statusCode, headers, body } = await app.inject('/.well-known/security.txt')
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toBe(
    [
      'Contact: mailto:security@health.example',
      'Expires: 2027-05-25T00:00:00.000Z',
      'Preferred-Languages: en',
      'Canonical: https://licences.example.org/.well-known/security.txt',
      '',
    ].join('\n'),
  )
})

it('is not there without a contact', async () => {
  const { app } = await testApp()
  expect((await app.inject('/.well-known/security.txt')).statusCode).toBe(404)
})
