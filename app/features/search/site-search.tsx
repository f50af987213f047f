import { Search } from 'lucide-react'
import { lazy, type SubmitEvent, Suspense } from 'react'
import { useNavigate } from 'react-router'
import { toSearch } from '../../../worker/domain/catalogue/search-part.ts'
import { variants } from '../../ui/variants.ts'
import { rememberSearch } from './recent-searches.ts'
import { useCombobox } from './use-combobox.ts'

/** Only those who search fetch it. */
const Suggestions = lazy(() => import('./suggestions.tsx'))

const siteSearchStyles = variants({
  slots: {
    form: 'text-ink',
    field: [
      'h-11 w-full rounded-md border border-line-strong bg-surface pr-2 pl-11 text-sm pointer-coarse:text-base',
      'transition-colors duration-150 placeholder:text-ink-2 hover:border-ink-3 [&::-webkit-search-decoration]:hidden',
    ],
    mark: 'pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2',
    panel: 'overflow-hidden rounded-lg bg-surface text-sm',
  },
  variants: {
    in: {
      // Next to the links there is room for the icon only; the field opens over them.
      header: {
        form: 'absolute inset-y-0 right-0 w-11 transition-[width] duration-180 focus-within:w-84 xl:w-64 xl:focus-within:w-84',
        field: 'max-xl:not-focus:cursor-pointer max-xl:not-focus:px-5 max-xl:not-focus:placeholder:text-transparent',
        panel: 'absolute top-full right-0 z-10 mt-2 w-120 shadow-pop',
      },
      menu: { form: 'relative', panel: 'mt-2 border border-line' },
    },
  },
})

/** The search of every page: a GET form; once React is there, suggestions appear as one types. */
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
        <label className="relative block">
          <span className="sr-only">Search all media</span>
          <input
            {...input}
            type="search"
            name="q"
            maxLength={100}
            placeholder="Search all media"
            className={styles.field()}
          />
          <Search aria-hidden className={styles.mark()} strokeWidth={1.75} />
        </label>
        {isOpen && (
          <Suspense>
            <Suggestions text={text} list={list} onChoose={leave} input={input.ref} className={styles.panel()} />
          </Suspense>
        )}
      </form>
    </search>
  )
}
