/** The circle of a radio choice that is a link. */
export function ChoiceMark({ isChosen }: { isChosen: boolean }) {
  return (
    <span
      aria-hidden
      className={`grid size-5 shrink-0 place-items-center rounded-full border-2 bg-surface ${isChosen ? 'border-brand' : 'border-line-field'}`}
    >
      {isChosen && <span className="size-2.5 rounded-full bg-brand" />}
    </span>
  )
}
