import { resolve } from 'node:path'

/**
 * Keeps the logs and caches of wrangler and its registry of running Workers in this project, for this process and those that it
 * starts: the home folder may be read-only, and the Workers of another checkout are not ours. Commands that work at Cloudflare do
 * not import this: their sign-in is in the home folder.
 */
process.env.XDG_CONFIG_HOME ??= resolve('.wrangler/config')
