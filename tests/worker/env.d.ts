declare namespace Cloudflare {
  interface Env {
    /** Read by vitest.config.ts, for there is no file system in workerd. */
    TEST_MIGRATIONS: import('cloudflare:test').D1Migration[]
    /** Copies the file of the database: tests/support/database-file.ts. */
    DATABASE_FILE: Fetcher
  }
  interface GlobalProps {
    mainModule: { default: typeof import('./entry.ts').default }
  }
}
