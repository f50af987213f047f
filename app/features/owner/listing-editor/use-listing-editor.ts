import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import * as v from 'valibot'
import type { Issue } from '../../../../worker/kernel/rules/errors.ts'
import type { Choices } from '../../../../worker/kernel/rules/merge/three-way.ts'
import { ListingContent } from '../../../../worker/supply/rules/listings/content.ts'
import type { OwnerListing } from '../../../../worker/supply/rules/listings/owner-listing.ts'
import { problemsOf } from '../../../../worker/supply/rules/listings/problems.ts'
import { RequestError } from '../../../api-client.ts'
import { forgetInput, keepInput, keptInput } from '../../../kit/session/kept-input.ts'
import { seeAccount } from '../../../kit/session/local-session.ts'
import { failureText } from '../../../ui/refusals.ts'
import { toast } from '../../../ui/toast.tsx'
import { useGuard } from '../../../ui/use-guard.ts'
import { mergeContent } from './content-merge.ts'
import { isSameContent, sentContent } from './draft.ts'
import { gapProblems, gapsOf, withGaps, withoutGaps } from './gaps.ts'
import { saveListing, sendListing, withdrawListing } from './listings.queries.ts'

const Kept = v.object({
  version: v.number(),
  base: ListingContent,
  content: ListingContent,
  gaps: v.optional(v.array(v.string()), []),
})

interface Base {
  version: number
  content: ListingContent
}

/**
 * State of a listing's form: unsaved input, changes that others saved meanwhile, and missing fields.
 * @param listing current listing; a newer version is merged with the input
 * @param account account to which unsaved input belongs
 */
export function useListingEditor(listing: OwnerListing, account: { email: string }) {
  const { revalidate } = useRevalidator()
  const guard = useGuard()
  const formName = `listing ${listing.id}`
  const [base, setBase] = useState<Base>(listing)
  const [content, setContent] = useState(listing.content)
  const [pending, setPending] = useState<'save' | 'send' | 'withdraw' | null>(null)
  const [refused, setRefused] = useState<readonly Issue[]>([])
  const [failure, setFailure] = useState<string | null>(null)
  /** True when missing fields show their errors. */
  const [isJudged, setJudged] = useState(false)
  const [merged, setMerged] = useState<readonly string[]>([])
  const isBusy = useRef(false)

  const { form } = listing
  const gaps = useMemo(() => gapProblems(content), [content])
  const problems = useMemo(
    () => [
      ...gaps,
      ...problemsOf(withoutGaps(content), {
        ...{ id: listing.category.id, fields: listing.fields, subcategories: listing.subcategories },
      }).filter(({ path }) => !gaps.some((gap) => gap.path === path)),
    ],
    [gaps, content, listing.category.id, listing.fields, listing.subcategories],
  )
  const isChanged = !isSameContent(content, base.content)
  const isNewer = listing.version > base.version
  const merge = useMemo(
    () =>
      isNewer && isChanged ? mergeContent({ base: base.content, mine: content, theirs: listing.content }, form) : null,
    [isNewer, isChanged, base, content, listing.content, form],
  )

  // Input from before a reload, or from before the session ended.
  const takeKept = useEffectEvent(() => {
    seeAccount(account)
    const kept = keptInput(formName, Kept)
    if (!kept || isSameContent(kept.content, listing.content)) return forgetInput(formName)
    setBase({ version: kept.version, content: kept.base })
    setContent(withGaps(kept.content, kept.gaps))
  })
  useEffect(() => takeKept(), [])

  const keepWritten = () =>
    keepInput(formName, {
      ...{ version: base.version, base: base.content, content: withoutGaps(content), gaps: gapsOf(content) },
    })
  const keep = useEffectEvent(() => {
    if (isChanged) keepWritten()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is written is kept whenever it changes
  useEffect(() => keep(), [content])

  // A newer version is taken over when it does not conflict with the input.
  const follow = useEffectEvent(() => {
    if (!isNewer || pending !== null) return
    if (!isChanged) {
      setBase(listing)
      setContent(listing.content)
    } else if (merge && merge.clashes.length === 0) {
      setBase(listing)
      setContent(merge.resolve({}))
      setMerged(merge.theirs)
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the version
  useEffect(() => follow(), [listing.version, pending])

  function settle(saved: Base) {
    forgetInput(formName)
    setBase(saved)
    setContent(saved.content)
    setMerged([])
    setRefused([])
  }

  async function run(name: NonNullable<typeof pending>, work: () => Promise<string>): Promise<boolean> {
    if (isBusy.current) return false
    isBusy.current = true
    setPending(name)
    setFailure(null)
    try {
      toast({ tone: 'success', title: await guard(work) })
      await revalidate()
      return true
    } catch (error) {
      if (error instanceof RequestError && error.issues.length > 0) {
        setRefused(error.issues)
        setJudged(true)
        setFailure('Check the marked fields.')
      } else if (error instanceof RequestError && error.code === 'conflict') await revalidate()
      else setFailure(failureText(error))
      return false
    } finally {
      isBusy.current = false
      setPending(null)
    }
  }

  const save = (next: ListingContent, from: number) =>
    run('save', async () => {
      settle(await saveListing({ id: listing.id, version: from }, sentContent(next)))
      return listing.state === 'live' ? 'Changes are live' : 'Saved'
    })

  const shown = [...refused, ...(isJudged ? problems : gaps)]
  return {
    content,
    form,
    problems,
    /** True when a number is empty that even a draft needs. */
    hasGaps: gaps.length > 0,
    isChanged,
    /** Set while a newer version must be merged by hand. */
    merge: merge && merge.clashes.length > 0 ? merge : null,
    /** Changes of others that were merged automatically. */
    merged,
    pending,
    failure,
    errorAt: (path: string) => shown.find((issue) => issue.path === path)?.message,
    change(by: (before: ListingContent) => ListingContent, paths: readonly string[] = []) {
      setContent(by)
      setRefused((before) => before.filter(({ path }) => !paths.includes(path)))
      setFailure(null)
    },
    judge: () => setJudged(true),
    discard() {
      settle(listing)
      setFailure(null)
    },
    keepForSession: keepWritten,
    save: () => save(content, base.version),
    /** Continues from the newer version, with a choice for each conflict. */
    keepEditing(choices: Choices) {
      if (!merge) return
      setBase(listing)
      setContent(merge.resolve(choices))
    },
    async saveMerged(choices: Choices) {
      if (!merge) return
      const next = merge.resolve(choices)
      setBase(listing)
      setContent(next)
      if (gapsOf(next).length > 0) return setFailure('A number is missing. Fill it in, then save.')
      await save(next, listing.version)
    },
    /** Saves the input, then sends the listing. */
    send: () =>
      run('send', async () => {
        let { version } = base
        if (isChanged) {
          const saved = await saveListing({ id: listing.id, version }, sentContent(content))
          settle(saved)
          version = saved.version
        }
        const sent = await sendListing({ id: listing.id, version })
        settle(sent)
        return sent.state === 'live' ? 'It is live' : 'Sent to our team'
      }),
    withdraw: () =>
      run('withdraw', async () => {
        settle(await withdrawListing({ id: listing.id, version: listing.version }))
        return 'Withdrawn: it is a draft again'
      }),
  }
}
