import { expect, test } from 'vitest'
import { getGeneralSettings } from '../../../worker/kernel/platform/settings.server.ts'
import { platformSettings } from '../../../worker/kernel/platform.table.ts'
import { newAccount } from '../../support/identity.ts'
import { newMailbox } from '../../support/mailbox.ts'
import { service } from '../../support/service.ts'

const SUBJECT = 'A new browser signed in to your AdChowk account'

test('a sign-in with a browser that the account does not know is mailed to it, and the next one is not', async () => {
  const box = newMailbox()
  const { email } = await newAccount()
  const browser = box.browser()
  await browser.signIn(email)
  expect(box.subjects(email)).toEqual([SUBJECT])
  await browser.post('/api/auth/signout')
  await browser.signIn(email)
  expect(box.subjects(email)).toEqual([SUBJECT])
  await box.browser().signIn(email)
  expect(box.subjects(email)).toEqual([SUBJECT, SUBJECT])
  const text = box.mails.at(-1)?.text ?? ''
  expect(text).toMatch(/network 198\.[\d.]+/)
  expect(text).toContain('/account#sessions')
})

test('a wrong password mails nothing', async () => {
  const box = newMailbox()
  const { email } = await newAccount()
  await box.browser().signIn(email, { password: 'wrong horse battery' })
  expect(box.mails).toEqual([])
})

test('staff rename the platform and switch these mails off', async () => {
  const { value } = await getGeneralSettings(service)
  const save = (more: Partial<typeof value>) => {
    const row = { value: { ...value, ...more }, updatedAt: service.now.toISOString(), updatedBy: 'usr_staff' }
    return service.db
      .insert(platformSettings)
      .values({ name: 'general', ...row })
      .onConflictDoUpdate({ target: platformSettings.name, set: row })
  }
  const box = newMailbox()
  const { email } = await newAccount()
  await save({ platformName: 'Media & Co', supportEmail: 'help@media.example' })
  await box.browser().signIn(email)
  expect(box.mails).toMatchObject([
    {
      subject: 'A new browser signed in to your Media & Co account',
      from: { name: 'Media & Co' },
      replyTo: 'help@media.example',
    },
  ])
  expect(box.mails[0]?.html).toContain('The Media &amp; Co team')
  await save({ loginNotifications: false })
  await box.browser().signIn(email)
  expect(box.mails).toHaveLength(1)
})
