/** Resolves once the address answers. */
export async function ready(url: string): Promise<void> {
  const answer = await fetch(url).catch(() => null)
  if (answer?.ok) return
  await new Promise((resolve) => setTimeout(resolve, 500))
  return ready(url)
}
