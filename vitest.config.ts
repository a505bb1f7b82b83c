import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { maxWorkers: 2, projects: [{ test: { name: 'tools', include: ['tools/**/*.test.ts', 'e2e/**/*.test.ts'] } }] },
})
