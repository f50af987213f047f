declare namespace Cloudflare {
  interface Env {
    /** Read by vitest.config.ts, for there is no file system in workerd. */
    TEST_MIGRATIONS: import('cloudflare:test').D1Migration[]
  }
  interface GlobalProps {
    mainModule: { default: typeof import('./entry.ts').default }
  }
}
