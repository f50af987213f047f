'use client'

/** Its own text says which theme it sets. */
export function ThemeButton(props) {
  const choose = (event) => {
    const theme = event.currentTarget.textContent.toLowerCase()
    if (theme === 'system') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = theme
    localStorage.setItem('theme', theme)
  }
  return <button {...props} type="button" onClick={choose} />
}
