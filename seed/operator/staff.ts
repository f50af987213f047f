import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { Email } from '../../worker/kernel/rules/fields.ts'
import { confirm } from './ask.ts'
import { clearWhitelist } from './clear-whitelist.ts'
import { nameOf, openDatabase, PLACE_OPTIONS } from './database.ts'
import { makeAdmin } from './make-admin.ts'

/**
 * `npm run staff -- make-admin <email> --remote` makes an account staff and prints a link that sets its password;
 * `npm run staff -- clear-whitelist --remote` opens the back office to every address again. See README.md.
 */
const { values, positionals } = parseArgs({
  options: {
    ...PLACE_OPTIONS,
    yes: { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
  },
  allowPositionals: true,
})

const say = (line: string) => process.stdout.write(`${line}\n`)

/** Runs the work after a confirmation, unless it is a dry run or the answer is no. */
async function run(question: string, word: string, work: () => Promise<void>): Promise<void> {
  if (values['dry-run']) say(`${question} (Not done: a dry run.)`)
  else if (!values.remote || values.yes || (await confirm(question, word))) await work()
  else say('Nothing was written.')
}

const [act, address] = positionals
const email = v.safeParse(Email, address)
const isUnderstood = act === 'clear-whitelist' || (act === 'make-admin' && email.success)
if (!isUnderstood) throw new Error('npm run staff -- make-admin <email>, or npm run staff -- clear-whitelist')

const { db, vars, dispose } = await openDatabase(values)
const origin = new URL(vars.APP_ORIGIN).origin
try {
  if (act === 'clear-whitelist') {
    await run(`This lets every address into the back office of ${origin}, in ${nameOf(values)}.`, act, async () => {
      const wasListed = await clearWhitelist(db, new Date())
      say(wasListed ? 'The IP whitelist is empty: staff sign in from anywhere.' : 'The IP whitelist was empty already.')
    })
  } else if (email.success) {
    await run(`This makes ${email.output} an administrator of ${origin}, in ${nameOf(values)}.`, act, async () => {
      const { isNew, link } = await makeAdmin(db, { email: email.output, origin, now: new Date() })
      say(
        `${email.output} is an administrator${isNew ? ', with a new account' : ''}. To set a password, within 30 minutes:\n\n  ${link}\n`,
      )
      say('They sign in at /admin/login and set up a second factor.')
    })
  }
} finally {
  await dispose()
}
