import { PLACES } from '../support/dialogs.ts'
import { expect, hydrated, seriousFindings, sidewaysScroll, test } from '../support/test.ts'

test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' })

for (const role of ['admin', 'advertiser', 'mediaOwner'] as const) {
  test.describe(`as ${role}`, () => {
    test.use({ role })

    test('every dialog has the focus where its work begins, reads well in dark and closes by Escape', async ({
      page,
    }) => {
      test.setTimeout(120_000)
      for (const { path, record, openings } of PLACES.filter((place) => place.role === role)) {
        await page.goto(path)
        if (record) {
          const link = page.getByRole('main').getByRole('link', { name: record[0] }).first()
          await page.goto(`${await link.getAttribute('href')}${record[1]}`)
        }
        // A press on a public page is kept until React is there.
        if (/^\/(admin|dashboard|account)/.test(path)) await hydrated(page)
        for (const { file, press } of openings) {
          await test.step(file, async () => {
            for (const [control, name, which] of press) {
              const all = page.getByRole(control, { name })
              const found = which === 'last' ? all.last() : all.first()
              if (control === 'checkbox') await found.press('Space')
              else await found.click()
            }
            // A dialog may be over another one.
            const dialog = page.locator('[role=dialog], [role=alertdialog]').last()
            await expect(dialog).toBeVisible()
            await expect(dialog.locator('[aria-busy=true]')).toHaveCount(0)
            const focused = dialog.locator(':focus')
            const isAsking = (await dialog.getAttribute('role')) === 'alertdialog'
            const form = dialog.locator('form')
            if ((await form.count()) > 0) await expect.soft(form.locator(':focus'), file).toHaveCount(1)
            else if (isAsking) await expect.soft(focused, file).toHaveText(/^(Cancel|Keep )/)
            else await expect.soft(dialog, file).toBeFocused()
            expect.soft(await sidewaysScroll(page), file).toBe(0)
            expect.soft(await seriousFindings(page), file).toEqual([])
            const title = await dialog.getByRole('heading').first().innerText()
            await page.keyboard.press('Escape')
            await expect(page.getByRole('heading', { name: title, exact: true }), file).toHaveCount(0)
          })
        }
      }
    })
  })
}
