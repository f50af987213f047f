import * as v from 'valibot'
import { isCivilDate } from './dates.ts'
import { formatNumber } from './money.ts'
import { MAX_SLUG_CHARACTERS, SLUG } from './slug.ts'
import { latinDigits } from './text/digits.ts'

// Fields that forms and addresses share. Each kind of field has one schema, so that a name, a phone number or a page
// number is judged the same in every room, with the same message.

/** No control characters and no half of a pair: names go into mails, files and SQL. */
const printable = v.regex(/^[^\p{Cc}\p{Cs}]*$/u, 'Only letters, digits and signs')
/** Invisible characters make two names look alike. The joiners of Indic scripts change how a word is written. */
const visible = v.regex(/^(?:\P{Cf}|[\u200c\u200d])*$/u, 'It contains invisible characters. Please type it again')

/** One line of text, trimmed. @param missing the message for an empty field */
export const line = (missing: string, maxChars: number) =>
  v.pipe(
    v.string(missing),
    v.trim(),
    v.nonEmpty(missing),
    v.maxLength(maxChars, `At most ${maxChars} characters`),
    printable,
    visible,
  )

const singleSpaces = v.transform((text: string) => text.replace(/\s+/gu, ' ').trim())

/** One line that is compared with others: single spaces, one form of Unicode. @param missing as of `line` */
export const nameLine = (missing: string, maxChars: number) =>
  v.pipe(
    v.string(missing),
    v.normalize('NFC'),
    singleSpaces,
    v.nonEmpty(missing),
    v.maxLength(maxChars, `At most ${maxChars} characters`),
    printable,
    visible,
  )

/** One line with single spaces that may be empty. @param missing the message for something that is no text */
export const optionalLine = (missing: string, maxChars: number) =>
  v.pipe(v.string(missing), singleSpaces, v.maxLength(maxChars, `At most ${maxChars} characters`), printable, visible)

/** Several lines that may be empty. Of the control characters only line breaks and tabs. */
export const lines = (what: string, maxChars: number) =>
  v.pipe(
    v.string(`${what} are text`),
    v.trim(),
    v.maxLength(maxChars, `At most ${formatNumber(maxChars)} characters`),
    v.regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u, 'Only letters, digits and signs'),
  )

/** Characters of a reason. */
export const MAX_REASON = 500

/** Reason of a refusal, which the other side reads. @param missing as of `line` */
export const reason = (missing: string) => v.pipe(lines('Reasons', MAX_REASON), v.nonEmpty(missing))

export const PersonName = line('Enter your name', 100)
export const Company = line('Enter the name of your company', 120)

/** Names before the @ with an apostrophe as well, which RFC 5322 allows and D'Souza has. */
const ADDRESS = /^[\w+'-]+(?:\.[\w+'-]+)*@[\da-z]+(?:[.-][\da-z]+)*\.[a-z]{2,}$/iu

/** A mail address in lower case: addresses are compared as text. @param missing the message for an empty field */
export const emailLine = (missing: string) =>
  v.pipe(
    v.string(missing),
    v.trim(),
    v.toLowerCase(),
    // Phones type it curly.
    v.transform((text) => text.replaceAll('’', "'")),
    v.nonEmpty(missing),
    v.maxLength(254, 'At most 254 characters'),
    v.regex(ADDRESS, 'Enter an email address, such as asha@example.in'),
  )
export const Email = emailLine('Enter your email')

/** A number as contacts and messengers give it: with marks of direction around it, other dashes, or digits of an Indian script. */
const plainNumber = (text: string) => latinDigits(text.replace(/\p{Cf}/gu, '').replace(/\p{Pd}/gu, '-'))

/** Indian or foreign: 7 to 15 digits (E.164) with spaces, dots, dashes and brackets between, as people write them. */
export const Phone = v.pipe(
  v.string('Enter your phone number'),
  v.transform(plainNumber),
  v.trim(),
  v.nonEmpty('Enter your phone number'),
  v.maxLength(30, 'At most 30 characters'),
  v.regex(/^\+?(?:[\s().-]*\d){7,15}[\s().-]*$/, 'Enter a phone number, such as +91 98765 43210'),
)

/** A civil date of a form. @param missing the message for an empty field */
export const day = (missing: string) =>
  v.pipe(
    v.string(missing),
    v.trim(),
    v.nonEmpty(missing),
    v.regex(/^\d{4}-\d{2}-\d{2}$/, 'Enter a date, such as 2027-01-31'),
    v.check(isCivilDate, 'This date does not exist'),
  )

/** Random, from a link in a mail. */
export const LinkToken = v.pipe(v.string('The link is not complete'), v.maxLength(200, 'The link is not complete'))

// Search parts of addresses: every value is text, and GET forms send empty fields.

/** Deeper pages are refused: they are costly and unread. */
export const MAX_PAGE = 5_000
const MAX_TEXT_CHARS = 100
export const NOT_OFFERED = 'Choose one of the values offered'

/** An empty field of a GET form means "any". */
export const orAny = <const S extends v.GenericSchema<string, unknown>>(schema: S) =>
  v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text || undefined),
      v.optional(schema),
    ),
  )

const lists = new WeakSet<v.GenericSchema>()

/** True when an address may give a field several times. */
export const isList = (schema: v.GenericSchema | undefined): boolean => schema !== undefined && lists.has(schema)

const MAX_VALUES = 20

/**
 * Several values, any of which will do: `media=tv&media=ooh`; where no value holds a comma, also `media=tv,ooh`.
 * @param separator parts of one text that are values
 */
export function several<const S extends v.GenericSchema<string, string>>(item: S, separator?: ',') {
  const schema = v.optional(
    v.pipe(
      v.union([v.string(), v.array(v.string())]),
      v.transform((given) => {
        const texts = [given].flat().flatMap((text) => (separator ? text.split(separator) : text))
        return [...new Set(texts.map((text) => text.trim()).filter((text) => text !== ''))]
      }),
      v.maxLength(MAX_VALUES, `At most ${MAX_VALUES} can be chosen at once`),
      v.array(item),
      v.transform((values) => (values.length > 0 ? values : undefined)),
    ),
  )
  lists.add(schema)
  return schema
}

/** Text to search for: trimmed, without control characters (a NUL would end the string inside SQLite). */
export const text = (what: string) =>
  v.optional(
    v.pipe(
      searchable(what),
      v.transform((value) => value || undefined),
    ),
  )

export const searchable = (what: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(MAX_TEXT_CHARS, `${what} can have at most ${MAX_TEXT_CHARS} characters`),
    v.check((value) => !/\p{Cc}/u.test(value), `${what} contains characters that cannot be searched`),
  )

/** A whole number from 1 to `max`. */
export const whole = (message: string, max: number) =>
  v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/, message), v.transform(Number), v.maxValue(max, message))

export const slug = v.pipe(v.string(), v.regex(SLUG, NOT_OFFERED), v.maxLength(MAX_SLUG_CHARACTERS))

/** The page of a public list. */
export const publicPage = v.optional(whole(`The page is a number from 1 to ${MAX_PAGE}`, MAX_PAGE), '1')

/** The page of a list for staff. */
export const staffPage = v.optional(
  v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/, 'A whole number from 1'), v.transform(Number)),
  '1',
)
