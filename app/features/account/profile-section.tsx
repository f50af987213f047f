import { BadgeCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { ProfileChange } from '../../../worker/identity/rules/forms.ts'
import type { CurrentUser } from '../../../worker/kernel/rules/identity/user.ts'
import { parse } from '../../../worker/kernel/rules/parse.ts'
import { RequestError } from '../../api-client.ts'
import { forgetInput, keepInput, keptInput } from '../../kit/session/kept-input.ts'
import { seeAccount } from '../../kit/session/local-session.ts'
import { ResendButton } from '../../kit/session/resend-button.tsx'
import { ApiForm } from '../../ui/api-form.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.tsx'
import { UnsavedChanges } from '../../ui/unsaved-changes.tsx'
import { saveProfile } from './account.queries.ts'
import { SettingsSection } from './settings-section.tsx'

const FORM = 'profile'
/** As it was typed: not judged before it is sent. */
const Kept = v.object({ name: v.string(), company: v.string(), phone: v.string() })

const profileOf = ({ name, company, phone }: CurrentUser): ProfileChange => ({ name, company, phone })

/** Name, company and phone, to change; the email, with whether it is confirmed. */
export function ProfileSection({ user }: { user: CurrentUser }) {
  const saved = profileOf(user)
  const [draft, setDraft] = useState<ProfileChange | null>(null)
  useEffect(() => seeAccount(user), [user])
  // After the first render, which the server makes as well.
  useEffect(() => setDraft(keptInput(FORM, Kept)), [])
  const shown = draft ?? saved
  const isChanged = shown.name !== saved.name || shown.company !== saved.company || shown.phone !== saved.phone
  const field = (name: keyof ProfileChange) => ({
    name,
    value: shown[name],
    onChange: (text: string) => setDraft({ ...shown, [name]: text }),
  })

  function discard() {
    forgetInput(FORM)
    setDraft(null)
  }

  async function save() {
    try {
      await saveProfile(parse(ProfileChange, shown))
    } catch (error) {
      if (error instanceof RequestError && error.status === 401) keepInput(FORM, shown)
      throw error
    }
    discard()
    toast({ tone: 'success', title: 'Profile saved' })
  }

  return (
    <SettingsSection id="profile" title="Profile" note="Who you are to owners, advertisers and our desks.">
      <div className="flex min-w-0 items-center gap-4">
        <Avatar name={saved.name} size="lg" />
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">{saved.name}</p>
          <p className="text-sm wrap-anywhere text-ink-3">{saved.company}</p>
        </div>
      </div>
      <ApiForm
        aria-label="Profile"
        action="Save Changes"
        whyNot={!isChanged && 'Nothing has changed yet.'}
        className="mt-5"
        onSubmit={save}
        aside={
          isChanged && (
            <Button variant="ghost" onPress={discard}>
              Discard
            </Button>
          )
        }
      >
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField label="Name" autoComplete="name" {...field('name')} />
          <TextField label="Company" autoComplete="organization" {...field('company')} />
          <TextField
            label="Email"
            value={user.email}
            isReadOnly
            description={user.emailVerified ? 'To change it, write to our desk.' : <ResendButton look="text" />}
            action={
              <span className="flex shrink-0 items-center pr-3.5 pl-2">
                {user.emailVerified ? (
                  <span className="inline-flex items-center gap-1 text-xs font-semibold text-success-ink">
                    <BadgeCheck aria-hidden className="size-4" strokeWidth={2} />
                    Verified
                  </span>
                ) : (
                  <Badge tone="warn">Not verified</Badge>
                )}
              </span>
            }
          />
          <TextField label="Phone" type="tel" autoComplete="tel" {...field('phone')} />
        </div>
      </ApiForm>
      <UnsavedChanges isChanged={isChanged}>Your profile has changes that are not saved.</UnsavedChanges>
    </SettingsSection>
  )
}
