/** Hidden field that bots fill in, which identifies them. */
export const TrapField = ({ name, label }: { name: string; label: string }) => (
  <div hidden aria-hidden>
    <label>
      {label}
      <input name={name} tabIndex={-1} autoComplete="off" />
    </label>
  </div>
)
