import { Button } from '../../../ui/button.tsx'

export interface Credentials {
  email: string
  password: string
}

/** Demo account of the back office as selectable text, with a button that fills the form. */
export function DemoCredentials({ credentials, onFill }: { credentials: Credentials; onFill: () => void }) {
  return (
    <section aria-labelledby="demo" className="mt-6 rounded-md bg-surface-2 p-4">
      <div className="flex items-center justify-between gap-3">
        <h2 id="demo" className="text-xs font-semibold text-ink-3">
          Demo credentials
        </h2>
        <Button variant="outline" size="xs" onPress={onFill}>
          Fill
        </Button>
      </div>
      <dl className="mt-2 space-y-0.5">
        {[
          ['Email', credentials.email],
          ['Password', credentials.password],
        ].map(([label, value]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-3">
            <dt className="text-ink-3">{label}</dt>
            <dd className="font-semibold wrap-anywhere select-all">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
