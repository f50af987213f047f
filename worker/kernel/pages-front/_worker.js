/** Everything that is not a static file goes to the Worker, over a service binding: one origin for the browser. */
export default { fetch: (request, env) => env.SITE.fetch(request) }
