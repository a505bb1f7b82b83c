import { defineConfig } from '@playwright/test'
import { address, desktop, firstOfficer } from './e2e/address.ts'
import { chromiumArgs, chromiumPath } from './e2e/browser.ts'

const isCi = Boolean(process.env.CI)

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  // Node runs TypeScript itself. Playwright's own compiler would take ten seconds in a clean clone.
  build: { external: ['**/*.ts'] },
  outputDir: 'test-results',
  // Tests can run in parallel: each has its own people and facilities.
  workers: 3,
  forbidOnly: isCi,
  // A browser on a machine that is busy with the other tests may miss a press. What passes at the second try is reported as flaky.
  retries: isCi ? 1 : 0,
  // Limits for what hangs. How long a journey takes beside other work says nothing about the portal.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: isCi ? [['list'], ['json', { outputFile: 'test-reports/e2e.json' }]] : [['list']],
  use: {
    baseURL: address,
    // Owners' tests use the phone. Two projects would start every worker and browser twice.
    viewport: desktop,
    browserName: 'chromium',
    launchOptions: { executablePath: await chromiumPath(), args: chromiumArgs },
    actionTimeout: 30_000,
    // The journey about it allows it; elsewhere it would hide requests from the tests.
    serviceWorkers: 'block',
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    screenshot: 'only-on-failure',
    // To debug a failure: npx playwright test --trace on. Tracing every run would take a tenth of the time.
    trace: 'off',
    video: 'off',
  },
  webServer: {
    command: 'npm exec -- node e2e/serve.ts',
    url: address,
    env: {
      HOST: new URL(address).hostname,
      PORT: new URL(address).port,
      // Emptied with the rest of test-results/ when the next run begins.
      DATA_DIR: 'test-results/portal-data',
      // A developer's own .env must not lead the journeys to another database.
      DATABASE_URL: '',
      PUBLIC_URL: address,
      ADMIN_EMAIL: firstOfficer.email,
      ADMIN_PASSWORD: firstOfficer.password,
    },
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
})
