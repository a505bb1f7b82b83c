import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  test: {
    name: 'web',
    environment: 'happy-dom',
    include: ['**/*.test.{ts,tsx}'],
    setupFiles: ['testing/setup.ts', 'testing/end-timers.ts', 'testing/load-screen.ts'],
    css: false,
    isolate: false,
    // Long enough for a busy machine. Only failing tests take this long.
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
})
