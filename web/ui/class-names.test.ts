import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, it } from 'vitest'

const web = join(import.meta.dirname, '..')
const components = globSync('{ui,api,app,fields,features,screens,style-guide}/**/*.tsx', { cwd: web })

/** The class names that a component uses but its style sheet does not define. */
function missingClasses(component: string): string[] {
  const source = readFileSync(join(web, component), 'utf8')
  return [...source.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)].flatMap(([, name, path = '']) => {
    const sheet = join(dirname(component), path)
    const classes = new Set(
      [...readFileSync(join(web, sheet), 'utf8').matchAll(/\.([a-zA-Z]\w*)/g)].map(([, of]) => of),
    )
    const code = source.replaceAll(/^import .*$/gm, '')
    const used = [...code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, of]) => of)
    return used.filter((one) => !classes.has(one)).map((one) => `${component}: ${one} of ${relative('.', sheet)}`)
  })
}

it('defines every class name that a component uses', () => {
  expect(components.length).toBeGreaterThan(150)
  expect(components.flatMap(missingClasses)).toEqual([])
})
