import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  test: {
    name: 'web',
    environment: 'happy-dom',
    include: ['**/*.test.{ts,tsx}'],
    setupFiles: ['testing/setup.ts'],
    css: false,
    isolate: false,
    // Long enough that a busy machine does not decide the result; only a test that fails takes that long.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
