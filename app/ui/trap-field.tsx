/** A field that people never see. Programs find it and fill it in, and are known by that. */
export const TrapField = ({ name, label }: { name: string; label: string }) => (
  <div hidden aria-hidden>
    <label>
      {label}
      <input name={name} tabIndex={-1} autoComplete="off" />
    </label>
  </div>
)
