import type { Import, Source } from './sources.ts'

/** One law of worker/README.md ("Who may import whom"): its files, and the imports that break it. */
interface Rule {
  law: string
  about: (path: string) => boolean
  breach: (imported: Import, path: string) => boolean
}

const inside = (folder: string) => (path: string) => path.startsWith(`${folder}/`)
/** A file of `rules/` of a room, which both sides may import. */
const isRule = (path: string) => /^worker\/[^/]+\/rules\//.test(path)
const isTest = (path: string) => path.endsWith('.test.ts') || path.endsWith('.test.tsx')
const isTable = (path: string) => path.endsWith('.table.ts')
const isPackage = (target: string) => !/^(app|worker|seed|tests)\//.test(target)
const featureOf = (path: string) => /^app\/features\/([^/]+)\//.exec(path)?.[1]

/**
 * Packages that rules may use: each computes from its arguments alone, needs no platform, and is small enough for a browser. `valibot`
 * describes input, `ipaddr.js` reads IP addresses, `diff` compares lists.
 */
const PURE_PACKAGES = ['valibot', 'ipaddr.js', 'diff']

export const RULES: Rule[] = [
  {
    law: 'rules import only rules and pure packages',
    about: isRule,
    breach: ({ target }) => !isRule(target) && !PURE_PACKAGES.includes(target),
  },
  {
    law: 'worker never imports app; only its entry may import the key of the context',
    about: inside('worker'),
    breach: ({ target }, path) => inside('app')(target) && !(path === 'worker/index.ts' && target === 'app/context.ts'),
  },
  {
    law: 'routes import from worker only verbs, file formats, rules and types',
    about: inside('app/routes'),
    breach: ({ target, typeOnly }) =>
      inside('worker')(target) &&
      !isRule(target) &&
      !inside('worker/kernel/files')(target) &&
      !target.endsWith('.server.ts') &&
      !typeOnly,
  },
  {
    law: 'the rest of app imports from worker only rules and types',
    about: (path) => inside('app')(path) && !inside('app/routes')(path),
    breach: ({ target, typeOnly }) => inside('worker')(target) && !isRule(target) && !typeOnly,
  },
  {
    law: 'features import no other feature',
    about: inside('app/features'),
    breach: ({ target }, path) => {
      const [own, other] = [featureOf(path), featureOf(target)]
      return own !== undefined && other !== undefined && own !== other
    },
  },
  {
    law: 'ui, kit and charts import no feature and no route',
    about: (path) => ['ui', 'kit', 'charts'].some((part) => inside(`app/${part}`)(path)),
    breach: ({ target }) => inside('app/features')(target) || inside('app/routes')(target),
  },
  {
    law: 'only services and the seed touch tables',
    about: (path) => inside('worker')(path) && !path.endsWith('.server.ts') && !isTable(path),
    breach: ({ target }) => isTable(target),
  },
  {
    law: 'seed imports worker, never app',
    about: inside('seed'),
    breach: ({ target }) => inside('app')(target),
  },
]

/** `worker/kernel/rules/money.ts → hono: rules import only rules and valibot` */
export function breaches(sources: Source[], rules = RULES): string[] {
  return sources
    .filter(({ path }) => !isTest(path))
    .flatMap(({ path, imports }) =>
      rules
        .filter(({ about }) => about(path))
        .flatMap(({ law, breach }) =>
          imports.filter((imported) => breach(imported, path)).map(({ target }) => `${path} → ${target}: ${law}`),
        ),
    )
}

/** The first circle of imports found from each file, types left out: they are gone when the code runs. */
export function cycles(sources: Source[]): string[] {
  const graph = new Map(
    sources.map(({ path, imports }) => [
      path,
      imports.filter(({ target, typeOnly }) => !typeOnly && !isPackage(target)).map(({ target }) => target),
    ]),
  )
  const done = new Set<string>()
  const found: string[] = []
  const visit = (path: string, trail: string[]) => {
    if (trail.includes(path)) {
      found.push([...trail.slice(trail.indexOf(path)), path].join(' → '))
      return
    }
    if (done.has(path)) return
    for (const target of graph.get(path) ?? []) visit(target, [...trail, path])
    done.add(path)
  }
  for (const path of graph.keys()) visit(path, [])
  return found
}

// Calls that make a rule depend on the time and the place where it runs.
const IMPURE =
  /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bcrypto\.|\bfetch\(|\bprocess\.|\bconsole\.|\bglobalThis\b/

/** Files of the domain that read the clock, roll dice, or talk to the outside. */
export function impurities(sources: Source[]): string[] {
  return sources.filter(({ path, text }) => isRule(path) && !isTest(path) && IMPURE.test(text)).map(({ path }) => path)
}
