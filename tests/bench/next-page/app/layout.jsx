import './site.css'
import { components } from './components.jsx'
import content from './content.json'

export const metadata = { title: content.title, description: content.description, icons: '/favicon.svg' }

export default function RootLayout({ children }) {
  return (
    <html lang="en-IN">
      <head>
        {content.fonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
        ))}
      </head>
      <body className="flex min-h-dvh flex-col bg-bg text-ink">
        {components(content.top)}
        {children}
        {components(content.bottom)}
      </body>
    </html>
  )
}
