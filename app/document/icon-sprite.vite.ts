import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'

type IconNode = [tag: string, attributes: Record<string, string>][]

const LIBRARY = 'lucide-react'
const VIRTUAL = '\0icons'

/** Names that components import from the library, without types. */
function importedNames(): string[] {
  const names = new Set<string>()
  for (const file of globSync('app/**/*.{ts,tsx}')) {
    const source = readFileSync(file, 'utf8')
    for (const [, list = ''] of source.matchAll(/import \{([^{}]*)\} from 'lucide-react'/g)) {
      for (const name of list.split(','))
        if (name.trim() && !name.includes('type ')) names.add(name.trim().split(' ')[0] ?? '')
    }
  }
  return [...names].sort()
}

async function readIcon(name: string, entry: string): Promise<{ id: string; node: IconNode }> {
  const [, id] = entry.split(`default as ${name},`)[1]?.split(/'\.\/icons\/|\.mjs'/) ?? []
  if (!id) throw new Error(`${LIBRARY} has no icon ${name}`)
  const { __iconData } = await import(`${LIBRARY}/icons/${id}`)
  return { id, node: __iconData.node }
}

const attributes = (all: Record<string, string>) =>
  Object.entries(all)
    .filter(([name]) => name !== 'key')
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')

const symbol = ({ id, node }: { id: string; node: IconNode }) =>
  `<symbol id="${id}" viewBox="0 0 24 24">${node.map(([tag, own]) => `<${tag}${attributes(own)}/>`).join('')}</symbol>`

/**
 * Replaces icons by references into one cached file, instead of paths in every document and every script. Components
 * import them from the library by name; the file contains only those.
 */
export async function iconSprite(): Promise<Plugin> {
  const folder = join(createRequire(import.meta.url).resolve(LIBRARY), '../../esm')
  const entry = readFileSync(join(folder, 'lucide-react.mjs'), 'utf8')
  const names = importedNames()
  const icons = await Promise.all(names.map((name) => readIcon(name, entry)))
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${icons.map(symbol).join('')}</svg>`
  const path = `assets/icons-${createHash('sha256').update(sprite).digest('hex').slice(0, 8)}.svg`

  return {
    name: 'icon-sprite',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === LIBRARY ? VIRTUAL : undefined),
    load(id) {
      if (id !== VIRTUAL) return
      const component = JSON.stringify(join(process.cwd(), 'app/ui/sprite-icon.tsx'))
      const lines = icons.map((icon, i) => `export const ${names[i]} = /* @__PURE__ */ icon('${icon.id}')`)
      return [`import { createIcons } from ${component}`, `const icon = createIcons('/${path}')`, ...lines].join('\n')
    },
    generateBundle() {
      if (this.environment.name === 'client') this.emitFile({ type: 'asset', fileName: path, source: sprite })
    },
  }
}
