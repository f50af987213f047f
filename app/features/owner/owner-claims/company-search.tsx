import { RotateCw, Search } from 'lucide-react'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import type { ClaimableOwner } from '../../../../worker/organisations/rules/owners/claim.ts'
import { Button } from '../../../ui/button.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useCompanies } from './owner-claims.queries.ts'

/** Value of the option "My company is not listed yet". */
export const UNLISTED = 'unlisted'

interface CompanySearchProps {
  text: string
  onText: (text: string) => void
  /** Id of an owner, UNLISTED, or empty. */
  chosen: string
  /** Ids of owners that the user has already claimed. */
  taken: ReadonlySet<string>
  onChoose: (id: string, owner: ClaimableOwner | undefined) => void
}

/** Finds the company among the owners of the catalogue. */
export function CompanySearch({ text, onText, chosen, taken, onChoose }: CompanySearchProps) {
  const { companies, hasFailed, isLoading, retry } = useCompanies(text)
  const options = (companies ?? []).map(({ id, name, city, listings, categories, hasTeam }) => ({
    value: id,
    label: name,
    description: [city, plural(listings, ['listing', 'listings']), categories.join(', ')].filter(Boolean).join(' · '),
    ...(taken.has(id) ? { isDisabled: true, aside: 'Claimed by you' } : hasTeam && { aside: 'Has a team' }),
  }))
  return (
    <div className="grid gap-4">
      <TextField
        label="Name of the company"
        icon={Search}
        value={text}
        onChange={onText}
        maxLength={100}
        autoComplete="organization"
        description="As advertisers know it. Part of the name is enough."
      />
      {hasFailed && (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-sm text-danger">
          The companies could not be loaded.
          <Button variant="outline" size="sm" onPress={retry}>
            <RotateCw aria-hidden />
            Try again
          </Button>
        </p>
      )}
      {isLoading && !companies ? (
        <div aria-busy="true" className="grid gap-2">
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
        </div>
      ) : (
        <RadioCards
          label={options.length > 0 ? 'Choose your company' : 'No company with this name'}
          value={chosen}
          onChange={(id) =>
            onChoose(
              id,
              companies?.find((company) => company.id === id),
            )
          }
          options={[
            ...options,
            {
              value: UNLISTED,
              label: 'My company is not listed yet',
              description: 'Tell us what it sells. We add it after review.',
            },
          ]}
        />
      )}
    </div>
  )
}
