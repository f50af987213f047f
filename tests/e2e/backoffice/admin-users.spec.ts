import { readFile } from 'node:fs/promises'
import { newcomer, PASSWORD, siteAt } from '../support/account.ts'
import { mailed } from '../support/mails.ts'
import { expect, findings, hydrated, sidewaysScroll, test } from '../support/test.ts'

const PHONE = { width: 390, height: 844 }
const DESK = { width: 1440, height: 900 }

test.use({ role: 'admin' })

test('a user is invited, joins, is found, suspended with a way back, and deleted', async ({
  page,
  browser,
  baseURL,
}) => {
  const { email, network } = newcomer()
  const name = `Lata ${email.split('@')[0]}`
  const row = page.getByRole('row').filter({ hasText: email })
  const search = page.getByRole('searchbox', { name: 'Search users' })
  const menu = async (item: string) => {
    await row.getByRole('button', { name: `Actions for ${name}` }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }

  const link = await test.step('the invitation', async () => {
    // As the command palette opens it.
    await page.goto('/admin/users?new=1')
    const dialog = page.getByRole('dialog', { name: 'Add User' })
    await dialog.getByRole('button', { name: 'Send invitation' }).click()
    await expect(dialog.getByRole('alert')).toBeFocused()
    await expect(dialog.getByRole('alert')).toContainText('2 fields need a correction')
    await dialog.getByRole('link', { name: 'Name: Enter the name' }).click()
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused()
    expect.soft(await findings(page), 'the dialog').toEqual([])
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
    await dialog.getByRole('textbox', { name: 'Email' }).fill(email)
    await dialog.getByRole('textbox', { name: 'Location' }).fill('Mysuru, Karnataka')
    await dialog.getByText('Works in some areas of the back office').click()
    await dialog.getByText('Support: tickets, enquiries, subscribers').click()
    const since = Date.now() - 1_000
    await dialog.getByRole('button', { name: 'Send invitation' }).click()
    await expect(row).toContainText('Staff: Support')
    await expect(row).toContainText('Invited')
    await expect(page).toHaveURL(/\/admin\/users$/)
    return (await mailed(/https?:\/\/[^/]+(\/welcome#token=\S+)/, since))[0] ?? ''
  })

  const member = await browser.newPage({ ...siteAt(baseURL), extraHTTPHeaders: { 'CF-Connecting-IP': network } })
  await test.step('the password, by the mailed link', async () => {
    await member.goto(link)
    await hydrated(member)
    for (const box of await member.locator('input[type=password]').all()) await box.fill(PASSWORD)
    await member.locator('main button[type=submit]').click()
    await expect(member).not.toHaveURL(/token=/)
  })

  await test.step('the list: search, filter and order are in the address', async () => {
    await search.fill(email.slice(0, 12))
    await search.press('Enter')
    await expect(page).toHaveURL(/q=/)
    await page.getByRole('combobox', { name: 'Staff' }).selectOption({ label: 'Limited staff' })
    await expect(page).toHaveURL(/staff=limited/)
    await page.getByRole('combobox', { name: 'Order' }).selectOption('name')
    await expect(page).toHaveURL(/staff=limited.*sort=name/)
    await page.reload()
    await expect(row).toContainText('Active')
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'CSV' }).click()
    const file = await readFile(await (await download).path(), 'utf8')
    expect(file).toContain(`${name},${email},Staff: Support,`)
    expect(file).not.toContain('admin@adchowk.example')
  })

  await test.step('suspended: nothing opens any more; undone: it does', async () => {
    const signIn = async () =>
      (
        await member.request.post('/api/auth/signin', {
          headers: { Origin: baseURL ?? '' },
          data: { email, password: PASSWORD },
        })
      ).status()
    expect(await signIn()).toBe(200)
    await row.getByRole('checkbox').press('Space')
    await page.getByRole('toolbar', { name: 'Chosen users' }).getByRole('button', { name: 'Suspend' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Suspend' }).click()
    await expect(row).toContainText('Suspended')
    expect((await member.request.get('/api/auth/me')).status()).toBe(401)
    expect(await signIn()).toBe(401)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(row).toContainText('Active')
    expect(await signIn()).toBe(200)
  })

  await test.step('the page of the user: sessions, and what was done', async () => {
    await row.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    const sessions = page.getByRole('region', { name: 'Sessions' })
    await sessions.getByRole('button', { name: 'End all sessions' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'End now' }).click()
    await expect(sessions).toContainText('No active sessions.')
    expect((await member.request.get('/api/auth/me')).status()).toBe(401)
    await expect(page.getByRole('region', { name: 'History' })).toContainText('Suspended')
    await page.setViewportSize(PHONE)
    expect.soft(await sidewaysScroll(page), 'the user on a phone').toBe(0)
    await page.goBack()
    await expect(row).toBeVisible()
    expect.soft(await sidewaysScroll(page), 'the list on a phone').toBe(0)
    // On a phone the message of the undo is over the row.
    await page.setViewportSize(DESK)
  })

  await test.step('deleted once the email is typed', async () => {
    await menu('Delete')
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('textbox').fill('somebody@else.in')
    await dialog.getByRole('button', { name: 'Delete user' }).click()
    await expect(dialog.getByText('This is not the email of the user')).toBeVisible()
    await dialog.getByRole('textbox').fill(email)
    await dialog.getByRole('button', { name: 'Delete user' }).click()
    await expect(page.getByRole('heading', { name: /^No users for/ })).toBeVisible()
  })
  await member.close()
})
