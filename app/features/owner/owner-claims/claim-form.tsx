import { useEffect, useState } from 'react'
import * as v from 'valibot'
import type { CurrentUser } from '../../../../worker/kernel/rules/identity/user.ts'
import { TEAM_ANSWER } from '../../../../worker/kernel/rules/team-answer.ts'
import { OWNER_CONDITION } from '../../../../worker/organisations/rules/billing/party.ts'
import { CLAIM_ROLES, NewClaim, type OwnClaim } from '../../../../worker/organisations/rules/owners/claim.ts'
import { Form, FormButtons } from '../../../kit/form/form.tsx'
import { useForm } from '../../../kit/form/use-form.ts'
import { forgetInput, keepInput, keptInput } from '../../../kit/session/kept-input.ts'
import { Button } from '../../../ui/button.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { CompanySearch, UNLISTED } from './company-search.tsx'
import { sendClaim } from './owner-claims.queries.ts'

interface ClaimFormProps {
  user: CurrentUser
  /** Declined claim to repeat. */
  again?: OwnClaim | undefined
  /** Ids of owners that the user has already claimed. */
  taken: ReadonlySet<string>
  onSent: () => void
  /** Absent when there is nothing to return to. */
  onCancel?: (() => void) | undefined
}

/** Stores the chosen company; the fields under it store themselves. */
const Choice = v.object({ text: v.string(), chosen: v.string(), name: v.string() })

const ROLES = Object.entries(CLAIM_ROLES).map(([value, label]) => ({ value, label }))

/** Form of a claim: the company, and how staff can verify the user. */
export function ClaimForm({ user, again, taken, onSent, onCancel }: ClaimFormProps) {
  const [text, setText] = useState(again?.company ?? user.company)
  const [chosen, setChosen] = useState(again ? (again.ownerId ?? UNLISTED) : '')
  const [name, setName] = useState(again?.company ?? '')

  const keep = `claim ${again?.id ?? 'new'}`
  const choice = `${keep} company`
  const form = useForm({
    initial: {
      ...{ company: again?.company ?? text, city: again?.city ?? '', sells: again?.sells ?? '' },
      ...{ role: again?.role ?? 'owner', workEmail: again?.workEmail ?? user.email },
      ...{ phone: again?.phone ?? user.phone, website: again?.website ?? '', statement: again?.statement ?? '' },
    },
    schema: NewClaim,
    input: ({ company, city, sells, ...proof }) =>
      chosen === UNLISTED
        ? { ...proof, company, city, sells, kind: 'unlisted' }
        : { ...proof, kind: 'listed', ownerId: chosen },
    send: sendClaim,
    keep,
    done: 'Sent for review',
    onDone() {
      forgetInput(choice)
      onSent()
    },
  })
  const { field } = form
  useEffect(() => {
    const kept = keptInput(choice, Choice)
    if (!kept) return
    setText(kept.text)
    setChosen(kept.chosen)
    setName(kept.name)
  }, [choice])

  function choose(next: v.InferOutput<typeof Choice>) {
    setText(next.text)
    setChosen(next.chosen)
    setName(next.name)
    keepInput(choice, next)
  }

  return (
    <div className="grid gap-6">
      <CompanySearch
        text={text}
        // A chosen company must be visible.
        onText={(next) => choose({ text: next, chosen: chosen === UNLISTED ? chosen : '', name })}
        chosen={chosen}
        taken={taken}
        onChoose={(id, owner) => choose({ text, chosen: id, name: owner?.name ?? '' })}
      />
      {chosen !== '' && (
        <section aria-labelledby="who" className="border-t border-line pt-5">
          <h3 id="who" className="mb-4 text-base wrap-anywhere">
            {chosen === UNLISTED ? 'Your company and your role' : `Your role at ${name}`}
          </h3>
          <Form form={form} aria-label="Claim">
            <div className="grid items-start gap-4 sm:grid-cols-2">
              {chosen === UNLISTED && (
                <>
                  <TextField label="Company" {...field('company')} />
                  <TextField label="City" {...field('city')} />
                  <TextField
                    label="Media sold"
                    placeholder="Hoardings and bus shelters"
                    className="sm:col-span-2"
                    {...field('sells')}
                  />
                </>
              )}
              <NativeSelect label="Your role" options={ROLES} {...form.plain('role')} />
              <TextField label="Work email" type="email" autoComplete="email" {...field('workEmail')} />
              <TextField label="Phone for verification" type="tel" autoComplete="tel" {...field('phone')} />
              <TextField
                label="Website of the company"
                isOptional
                autoComplete="url"
                placeholder="example.in"
                {...field('website')}
              />
              <TextField
                label="Other evidence"
                isOptional
                multiline
                rows={3}
                maxLength={1000}
                description="A colleague who can confirm you, and documents you can show."
                className="sm:col-span-2"
                {...field('statement')}
              />
            </div>
            <FormButtons
              form={form}
              action="Send for review"
              variant="accent"
              aside={
                onCancel && (
                  <Button
                    variant="ghost"
                    onPress={() => {
                      form.discard()
                      forgetInput(choice)
                      onCancel()
                    }}
                  >
                    Cancel
                  </Button>
                )
              }
            />
          </Form>
          <p className="mt-3 text-xs text-ink-3">
            Our team reviews it, usually within {TEAM_ANSWER}. It is not shown to advertisers. {OWNER_CONDITION}
          </p>
        </section>
      )}
    </div>
  )
}
