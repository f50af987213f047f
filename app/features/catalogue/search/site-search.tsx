import { Search } from 'lucide-react'
import { lazy, type SubmitEvent, Suspense } from 'react'
import { useNavigate } from 'react-router'
import { toSearch } from '../../../../worker/catalogue/rules/search-part.ts'
import { variants } from '../../../ui/variants.ts'
import { rememberSearch } from './recent-searches.ts'
import { useCombobox } from './use-combobox.ts'

/** Loaded when a search begins. */
const Suggestions = lazy(() => import('./suggestions.tsx'))

const siteSearchStyles = variants({
  slots: {
    form: 'text-ink',
    field: [
      'h-11 w-full rounded-md border border-line-strong bg-surface pr-2 pl-11 text-sm pointer-coarse:text-base',
      'transition-colors duration-150 placeholder:text-ink-2 hover:border-ink-3 [&::-webkit-search-decoration]:hidden',
    ],
    send: 'absolute inset-y-0 left-0 grid w-11 place-items-center rounded-md focus-visible:-outline-offset-2 [&_svg]:size-5',
    panel: 'overflow-hidden rounded-lg bg-surface text-sm',
  },
  variants: {
    in: {
      // Next to the links there is room for the icon only; the field opens over them.
      header: {
        form: 'group absolute inset-y-0 right-0 w-11 transition-[width] duration-180 focus-within:w-84 xl:w-64 xl:focus-within:w-84',
        field:
          'max-xl:not-group-focus-within:cursor-pointer max-xl:not-group-focus-within:px-5 max-xl:not-group-focus-within:placeholder:text-transparent',
        // The icon opens the field.
        send: 'max-xl:not-group-focus-within:pointer-events-none',
        panel: 'absolute top-full right-0 z-10 mt-2 w-120 shadow-pop',
      },
      menu: { form: 'relative', panel: 'mt-2 border border-line' },
    },
  },
})

/** Search form of every page: a GET form; after hydration, suggestions appear while typing. */
export function SiteSearch({ where }: { where: 'header' | 'menu' }) {
  const { text, isOpen, close, scope, input, list } = useCombobox()
  const navigate = useNavigate()
  const styles = siteSearchStyles({ in: where })

  const leave = () => {
    close()
    const field = input.ref.current
    if (!field) return
    field.value = ''
    field.blur()
    field.closest<HTMLElement>('[popover]')?.hidePopover()
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const q = input.ref.current?.value.trim() ?? ''
    rememberSearch(q)
    leave()
    navigate(`/discover${toSearch({ q })}`)
  }

  return (
    <search aria-label="All media">
      <form
        {...scope}
        action="/discover"
        method="get"
        data-live
        autoComplete="off"
        onSubmit={submit}
        className={styles.form()}
      >
        <div className="relative">
          <label className="block">
            <span className="sr-only">Search all media</span>
            <input
              {...input}
              type="search"
              name="q"
              maxLength={100}
              placeholder="Search all media"
              className={styles.field()}
            />
          </label>
          {/* Keeps the focus in the field: otherwise the field would close under the pointer. */}
          <button type="submit" onMouseDown={(event) => event.preventDefault()} className={styles.send()}>
            <span className="sr-only">Search all media</span>
            <Search aria-hidden strokeWidth={1.75} />
          </button>
        </div>
        {isOpen && (
          <Suspense>
            <Suggestions text={text} list={list} onChoose={leave} input={input.ref} className={styles.panel()} />
          </Suspense>
        )}
      </form>
    </search>
  )
}
