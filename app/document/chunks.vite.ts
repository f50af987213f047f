/** Pages on which most visits start. */
const LIST_PAGE = /\/app\/(?:root|routes\/catalogue\/(?:layout|listings))\.tsx/
/** Layouts around every page of the signed-in areas. */
const AREAS = /\/app\/routes\/(?:admin|dashboard)\/layout\.tsx/
/** Pages with a form only, shown before sign-in. */
const SIGN_IN = /\/app\/routes\/account\/(?:sign-in|sign-up)\.tsx/
const SIGNED_IN_PAGE = /\/app\/routes\/(?:admin|dashboard|account)\//
const PUBLIC_PAGE = /\/app\/routes\/(?:public|catalogue)\/(?!layout|design)/
/** Modules that are loaded only where a map, a calendar or a table is shown. */
const SHOWN = /\/app\/(?:kit\/map\/(?!lazy-map|view-switch)|kit\/list\/(?:data-)?table|features\/listing\/day-picker)/
/** Acts and forms, and SWR: most public pages neither send nor ask. */
const SENDING = /\/app\/kit\/(?:form|mutation)\//
const ASKING = /\/node_modules\/(?:swr|dequal)\//
const OWN = /^(?!.*\/node_modules\/).*\/(?:app|worker)\//
const ROUTE = /\/app\/(?:routes\/|root\.tsx)/

interface Modules {
  getModuleInfo: (id: string) => { importers: readonly string[]; importedIds: readonly string[] } | null
}

const reached = new Map<string, ReadonlySet<string>>()

/** Pages that load a module, found through its static importers. */
function pagesWith(id: string, modules: Modules): ReadonlySet<string> {
  const known = reached.get(id)
  if (known) return known
  const seen = new Set<string>()
  const pages = new Set<string>()
  const follow = (module: string) => {
    if (seen.has(module)) return
    seen.add(module)
    if (ROUTE.test(module)) pages.add(module.split('?')[0] ?? '')
    for (const importer of modules.getModuleInfo(module)?.importers ?? []) follow(importer)
  }
  follow(id)
  reached.set(id, pages)
  return pages
}

/** Minimum number of signed-in pages from which a module moves to a chunk that all of them load. */
const SIGNED_IN_PAGES = 3
/** Minimum number of public pages from which a library moves to the chunk that most of them need. */
const PUBLIC_PAGES = 5

type Place = 'site' | 'controls' | 'asking' | 'sending' | 'forms' | 'menus' | 'areas'

/** Pages and areas that load a module, which decide its chunk. */
function placeOf(id: string, modules: Modules): Place | null {
  if (SHOWN.test(id) || ROUTE.test(id)) return null
  const pages = [...pagesWith(id, modules)]
  const count = (kind: RegExp) => pages.filter((page) => kind.test(page)).length
  if (count(LIST_PAGE) > 0) return OWN.test(id) ? 'site' : null
  if (count(AREAS) === 0 && count(SIGNED_IN_PAGE) < SIGNED_IN_PAGES) return null
  const ofPublic = count(PUBLIC_PAGE)
  if (ASKING.test(id)) return 'asking'
  if (ofPublic > 0 && SENDING.test(id)) return 'sending'
  if (ofPublic >= PUBLIC_PAGES) return 'controls'
  // Our own modules are small: one used by public pages may import libraries that most of them have, but no fields or
  // menus.
  const needed = ofPublic > 0 && OWN.test(id) ? neededBy(id, modules) : null
  if (needed?.includes('sending')) return null
  if (needed && !needed.includes('forms') && !needed.includes('menus')) {
    return needed.includes('asking') ? 'asking' : 'controls'
  }
  if (count(SIGN_IN) > 0) return 'forms'
  return ofPublic > 0 ? 'menus' : 'areas'
}

/** Places of the modules that one of ours imports. */
const neededBy = (id: string, modules: Modules): readonly (Place | null)[] =>
  (modules.getModuleInfo(id)?.importedIds ?? []).map((imported) => placeOf(imported, modules))

const group = (name: Place, priority: number) => ({
  priority,
  debugName: name,
  name: (id: string, modules: Modules) => (placeOf(id, modules) === name ? name : null),
})

/**
 * Rules of the chunks. A list page needs two, the framework and our own code: forty small files would compress worse.
 * Code that the signed-in areas share is in six more: buttons (also on most public pages), SWR, acts and forms, fields,
 * menus, and code of these areas alone. The bundler decides the rest. A chunk includes the dependencies of its modules,
 * unless another chunk has a higher priority for them.
 */
export const CHUNKS = [
  { name: 'framework', priority: 7, test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ },
  group('site', 6),
  group('controls', 5),
  group('asking', 4),
  group('sending', 4),
  // Also on some public pages, which must not load the chunk of the signed-in areas for it.
  { name: 'table', priority: 3.6, test: /\/app\/kit\/list\/table/ },
  { name: 'data-table', priority: 3.5, test: /\/app\/kit\/list\/data-table/ },
  group('forms', 3),
  group('menus', 2),
  group('areas', 1),
]
