// Adds to package-lock.json the builds for other machines that the registry at hand did not offer, so that
// `npm ci` accepts the lock everywhere and fetches the right one there. Run by `make lock`.
import { readFileSync, writeFileSync } from 'node:fs';

const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const packages = lock.packages;

function stub(name, version, parent) {
  const [, system, cpu, libc] = /-([a-z0-9]+)-(arm64|arm|x64|ppc64|s390x|wasi)(?:-([a-z]+))?$/.exec(name) ?? [];
  const entry = { version, ...(parent.dev && { dev: true }), optional: true };
  if (SYSTEMS.includes(system)) Object.assign(entry, { cpu: [cpu], os: [system] });
  else Object.assign(entry, { cpu: ['wasm32'] });
  if (libc === 'musl') entry.libc = ['musl'];
  if (libc === 'gnu') entry.libc = ['glibc'];
  return entry;
}

for (const parent of Object.values(packages)) {
  for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
    packages[`node_modules/${name}`] ??= stub(name, version, parent);
  }
}
for (const entry of Object.values(packages)) delete entry.funding;
const sorted = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync('package-lock.json', JSON.stringify({ ...lock, packages: sorted }, null, 2) + '\n');
