import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentPropsWithoutRef } from 'react'
import { Anchor } from './Anchor.tsx'

/** For a `button` or a `summary` styled as a link. */
export const textLinkStyle = cva('underlined-link', {
	variants: {
		/**
		 * At least 44 px high to touch: as a `block` of that height, or within a `line` without affecting its
		 * height.
		 */
		touch: {
			block: 'inline-flex min-h-11 items-center',
			line: '-my-3 inline-block py-3',
		},
	},
})

type TextLinkProps = ComponentPropsWithoutRef<typeof Anchor> & VariantProps<typeof textLinkStyle>

/** An underlined link in or beside text. */
export function TextLink({ touch, className, ...props }: TextLinkProps) {
	return <Anchor {...props} className={textLinkStyle({ touch, className })} />
}
