import type { SVGProps } from 'react'

/** Makes icon components that refer to the sprite, with the props of the icon library's components. */
export const createIcons = (sprite: string) => (name: string) =>
  function SpriteIcon({ className, ...props }: SVGProps<SVGSVGElement>) {
    return (
      <svg aria-hidden strokeWidth="2" {...props} className={className ? `icon ${className}` : 'icon'}>
        <use href={`${sprite}#${name}`} />
      </svg>
    )
  }
