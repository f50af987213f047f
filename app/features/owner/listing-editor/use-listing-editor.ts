import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import * as v from 'valibot'
import { DomainError, type Issue } from '../../../../worker/kernel/rules/errors.ts'
import type { Choices } from '../../../../worker/kernel/rules/merge/three-way.ts'
import { ListingContent } from '../../../../worker/supply/rules/listings/content.ts'
import type { OwnerListing } from '../../../../worker/supply/rules/listings/owner-listing.ts'
import { problemsOf } from '../../../../worker/supply/rules/listings/problems.ts'
import { RequestError } from '../../../api-client.ts'
import { refuseFields } from '../../../kit/mutation/refusal.ts'
import { useActs } from '../../../kit/mutation/use-mutation.ts'
import { forgetInput, keepInput, keptInput } from '../../../kit/session/kept-input.ts'
import { seeAccount } from '../../../kit/session/local-session.ts'
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
 * An open form of a listing: what is written and not saved, what someone else saved meanwhile, and what is missing.
 * @param listing as it is now; a newer version of it is merged with what is written
 * @param account whose input is kept
 */
export function useListingEditor(listing: OwnerListing, account: { email: string }) {
  const formName = `listing ${listing.id}`
  const [base, setBase] = useState<Base>(listing)
  const [content, setContent] = useState(listing.content)
  const [refused, setRefused] = useState<readonly Issue[]>([])
  /** True when missing fields show their errors. */
  const [isJudged, setJudged] = useState(false)
  const [merged, setMerged] = useState<readonly string[]>([])
  // The loader brings the newer version of someone else, which is merged.
  const { run, pending, refusal, setRefusal, clear } = useActs({
    refuse: (refused) => (refused.code === 'conflict' ? { ...refused, whole: null } : refused),
  })

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

  /** @param work answers with the message of its end */
  const act = (name: 'save' | 'send' | 'withdraw', work: () => Promise<string>) =>
    run({
      name,
      async send() {
        try {
          return await work()
        } catch (error) {
          if (!(error instanceof RequestError) || error.issues.length === 0) throw error
          setRefused(error.issues)
          setJudged(true)
          throw new DomainError('bad_input', 'Check the marked fields.')
        }
      },
      done: (title) => title,
    })

  const save = (next: ListingContent, from: number) =>
    act('save', async () => {
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
    /** Set while someone else's newer version has to be merged by hand. */
    merge: merge && merge.clashes.length > 0 ? merge : null,
    /** Changes of others that were merged automatically. */
    merged,
    pending,
    failure: refusal?.whole ?? null,
    errorAt: (path: string) => shown.find((issue) => issue.path === path)?.message,
    change(by: (before: ListingContent) => ListingContent, paths: readonly string[] = []) {
      setContent(by)
      setRefused((before) => before.filter(({ path }) => !paths.includes(path)))
      clear()
    },
    judge: () => setJudged(true),
    discard() {
      settle(listing)
      clear()
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
      if (gapsOf(next).length > 0) return setRefusal(refuseFields({}, 'A number is missing. Fill it in, then save.'))
      await save(next, listing.version)
    },
    /** Saves the input, then sends the listing. */
    send: () =>
      act('send', async () => {
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
      act('withdraw', async () => {
        settle(await withdrawListing({ id: listing.id, version: listing.version }))
        return 'Withdrawn: it is a draft again'
      }),
  }
}
