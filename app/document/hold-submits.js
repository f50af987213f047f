// Holds the submit of a form that needs React until hydration.
{
  const wait = (event) => {
    if (!event.target.hasAttribute('data-react')) return
    event.preventDefault()
    addEventListener('hydrated', () => event.target.requestSubmit(), { once: true })
  }
  addEventListener('submit', wait, true)
  addEventListener('hydrated', () => removeEventListener('submit', wait, true), { once: true })
}
