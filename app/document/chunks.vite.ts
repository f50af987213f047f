/** The kind of page that most visits begin with. */
const LIST_PAGE = /\/app\/(?:root|routes\/catalogue\/(?:layout|listings))\.tsx/
const OWN = /^(?!.*\/node_modules\/).*\/(?:app|worker)\//

interface Modules {
  getModuleInfo: (id: string) => { importers: readonly string[] } | null
}

/** Whether a page of a list loads the module, seen through those that import it. */
function isOfListPage(id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (LIST_PAGE.test(id)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return (modules.getModuleInfo(id)?.importers ?? []).some((importer) => isOfListPage(importer, modules, seen))
}

/**
 * Two chunks hold what a page of a list needs, the framework and our own part: forty small ones would each be compressed by
 * itself. All other chunks are the bundler's choice.
 */
export const CHUNKS = [
  { name: 'framework', test: /node_modules[\\/](react|react-dom|react-router|scheduler|tailwind-variants)[\\/]/ },
  {
    name: (id: string, modules: Modules) =>
      OWN.test(id) && !id.includes('/routes') && !id.includes('/root.tsx') && isOfListPage(id, modules) ? 'site' : null,
  },
]
