import { useEffect, useState } from 'react'
import type { AdminPost } from '../../../../worker/desk/rules/content/admin-post.ts'
import { inputOf, PostInput, type PostPublication } from '../../../../worker/desk/rules/content/post-input.ts'
import type { CurrentUser } from '../../../../worker/kernel/rules/identity/user.ts'
import { type Choices, isSame } from '../../../../worker/kernel/rules/merge/three-way.ts'
import { parse } from '../../../../worker/kernel/rules/parse.ts'
import { slugOf } from '../../../../worker/kernel/rules/slug.ts'
import { currentOnConflict, withoutConflict } from '../../../kit/conflict/conflict.ts'
import { isDeclared } from '../../../kit/live/page-event.ts'
import { useLiveEvents } from '../../../kit/live/use-live.ts'
import type { Refusal } from '../../../kit/mutation/refusal.ts'
import { useMutation } from '../../../kit/mutation/use-mutation.ts'
import { forgetInput, keepInput, keptInput } from '../../../kit/session/kept-input.ts'
import { seeAccount } from '../../../kit/session/local-session.ts'
import { emptyDraft, KeptPost, mergeDrafts } from './draft.ts'
import { changePost, changePublication, createPost, getPost } from './posts.queries.ts'

const FIELDS = ['title', 'slug', 'excerpt', 'author', 'authorRole', 'category', 'tags', 'picture.alt', 'content', 'at']

const NO_REFUSAL: Pick<Refusal, 'fields' | 'whole'> = { fields: {}, whole: null }

/** Pause after the last change before a draft is saved automatically, milliseconds. */
const AUTOSAVE_MS = 2_000
/** Pause before the draft is stored in this tab, milliseconds. */
const KEEP_MS = 300

type Act = 'save' | PostPublication['act']

/** A draft that was sent. It is not saved by itself again before it changes. */
interface Try {
  act: Act
  draft: PostInput
  /** True for an automatic save: without a press, the focus stays where it is. */
  isAutomatic: boolean
  work: () => Promise<unknown>
}

interface Base {
  /** Saved article; undefined while it is new. */
  post: AdminPost | undefined
  /** Version on which the draft is based. */
  version: number
  /** Form at that version, in the editor's and in the server's HTML. */
  sent: PostInput
  answer: PostInput
}

const baseOf = (post: AdminPost): Base => ({ post, version: post.version, sent: inputOf(post), answer: inputOf(post) })

/**
 * An article in its editor, from opening to saving. Drafts are saved by themselves; nothing typed is lost by a reload, the end of
 * a session, or a change by someone else.
 * @param post absent for a new one
 * @param staff signed-in member of staff, the default author of a new article
 */
