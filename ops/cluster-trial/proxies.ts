import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Cluster, Machine } from './cluster.ts'
import { run } from './run.ts'
import { Service } from './service.ts'

/** Makes a certificate for the addresses of the machines, which only the journey trusts. Returns its file. */
export function certify({ machines, unprivileged }: Cluster): string {
  const [first] = machines
  const { TLS_CERTIFICATE: certificate = '', TLS_KEY: key = '' } = first?.values ?? {}
  const names = machines.map(({ address }) => `IP:${address}`).join(',')
  const request = ['-subj', '/CN=portal', '-addext', `subjectAltName=${names}`]
  const made = ['-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key, '-out', certificate]
  run([...unprivileged, 'openssl', 'req', '-x509', ...made, ...request], dirname(certificate))
  return certificate
}

/** Starts nginx on a machine. Its main file is that of Debian in short, which includes the two of the portal. */
export function startProxyOn(cluster: Cluster, machine: Machine): void {
  const { folder } = machine
  const main = join(folder, 'main.conf')
  writeFileSync(main, mainFileOf(folder))
  const command = [...cluster.unprivileged, 'nginx', '-e', join(folder, 'log/nginx.log'), '-c', main]
  cluster.add(new Service({ name: 'nginx', command, folder }))
}

/** What Debian's /etc/nginx/nginx.conf has, with folders in which the trial may write. */
export function mainFileOf(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => {
    return `${kind}_temp_path ${join(folder, 'spool', kind)};`
  })
  return `
    daemon off;
    worker_processes 1;
    pid ${join(folder, 'nginx.pid')};
    error_log ${join(folder, 'log/nginx.log')} warn;
    events { worker_connections 512; }
    http {
      access_log off;
      ${temporary.join('\n')}
      include ${join(folder, 'upstream.conf')};
      include ${join(folder, 'nginx.conf')};
    }
  `
}

/** Starts PgBouncer on a machine. */
export function startPoolerOn(cluster: Cluster, { folder }: Machine): void {
  const command = [...cluster.unprivileged, process.env.PGBOUNCER ?? 'pgbouncer', join(folder, 'pgbouncer.ini')]
  cluster.add(new Service({ name: 'pgbouncer', command, folder }))
}
