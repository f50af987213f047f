import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')

export interface Import {
  /** A path from the root of the repository, or the name of a package. */
  target: string
  typeOnly: boolean
}

export interface Source {
  /** From the root of the repository, `worker/api.ts`. */
  path: string
  text: string
  imports: Import[]
}

/** Installed, or types alone. */
const NOT_OURS = /(?:^|\/)node_modules\/|\.d\.ts$/

/** Every source file under some folders of the repository. */
export function readSources(...folders: string[]): Source[] {
  return folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(ts|tsx|js)$/.test(name) && !NOT_OURS.test(name))
      .map((name) => toSource(posix.join(folder, name), readFileSync(join(ROOT, folder, name), 'utf8'))),
  )
}

// Static imports and re-exports, imports for effect, and dynamic imports.
const STATIC = /^(?:import|export)\s+(type\s)?[^'"`;()]*?\sfrom\s+['"]([^'"]+)['"]/gm
const EFFECT = /^import\s+['"]([^'"]+)['"]/gm
const DYNAMIC = /\bimport\(\s*['"]([^'"]+)['"]/g

export function toSource(path: string, text: string): Source {
  const resolve = (specifier: string) =>
    specifier.startsWith('.') ? posix.join(dirname(path), specifier.replace(/\?.*$/, '')) : specifier
  const imports = [
    ...[...text.matchAll(STATIC)].map(([, type, from = '']) => ({
      target: resolve(from),
      typeOnly: type !== undefined,
    })),
    ...[...text.matchAll(EFFECT), ...text.matchAll(DYNAMIC)].map(([, from = '']) => ({
      target: resolve(from),
      typeOnly: false,
    })),
  ]
  return { path, text, imports }
}
