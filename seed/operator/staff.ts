import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { Email } from '../../worker/domain/fields.ts'
import { confirm } from './ask.ts'
import { nameOf, openDatabase, PLACE_OPTIONS } from './database.ts'
import { makeAdmin } from './make-admin.ts'

/** `npm run staff -- make-admin <email> --remote` makes an account staff and prints a link that sets its password. See README.md. */
const { values, positionals } = parseArgs({
  options: {
    ...PLACE_OPTIONS,
    yes: { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
  },
  allowPositionals: true,
})

const say = (line: string) => process.stdout.write(`${line}\n`)

const [act, address] = positionals
const email = v.safeParse(Email, address)
if (act !== 'make-admin' || !email.success) throw new Error('npm run staff -- make-admin <email>')

const { db, vars, dispose } = await openDatabase(values)
try {
  const origin = new URL(vars.APP_ORIGIN).origin
  const question = `This makes ${email.output} an administrator of ${origin}, in ${nameOf(values)}.`
  if (values['dry-run']) say(`${question} (Not done: a dry run.)`)
  else if (!values.remote || values.yes || (await confirm(question, 'make-admin'))) {
    const { isNew, link } = await makeAdmin(db, { email: email.output, origin, now: new Date() })
    say(
      `${email.output} is an administrator${isNew ? ', with a new account' : ''}. To set a password, within 30 minutes:\n\n  ${link}\n`,
    )
    say('They sign in at /admin/login and set up a second factor.')
  } else say('Nothing was written.')
} finally {
  await dispose()
}
