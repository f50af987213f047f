import { BadgeCheck } from 'lucide-react'
import { useEffect } from 'react'
import { ProfileChange } from '../../../worker/identity/rules/forms.ts'
import type { CurrentUser } from '../../../worker/kernel/rules/identity/user.ts'
import { Form, FormButtons } from '../../kit/form/form.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import { seeAccount } from '../../kit/session/local-session.ts'
import { ResendButton } from '../../kit/session/resend-button.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { UnsavedChanges } from '../../ui/unsaved-changes.tsx'
import { saveProfile } from './account.queries.ts'
import { SettingsSection } from './settings-section.tsx'

const profileOf = ({ name, company, phone }: CurrentUser): ProfileChange => ({ name, company, phone })

/** Fields for name, company and phone, and the email with its confirmation. */
export function ProfileSection({ user }: { user: CurrentUser }) {
  const saved = profileOf(user)
  useEffect(() => seeAccount(user), [user])
  const form = useForm({
    initial: saved,
    schema: ProfileChange,
    send: saveProfile,
    keep: 'profile',
    revalidate: false,
    done: 'Profile saved',
  })
  const { field, isChanged } = form

  return (
    <SettingsSection id="profile" title="Profile" note="Shown to owners, advertisers and our team.">
      <div className="flex min-w-0 items-center gap-4">
        <Avatar name={saved.name} size="lg" />
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">{saved.name}</p>
          <p className="text-sm wrap-anywhere text-ink-3">{saved.company}</p>
        </div>
      </div>
      <Form form={form} aria-label="Profile" className="mt-5">
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField label="Name" autoComplete="name" {...field('name')} />
          <TextField label="Company" autoComplete="organization" {...field('company')} />
          <TextField
            label="Email"
            value={user.email}
            isReadOnly
            description={user.emailVerified ? 'To change it, write to our team.' : <ResendButton look="text" />}
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
        <FormButtons
          form={form}
          action="Save Changes"
          whyNot={!isChanged && 'No changes yet.'}
          aside={
            isChanged && (
              <Button variant="ghost" onPress={form.reset}>
                Discard
              </Button>
            )
          }
        />
        <UnsavedChanges isChanged={form.isChanged} onDiscard={form.discard}>
          Your profile has changes that are not saved.
        </UnsavedChanges>
      </Form>
    </SettingsSection>
  )
}
