// Holds the submit of a form that needs React until hydration.
{
  // The browser's own bubbles would come before the submit.
  const unjudged = [...document.querySelectorAll('form[data-react]:not([novalidate])')]
  for (const form of unjudged) form.noValidate = true
  const judge = () => {
    for (const form of unjudged) form.noValidate = false
  }
  addEventListener('hydrated', judge, { capture: true, once: true })
  const wait = (event) => {
    if (!event.target.hasAttribute('data-react')) return
    event.preventDefault()
    addEventListener('hydrated', () => event.target.requestSubmit(), { once: true })
  }
  addEventListener('submit', wait, true)
  addEventListener('hydrated', () => removeEventListener('submit', wait, true), { once: true })
}
