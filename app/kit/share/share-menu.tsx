import { Share2 } from 'lucide-react'
import { useOrigin } from '../../site.ts'
import { Button } from '../../ui/button.tsx'
import { TextLink } from '../../ui/link.tsx'
import { toast } from '../../ui/toast.tsx'
import { shareLinks } from './share.ts'

interface ShareMenuProps {
  /** Text shared with the link. */
  text: string
  /** Path of the page. */
  path: string
  label?: string
  /** True for a button; by default an inline text link. */
  isButton?: boolean
}

/**
 * Shares the page with the device's share sheet, else by copying the link. Without JavaScript it is two plain links.
 */
export function ShareMenu({ text, path, label = 'Share', isButton = false }: ShareMenuProps) {
  const origin = useOrigin()
  const look = isButton ? ({ variant: 'outline' } as const) : ({ variant: 'ghost', size: 'sm' } as const)
  // The link includes choices made since the page was loaded.
  const address = () => (location.pathname === path ? location.href : new URL(path, location.href).href)
  return (
    <>
      <Button
        {...look}
        className={isButton ? 'noscript:hidden' : '-my-1 noscript:hidden'}
        onPress={() => share(text, address())}
      >
        <Share2 aria-hidden />
        {label}
      </Button>
      <details className="relative hidden text-sm noscript:block">
        <summary className="flex min-h-11 items-center gap-1.5 px-3 font-semibold">{label}</summary>
        <ul className="absolute right-0 z-10 rounded-md bg-surface p-2 shadow-pop">
          {shareLinks(text, `${origin}${path}`).map(({ label, href, newTab }) => (
            <li key={label}>
              <TextLink to={href} newTab={newTab} className="flex min-h-11 items-center px-3 whitespace-nowrap">
                {label}
              </TextLink>
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}

async function share(text: string, url: string) {
  if (navigator.share) {
    // Closing the sheet rejects the promise, which is not a failure.
    await navigator.share({ title: text, url }).catch(() => undefined)
    return
  }
  try {
    await navigator.clipboard.writeText(url)
    toast({ tone: 'success', title: 'Link copied', description: text })
  } catch {
    toast({ tone: 'info', title: 'Copy this link', description: url })
  }
}
