/** Requirements of selectors that a document fulfils: `.class`, `element`, `[attribute]`, `type="date`. */
interface Scan {
  /** A key that is equal for documents with the same class lists, elements and attributes. */
  key: string
  isThere: (thing: string) => boolean
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&gt;': '>', '&lt;': '<', '&quot;': '"', '&#x27;': "'" }
const decoded = (text: string) =>
  text.includes('&') ? text.replace(/&(?:amp|gt|lt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? '') : text

/** Types of input with pseudo-elements of their own. */
const TYPES = ['date', 'file', 'number']

const [SPACE, QUOTE, SLASH, EQUALS, GREATER] = [32, 34, 47, 61, 62]
const isLetter = (code: number) => code >= 97 && code <= 122

/** Maximum number of remembered names: more than the components use, and a limit for names in article texts. */
const MAX_KNOWN = 20_000

/**
 * Reads documents as React prints them: lower-case names, values in double quotes. One pass over the tags; class lists
 * and names seen before are looked up instead of parsed again.
 * @param asked the requirements of selectors; nothing else is recorded
 */
export function createScanner(asked: ReadonlySet<string>): (html: string) => Scan {
  /** Ids by text; 0 where no selector requires it. */
  const lists = new Map<string, number>()
  const names = new Map<string, number>()
  const types = new Map<string, number>()
  /** The requirement of each id. */
  let meanings: string[][] = [[]]
  /** The last scan in which an id was found. */
  let foundIn: number[] = []
  let scans = 0

  function learn(known: Map<string, number>, text: string, things: string[]): number {
    const wanted = things.filter((thing) => asked.has(thing))
    const id = wanted.length === 0 ? 0 : meanings.push(wanted) - 1
    known.set(text, id)
    return id
  }
  const classes = (list: string) =>
    decoded(list)
      .split(' ')
      .map((name) => `.${name}`)
  const control = (type: string) => ['[type]', ...TYPES.filter((t) => type.startsWith(t)).map((t) => `type="${t}`)]
  const elementId = (name: string) => names.get(name) ?? learn(names, name, [name])
  const attributeId = (name: string) => names.get(name) ?? learn(names, name, [`[${name.slice(1)}]`])
  const listId = (list: string) => lists.get(list) ?? learn(lists, list, classes(list))
  const typeId = (type: string) => types.get(type) ?? learn(types, type, control(type))

  return (html) => {
    if (meanings.length + lists.size > MAX_KNOWN) {
      for (const known of [lists, names, types]) known.clear()
      meanings = [[]]
      foundIn = []
    }
    scans += 1
    const found: number[] = []
    const note = (id: number) => {
      if (id === 0 || foundIn[id] === scans) return
      foundIn[id] = scans
      found.push(id)
    }

    for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at)) {
      at += 1
      let code = html.charCodeAt(at)
      if (!isLetter(code)) continue
      let from = at
      const toNameEnd = () => {
        while (code !== SPACE && code !== GREATER && code !== EQUALS && code !== SLASH && at < html.length)
          code = html.charCodeAt(++at)
      }
      toNameEnd()
      note(elementId(html.slice(from, at)))
      while (code === SPACE) {
        // The leading space distinguishes attributes from elements of the same name.
        from = at
        code = html.charCodeAt(++at)
        toNameEnd()
        const name = html.slice(from, at)
        const end = code === EQUALS && html.charCodeAt(at + 1) === QUOTE ? html.indexOf('"', at + 2) : -1
        if (end < 0) {
          note(attributeId(name))
          continue
        }
        if (name === ' class') note(listId(html.slice(at + 2, end)))
        else if (name === ' type') note(typeId(html.slice(at + 2, end)))
        else note(attributeId(name))
        at = end + 1
        code = html.charCodeAt(at)
      }
    }

    found.sort((a, b) => a - b)
    let things: Set<string> | undefined
    return {
      key: found.join(),
      isThere: (thing) => {
        things ??= new Set(found.flatMap((id) => meanings[id] ?? []))
        return things.has(thing)
      },
    }
  }
}
