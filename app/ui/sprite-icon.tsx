import type { SVGProps } from 'react'

/** Makes icons of a sprite by their names, with the props that the icon library's components take. */
export const createIcons = (sprite: string) => (name: string) =>
  function SpriteIcon({ className, ...props }: SVGProps<SVGSVGElement>) {
    return (
      <svg aria-hidden strokeWidth="2" {...props} className={className ? `icon ${className}` : 'icon'}>
        <use href={`${sprite}#${name}`} />
      </svg>
    )
  }
