import { COMPANY } from '../../company.ts'
import { useIdentity } from '../../site.ts'
import marks from './social-marks.svg?url'

type Network = keyof typeof COMPANY.social

const NETWORKS = Object.keys(COMPANY.social) as Network[]

export function SocialLinks() {
  const site = useIdentity()

  return (
    <ul className="flex gap-2">
      {NETWORKS.map((network) => {
        const { label, href } = COMPANY.social[network]
        return (
          <li key={network}>
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              className="grid size-11 place-items-center rounded-full border border-white/20 text-white transition-colors duration-150 hover:border-white/60"
            >
              <svg aria-hidden="true" fill="currentColor" className="size-4.5">
                <use href={`${marks}#${network}`} />
              </svg>
              <span className="sr-only">{`${site.name} on ${label} (opens in a new tab)`}</span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