export function usePostEditor(post: AdminPost | undefined, staff: Pick<CurrentUser, 'name' | 'email'>) {
  const form = `post:${post?.id ?? 'new'}`
  const [base, setBase] = useState<Base>(() => {
    if (post) return baseOf(post)
    const empty = emptyDraft(staff.name)
    return { post: undefined, version: 0, sent: empty, answer: empty }
  })
  const [draft, setDraft] = useState(base.sent)
  /** A new key remounts the text editor, because its text was replaced. */
  const [textKey, setTextKey] = useState(0)
  const [tried, setTried] = useState<Omit<Try, 'work'> | null>(null)
  const [current, setCurrent] = useState<AdminPost | null>(null)
  const [isNewer, setNewer] = useState(false)
  const [isRestored, setRestored] = useState(false)
  const isChanged = !isSame(draft, base.sent)
  const { run, isPending, refusal, setRefusal } = useMutation(({ work }: Try) => work(), {
    revalidate: false,
    fields: FIELDS,
    refuse: withoutConflict,
    onRefused(refused) {
      const theirs = currentOnConflict<AdminPost>(refused)
      if (!theirs) return
      setRefusal(null)
      meet(theirs)
    },
  })
  const pending = isPending && tried ? tried.act : null

  function show(next: PostInput) {
    setDraft(next)
    setTextKey((key) => key + 1)
  }

  // Read after the page was made: the server does not have it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the article that was opened
  useEffect(() => {
    // The shell sees the account later, and stored drafts belong to an account.
    seeAccount(staff)
    const kept = keptInput(form, KeptPost)
    if (!kept || isSame(kept.draft, base.sent)) return
    setBase({
      ...base,
      version: kept.version,
      sent: kept.base,
      answer: kept.version === base.version ? base.answer : kept.base,
    })
    show(kept.draft)
    setRestored(true)
  }, [])

  useEffect(() => {
    if (!isChanged) return forgetInput(form)
    const keep = setTimeout(() => keepInput(form, { version: base.version, base: base.sent, draft }), KEEP_MS)
    return () => clearTimeout(keep)
  }, [isChanged, form, base, draft])

  useLiveEvents(
    (change) => {
      if (!isDeclared(change) || !change.event.startsWith('post.') || change.data.id !== base.post?.id) return
      if (change.data.version > base.version && !isPending) setNewer(true)
    },
    () => undefined,
  )

  function accept(saved: AdminPost, sent: PostInput) {
    setBase({ post: saved, version: saved.version, sent, answer: inputOf(saved) })
    setNewer(false)
  }

  /** Merges what someone else saved; asks only where both changed the same, or theirs brings something new. */
  function meet(theirs: AdminPost) {
    const { clashes, merged } = mergeDrafts({
      base: base.sent,
      answer: base.answer,
      mine: draft,
      theirs: inputOf(theirs),
    })
    if (clashes.length > 0 || (merged.theirs.length > 0 && isChanged)) return setCurrent(theirs)
    const merge = mergeDrafts({ base: base.sent, answer: base.answer, mine: draft, theirs: inputOf(theirs) }).resolve(
      {},
    )
    setBase(baseOf(theirs))
    if (isSame(merge.content, draft.content)) setDraft(merge)
    else show(merge)
    setNewer(false)
  }

  function send(act: Act, isAutomatic: boolean, work: () => Promise<unknown>) {
    if (isPending) return
    setTried({ act, draft, isAutomatic })
    return run({ act, draft, isAutomatic, work })
  }

  async function store(sent: PostInput, { post, version }: Pick<Base, 'post' | 'version'>, isAutosave: boolean) {
    const input = parse(PostInput, sent)
    const saved = post ? await changePost(post.id, { ...input, version, isAutosave }) : await createPost(input)
    accept(saved, sent)
    if (!post) forgetInput(form)
    return saved
  }

  const save = (isAutosave = false) => send('save', isAutosave, () => store(draft, base, isAutosave))

  const publish = (
    publication: { act: Exclude<PostPublication['act'], 'schedule'> } | { act: 'schedule'; at: string },
  ) =>
    send(publication.act, false, async () => {
      const known = isChanged || !base.post ? await store(draft, base, false) : base.post
      const saved = await changePublication(known.id, { ...publication, version: known.version })
      accept(saved, draft)
    })

  const { post: saved } = base
  const { run: look } = useMutation(async () => saved && meet(await getPost(saved.id)), {
    revalidate: false,
    failed: 'Their version could not be loaded',
  })
  const isAutosaved = saved?.status === 'draft' && saved.publishAt === null
  const isSaveable = isChanged && draft.title.trim() !== '' && !(refusal && tried?.draft === draft)
  const canAutosave = isAutosaved && isSaveable && !current && !isNewer && pending === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: again with each change
  useEffect(() => {
    if (!canAutosave) return
    const timer = setTimeout(() => save(true), AUTOSAVE_MS)
    return () => clearTimeout(timer)
  }, [canAutosave, draft])

  return {
    post: saved,
    draft,
    textKey,
    isChanged,
    isAutosaved,
    isNewer,
    isRestored,
    pending,
    current,
    refusal: refusal ?? NO_REFUSAL,
    /** True when the focus moves to the first refused field. */
    hasToShow: refusal !== null && tried !== null && !tried.isAutomatic,
    save,
    publish,
    /**
     * Changes some fields. A new title suggests an address until one was typed.
     * @param change the changed fields
     */
    change(change: Partial<PostInput>) {
      const names = Object.keys(change)
      if (refusal) {
        const fields = Object.entries(refusal.fields).filter(([path]) => !names.includes(path.split('.')[0] ?? ''))
        setRefusal({ ...refusal, fields: Object.fromEntries(fields) })
      }
      setDraft((before) => {
        const follows = !saved?.wasPublic && before.slug === slugOf(before.title)
        return { ...before, ...(change.title !== undefined && follows && { slug: slugOf(change.title) }), ...change }
      })
    },
    /** Takes over changes by the page itself: the secret link. */
    know: (post: AdminPost) => setBase({ ...base, post }),
    discard() {
      show(base.answer)
      setBase({ ...base, sent: base.answer })
      setRestored(false)
    },
    lookAtTheirs: () => look(),
    conflict: current && mergeDrafts({ base: base.sent, answer: base.answer, mine: draft, theirs: inputOf(current) }),
    /** Continues from what someone else saved, with a side for each clash. */
    async settle(choices: Choices | 'theirs', isSaved: boolean) {
      if (!current) return
      const merge = mergeDrafts({ base: base.sent, answer: base.answer, mine: draft, theirs: inputOf(current) })
      const next = choices === 'theirs' ? inputOf(current) : merge.resolve(choices)
      const after = baseOf(current)
      setBase(after)
      show(next)
      setCurrent(null)
      setNewer(false)
      if (isSaved && !isSame(next, after.sent)) await send('save', false, () => store(next, after, false))
    },
  }
}

export type PostEditor = ReturnType<typeof usePostEditor>
