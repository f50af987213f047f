/** The page is a project of its own, whatever stands around it. */
export default { turbopack: { root: import.meta.dirname } }
