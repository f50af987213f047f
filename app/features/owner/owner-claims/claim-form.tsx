import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import * as v from 'valibot'
import type { CurrentUser } from '../../../../worker/kernel/rules/identity/user.ts'
import { parse } from '../../../../worker/kernel/rules/parse.ts'
import { TEAM_ANSWER } from '../../../../worker/kernel/rules/team-answer.ts'
import { OWNER_CONDITION } from '../../../../worker/organisations/rules/billing/party.ts'
import { CLAIM_ROLES, NewClaim, type OwnClaim } from '../../../../worker/organisations/rules/owners/claim.ts'
import { KeptForm } from '../../../kit/session/kept-form.tsx'
import { forgetInput, keepInput, keptInput } from '../../../kit/session/kept-input.ts'
import { ApiForm } from '../../../ui/api-form.tsx'
import { Button } from '../../../ui/button.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast.tsx'
import { CompanySearch, UNLISTED } from './company-search.tsx'
import { sendClaim } from './owner-claims.queries.ts'

interface ClaimFormProps {
  user: CurrentUser
  /** A declined claim to ask again. */
  again?: OwnClaim | undefined
  /** Owners that the user has claimed already. */
  taken: ReadonlySet<string>
  onSent: () => void
  /** Left out where there is nothing to go back to. */
  onCancel?: (() => void) | undefined
}

/** Keeps the chosen company; the fields under it are kept by themselves. */
const Choice = v.object({ text: v.string(), chosen: v.string(), name: v.string() })

const ROLES = Object.entries(CLAIM_ROLES).map(([value, label]) => ({ value, label }))

/** Form of a claim: the company, and how staff can check who asks. */
export function ClaimForm({ user, again, taken, onSent, onCancel }: ClaimFormProps) {
  const { revalidate } = useRevalidator()
  const [text, setText] = useState(again?.company ?? user.company)
  const [chosen, setChosen] = useState(again ? (again.ownerId ?? UNLISTED) : '')
  const [name, setName] = useState(again?.company ?? '')

  const form = `claim ${again?.id ?? 'new'}`
  const choice = `${form} company`
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

  function forget() {
    forgetInput(form)
    forgetInput(choice)
  }

  async function send(values: Record<string, FormDataEntryValue>) {
    const { company: _, city: __, sells: ___, ...proof } = values
    const claim = chosen === UNLISTED ? { ...values, kind: 'unlisted' } : { ...proof, kind: 'listed', ownerId: chosen }
    await sendClaim(parse(NewClaim, claim))
    forget()
    toast({ tone: 'success', title: 'Sent for checking' })
    await revalidate()
    onSent()
  }

  return (
    <div className="grid gap-6">
      <CompanySearch
        text={text}
        // What is chosen must be in sight.
        onText={(next) => choose({ text: next, chosen: chosen === UNLISTED ? chosen : '', name })}
        chosen={chosen}
        taken={taken}
        onChoose={(id, owner) => choose({ text, chosen: id, name: owner?.name ?? '' })}
      />
      {chosen !== '' && (
        <section aria-labelledby="who" className="border-t border-line pt-5">
          <h3 id="who" className="mb-4 text-base wrap-anywhere">
            {chosen === UNLISTED ? 'Your company, and who you are' : `Who are you at ${name}?`}
          </h3>
          <ApiForm
            aria-label="Claim"
            action="Send for checking"
            variant="accent"
            onSubmit={send}
            aside={
              onCancel && (
                <Button
                  variant="ghost"
                  onPress={() => {
                    forget()
                    onCancel()
                  }}
                >
                  Cancel
                </Button>
              )
            }
          >
            <KeptForm form={form} />
            <div className="grid items-start gap-4 sm:grid-cols-2">
              {chosen === UNLISTED && (
                <>
                  <TextField label="Company" name="company" defaultValue={again?.company ?? text} />
                  <TextField label="City" name="city" defaultValue={again?.city ?? ''} />
                  <TextField
                    label="What it sells"
                    name="sells"
                    defaultValue={again?.sells ?? ''}
                    placeholder="Hoardings and bus shelters"
                    className="sm:col-span-2"
                  />
                </>
              )}
              <NativeSelect label="Your role" name="role" options={ROLES} defaultValue={again?.role ?? 'owner'} />
              <TextField
                label="Work email"
                name="workEmail"
                type="email"
                autoComplete="email"
                defaultValue={again?.workEmail ?? user.email}
              />
              <TextField
                label="Phone we may call"
                name="phone"
                type="tel"
                autoComplete="tel"
                defaultValue={again?.phone ?? user.phone}
              />
              <TextField
                label="Website of the company"
                name="website"
                isOptional
                autoComplete="url"
                defaultValue={again?.website ?? ''}
                placeholder="example.in"
              />
              <TextField
                label="How else can we check you?"
                name="statement"
                isOptional
                multiline
                rows={3}
                maxLength={1000}
                defaultValue={again?.statement ?? ''}
                description="Who at the company can confirm you, and what you have to show."
                className="sm:col-span-2"
              />
            </div>
          </ApiForm>
          <p className="mt-3 text-xs text-ink-3">
            Our team reads it, usually within {TEAM_ANSWER}. Advertisers see none of it. {OWNER_CONDITION}
          </p>
        </section>
      )}
    </div>
  )
}
