import { ArrowDown, ArrowUp, Copy, Ellipsis, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { mediaSpec } from '../../../../worker/catalogue/rules/registry/media.ts'
import { formatClock } from '../../../../worker/kernel/rules/dates.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import { type ContentSpot, MAX_SPOTS } from '../../../../worker/supply/rules/listings/content.ts'
import { type FormField, valueAt, withValue } from '../../../../worker/supply/rules/listings/form-field.ts'
import { unitsOf } from '../../../../worker/supply/rules/listings/selling.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu, MenuItem, MenuTrigger } from '../../../ui/menu.tsx'
import { emptySpot, movedRow, newSpotId, nextSpot, withCopy } from './draft.ts'
import { FieldInput } from './field-input.tsx'
import { NumberInput } from './number-input.tsx'
import { keptValue, SectionCard, type SectionProps } from './section.tsx'

/** Fields in the row of a spot; the others are in its details. */
const IN_ROW = ['rate', 'capacity', 'minQuantity']
const COLUMNS: Readonly<Record<string, string>> = { rate: 'Rate', capacity: 'Capacity', minQuantity: 'Smallest order' }
const ROW = 'md:grid md:grid-cols-[minmax(0,1fr)_8.5rem_6.5rem_6.5rem_2.5rem] md:items-center md:gap-3'

interface SpotsSectionProps extends SectionProps {
  category: string
  /** Number of open lines, by the id of the spot. */
  openLines: Readonly<Record<string, number>>
}

/** Spots of a listing: a table on wide screens, cards on phones. */
export function SpotsSection({
  section,
  content,
  change,
  errorAt,
  isReadOnly,
  category,
  openLines,
}: SpotsSectionProps) {
  const [opened, setOpened] = useState<readonly string[]>([])
  const [one] = mediaSpec({ id: category, name: '' }).spotNoun
  const { spots } = content
  const put = (next: readonly ContentSpot[]) => change((before) => ({ ...before, spots: [...next] }), ['spots'])
  const open = (id: string) => setOpened((before) => [...before, id])
  function add() {
    const id = newSpotId(crypto.randomUUID())
    const units = unitsOf(category)
    put([...spots, nextSpot(spots, { ...emptySpot(), unit: units.length === 1 ? (units[0] ?? null) : null }, id)])
    open(id)
  }
  const error = errorAt('spots')
  return (
    <SectionCard
      id="spots"
      title={section.title}
      note="Rates are before GST. An empty capacity takes the default of the medium."
      action={
        !isReadOnly &&
        spots.length < MAX_SPOTS && (
          <span data-field="spots">
            <Button size="sm" variant="outline" onPress={add}>
              <Plus aria-hidden />
              Add {one}
            </Button>
          </span>
        )
      }
    >
      {error && <p className="mb-3 text-sm font-medium text-danger">{error}</p>}
      {spots.length > 0 && (
        <div className="-mx-5 -mb-5 border-t border-line">
          <p aria-hidden className={`hidden bg-surface-2 px-5 py-2 text-xs font-semibold text-ink-3 ${ROW}`}>
            <span>Name</span>
            {IN_ROW.map((path) => (
              <span key={path}>{COLUMNS[path]}</span>
            ))}
          </p>
          <ul aria-label={section.title} className="divide-y divide-line border-t border-line">
            {spots.map((spot, at) => {
              const id = spot.id ?? `${at}`
              return (
                <SpotRow
                  key={id}
                  spot={spot}
                  at={at}
                  count={spots.length}
                  noun={one}
                  fields={section.fields}
                  isOpen={opened.includes(id)}
                  onToggle={() => (opened.includes(id) ? setOpened(opened.filter((other) => other !== id)) : open(id))}
                  onChange={(path, value, field) =>
                    change(
                      (before) => ({
                        ...before,
                        spots: before.spots.map((other, index) =>
                          index === at ? withValue(other, path, keptValue(field, value)) : other,
                        ),
                      }),
                      [`spots.${at}.${path}`],
                    )
                  }
                  onMove={(to) => put(movedRow(spots, at, to))}
                  onCopy={() => {
                    const copy = newSpotId(crypto.randomUUID())
                    put(withCopy(spots, at, copy))
                    open(copy)
                  }}
                  onRemove={() => put(spots.filter((_, index) => index !== at))}
                  booked={openLines[id] ?? 0}
                  errorAt={errorAt}
                  isReadOnly={isReadOnly}
                />
              )
            })}
          </ul>
        </div>
      )}
    </SectionCard>
  )
}

interface SpotRowProps {
  spot: ContentSpot
  at: number
  count: number
  noun: string
  fields: readonly FormField[]
  isOpen: boolean
  onToggle: () => void
  onChange: (path: string, value: unknown, field: FormField) => void
  onMove: (to: number) => void
  onCopy: () => void
  onRemove: () => void
  /** Number of open lines of the spot: with any, it cannot be removed. */
  booked: number
  errorAt: (path: string) => string | undefined
  isReadOnly: boolean
}

function SpotRow(props: SpotRowProps) {
  const { spot, at, count, noun, fields, isOpen, onToggle, onChange, onMove, onCopy, onRemove, booked, errorAt } = props
  const { isReadOnly } = props
  const name = spot.name || `New ${noun}`
  const rest = fields.filter(({ path }) => !IN_ROW.includes(path))
  const isWrong = rest.some(({ path }) => errorAt(`spots.${at}.${path}`) !== undefined)
  const isShown = isOpen || isWrong
  const times =
    spot.slotFrom !== null && spot.slotTo !== null
      ? `${formatClock(spot.slotFrom)} to ${formatClock(spot.slotTo % 1440)}`
      : ''
  return (
    <li className="px-5 py-3">
      <div className={`relative ${ROW}`}>
        <p className="min-w-0 max-md:pr-11 max-md:pb-2.5">
          <b className="block truncate font-semibold">{name}</b>
          <span className="num block truncate text-xs text-ink-3">
            {[times, spot.type, booked > 0 && plural(booked, ['open booking', 'open bookings'])]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </p>
        <div className="contents max-md:grid max-md:grid-cols-3 max-md:items-end max-md:gap-2.5">
          {IN_ROW.map((path) => {
            const field = fields.find((one) => one.path === path)
            if (!field) return <span key={path} />
            return (
              <div
                key={path}
                data-field={`spots.${at}.${path}`}
                className="min-w-0 [&_input]:num [&_label]:text-xs md:[&_label]:sr-only md:[&>div>div:first-child]:mb-0"
              >
                <NumberInput
                  label={`${COLUMNS[path]}${'\u00a0'}`.trim()}
                  kind={field.kind}
                  value={valueAt(spot, path) as number | null}
                  onChange={(value) => onChange(path, value, field)}
                  error={errorAt(`spots.${at}.${path}`)}
                  isReadOnly={isReadOnly}
                />
              </div>
            )
          })}
        </div>
        <span className="max-md:absolute max-md:-top-1 max-md:right-0">
          <MenuTrigger>
            <IconButton aria-label={`Actions for ${name}`}>
              <Ellipsis aria-hidden />
            </IconButton>
            <Menu>
              <MenuItem icon={Pencil} onAction={onToggle}>
                {isShown ? 'Close details' : 'Details'}
              </MenuItem>
              {!isReadOnly && (
                <>
                  <MenuItem icon={Copy} onAction={onCopy}>
                    Duplicate
                  </MenuItem>
                  <MenuItem icon={ArrowUp} isDisabled={at === 0} onAction={() => onMove(at - 1)}>
                    Move up
                  </MenuItem>
                  <MenuItem icon={ArrowDown} isDisabled={at === count - 1} onAction={() => onMove(at + 1)}>
                    Move down
                  </MenuItem>
                  <MenuItem icon={Trash2} isDanger isDisabled={booked > 0} onAction={onRemove}>
                    {booked > 0 ? 'Remove (it is booked)' : 'Remove'}
                  </MenuItem>
                </>
              )}
            </Menu>
          </MenuTrigger>
        </span>
      </div>
      {isShown && (
        <div className="mt-3 grid items-start gap-4 rounded-md bg-surface-2 p-4 sm:grid-cols-2 lg:grid-cols-3">
          {rest.map((field) => (
            <div key={field.path} data-field={`spots.${at}.${field.path}`} className="min-w-0">
              <FieldInput
                field={field}
                value={valueAt(spot, field.path)}
                onChange={(value) => onChange(field.path, value, field)}
                errorAt={errorAt}
                path={`spots.${at}.${field.path}`}
                isReadOnly={isReadOnly}
              />
            </div>
          ))}
        </div>
      )}
    </li>
  )
}
