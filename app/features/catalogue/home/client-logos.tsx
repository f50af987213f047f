/** Word marks: the type style of the name, and the symbol before it on a 24 px grid. */
const CLIENTS: readonly { name: string; type: string; sign: string }[] = [
  { name: 'Solah', type: 'font-extrabold tracking-tight', sign: 'M4 12a8 8 0 0 1 16 0zM4 15h16v3H4z' },
  { name: 'Kadam', type: 'font-bold italic', sign: 'M3 17l6-12 4 7 2-3 6 8z' },
  { name: 'Neem & Leaf', type: 'font-semibold', sign: 'M12 21C4 16 5 7 14 3c7 6 5 14-2 18z' },
  { name: 'thanda', type: 'font-extrabold', sign: 'M10 2h4v5l3 4v11H7V11l3-4z' },
  { name: 'Raftaar', type: 'font-bold tracking-wide', sign: 'M2 14l5-6h9l6 6v4H2zM9 4h8l-2 2H8z' },
  { name: 'Swarna', type: 'font-medium tracking-widest', sign: 'M12 3l9 8-9 11-9-11z' },
  { name: 'Aangan', type: 'font-bold', sign: 'M3 21V9l9-6 9 6v12h-6v-7H9v7z' },
  { name: 'jodo', type: 'font-extrabold', sign: 'M8 6a6 6 0 1 0 .1 0zM16 6a6 6 0 1 1-.1 0z' },
  {
    name: 'Noor',
    type: 'font-semibold tracking-wide',
    sign: 'M12 2l2.5 7.5L22 12l-7.5 2.5L12 22l-2.5-7.5L2 12l7.5-2.5z',
  },
  { name: 'Pankh', type: 'font-extrabold tracking-tight', sign: 'M2 13l20-9-7 17-4-7z' },
]

/** Ten client brands. */
export function ClientLogos() {
  return (
    <section aria-labelledby="clients" className="border-y border-line bg-surface">
      <div className="page py-10">
        <h2 id="clients" className="text-center text-sm font-normal text-ink-3">
          Brands that book at the chowk
        </h2>
        <ul className="mt-7 grid grid-cols-2 items-center justify-items-center gap-x-6 gap-y-7 text-ink-2 sm:grid-cols-5 xl:flex xl:justify-between">
          {CLIENTS.map(({ name, type, sign }) => (
            <li key={name} className={`flex items-center gap-2 whitespace-nowrap ${type}`}>
              <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden className="size-5 shrink-0">
                <path d={sign} />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
