import { globSync, readFileSync } from 'node:fs'
import type { KnipConfig } from 'knip'

/** server/start/serve-calls.ts finds them by what they export. */
const filesWithRoutes = globSync('server/features/**/*.ts')
  .filter((path) => readFileSync(path, 'utf8').includes('Routes(serve: Serve)'))
  .map((path) => path.replace(/^server\//, ''))

const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: [
        'tools/count-tests.mjs',
        'bench/throughput/bare-server.ts',
        'bench/decisions/without-entries.ts',
        'bench/read-sheet/write-register.ts',
        'ops/cluster-trial/journey.ts',
      ],
      ignoreDependencies: ['typescript-7'],
      ignoreBinaries: ['apt-get', 'buildah', 'chroot', 'ldd', 'mount', 'promtool', 'umount'],
    },
    server: { entry: filesWithRoutes },
    web: {
      entry: [
        'build/build-web.ts',
        'signed-out/browser/main.ts',
        'signed-out/verify/main.ts',
        'signed-out/render-page.tsx',
        'service-worker/service-worker.ts',
        'service-worker/verify-worker.ts',
      ],
    },
  },
}

export default config
