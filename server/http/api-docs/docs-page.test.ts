import { calls } from '@portal/contract/calls.ts'
import { openApiDocument } from '@portal/contract/openapi/openapi.ts'
import { Window } from 'happy-dom'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/test-app.ts'
import { docsPage } from './docs-page.ts'
import { documentShape } from './document-shape.ts'

const description = documentShape.parse(openApiDocument('1.2.3'))

function read(page: string) {
  const { document } = new Window()
  document.write(page)
  const all = (selector: string) => [...document.querySelectorAll(selector)]
  const textOf = (selector: string) => document.querySelector(selector)?.textContent?.replaceAll(/\s+/g, ' ') ?? ''
  return { all, textOf }
}

/** Parsing it takes seconds: the tests only read it. */
const whole = read(docsPage(description))

describe('the readable page of all calls', () => {
  it('is public, has its own style sheet, and obeys the Content-Security-Policy', async () => {
    const { app } = await testApp()
    const page = await app.inject('/api/docs')
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.headers['content-security-policy']).toContain("style-src 'self'")
    expect(page.body).not.toMatch(/<script|<style|style=|onclick/)
    const [, sheet = ''] = /<link rel="stylesheet" href="([^"]+)">/.exec(page.body) ?? []
    const style = await app.inject(sheet)
    expect(style.headers['content-type']).toBe('text/css; charset=utf-8')
    expect(style.body).toContain('@media')
    expect((await app.inject('/api/openapi.json')).json().openapi).toBe('3.1.1')
  })

  it('has every call, and a link to each', () => {
    const { all, textOf } = whole
    const addresses = [...new Set(Object.values(calls).map(({ method, path }) => `${method} ${path}`))]
    expect(
      all('article h3')
        .map(({ textContent }) => textContent)
        .sort(),
    ).toEqual(addresses.sort())
    const targets = all('nav a, header a[href^="#"], .skip').map((link) => link.getAttribute('href') ?? '')
    const ids = Map.groupBy(all('[id]'), ({ id }) => `#${id}`)
    expect(targets.filter((target) => ids.get(target)?.length !== 1)).toEqual([])
    expect(textOf('nav')).toContain('PUT /api/registrations/{id}/consideration')
  })

  it('shows who may make a call, its fields with their limits, examples, and the errors', () => {
    const { textOf } = whole
    const call = textOf('#considerRegistration')
    expect(call).toContain('For officers of the ministry.')
    expect(call).toContain('id required whole number; 1 to 2147483647 In the path.')
    expect(call).toContain('If-Match optional text A header.')
    expect(call).toContain('one of "Satisfactory", "Not-satisfactory"')
    expect(call).toContain('Example request: considerRegistration')
    expect(call).toContain('"permanent_secretary_comment": "Recommended for approval."')
    expect(call).toContain('412Refused: stale.')
    expect(textOf('#addStaff')).toContain('full_name required text; 1 to 120 characters')
    expect(textOf('#uploadDocument')).toContain('document optional file')
    expect(textOf('#startRegistration')).toContain('registerFacility')
  })

  it('skips no heading level', () => {
    const levels = whole.all('h1, h2, h3, h4').map(({ tagName }) => Number(tagName.slice(1)))
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([])
  })

  it('escapes the texts of the description', () => {
    const evil = `"><script>alert('1')</script>&`
    const { info } = description
    const page = docsPage({ ...description, paths: {}, info: { ...info, title: evil, description: evil } })
    expect(page).not.toContain('<script')
    expect(page).toContain('&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;')
    expect(read(page).textOf('header p')).toBe(evil)
  })
})
