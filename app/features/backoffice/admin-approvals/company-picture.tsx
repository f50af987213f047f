import { Building2 } from 'lucide-react'

/** Stands for a company, which has no picture. */
export const COMPANY_PICTURE = (
  <span className="grid aspect-4/3 w-24 shrink-0 place-items-center rounded-sm bg-select text-link max-sm:hidden">
    <Building2 aria-hidden className="size-8" strokeWidth={1.5} />
  </span>
)
