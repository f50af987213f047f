/** The letter of a sheet's column by its heading; books have fewer than 26. */
export const letterOf = (columns: readonly { label: string }[], label: string): string =>
  String.fromCharCode(65 + columns.findIndex((column) => column.label === label))
