/** The kind of page on which most visits start. */
const LIST_PAGE = /\/app\/(?:root|routes\/catalogue\/(?:layout|listings))\.tsx/
/** Loaded where a map or a calendar is shown. */
const SHOWN = /\/app\/features\/(?:map\/(?!lazy-map|view-switch)|listing\/day-picker)/
const OWN = /^(?!.*\/node_modules\/).*\/(?:app|worker)\//

interface Modules {
  getModuleInfo: (id: string) => { importers: readonly string[] } | null
}

/** Whether a list page loads the module, following its importers. */
function isOfListPage(id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (LIST_PAGE.test(id)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return (modules.getModuleInfo(id)?.importers ?? []).some((importer) => isOfListPage(importer, modules, seen))
}

/**
 * A list page needs two chunks, the framework and our own code: forty small ones would each be compressed by
 * itself. All other chunks are the bundler's choice.
 */
export const CHUNKS = [
  { name: 'framework', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ },
  {
    name: (id: string, modules: Modules) =>
      OWN.test(id) &&
      !SHOWN.test(id) &&
      !id.includes('/routes') &&
      !id.includes('/root.tsx') &&
      isOfListPage(id, modules)
        ? 'site'
        : null,
  },
]
