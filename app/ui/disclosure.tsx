import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { composeRenderProps } from 'react-aria-components/composeRenderProps'
import {
  Disclosure as AriaDisclosure,
  type DisclosureProps as AriaDisclosureProps,
  DisclosurePanel,
} from 'react-aria-components/Disclosure'
import { Heading } from 'react-aria-components/Heading'
import { variants } from './variants.ts'

export { DisclosureGroup } from 'react-aria-components/DisclosureGroup'

const disclosureStyles = variants({ base: 'group border-b border-line' })

interface DisclosureProps extends Omit<AriaDisclosureProps, 'children'> {
  title: string
  children: ReactNode
  headingLevel?: number
}

/** A collapsible section. In a `DisclosureGroup` one is open at a time. Public pages use `details` instead. */
export function Disclosure({ title, children, headingLevel = 3, className, ...props }: DisclosureProps) {
  return (
    <AriaDisclosure
      {...props}
      className={composeRenderProps(className, (className) => disclosureStyles({ className }))}
    >
      <Heading level={headingLevel}>
        <Button
          slot="trigger"
          className="flex min-h-13 w-full items-center justify-between gap-4 rounded-xs py-3 text-left text-base font-semibold disabled:text-ink-3"
        >
          {title}
          <ChevronDown
            aria-hidden
            className="size-5 shrink-0 text-ink-3 transition-transform duration-150 group-data-expanded:rotate-180"
          />
        </Button>
      </Heading>
      <DisclosurePanel>
        <div className="max-w-[64ch] pb-5 text-sm text-ink-2">{children}</div>
      </DisclosurePanel>
    </AriaDisclosure>
  )
}
