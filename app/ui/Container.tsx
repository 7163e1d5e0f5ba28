import type { VariantProps } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { containerStyle } from './container-style.ts'

/** The page's width: 1200 at most, 640 when narrow, with gutters; `page` adds the room above and below. */
export function Container({
	children,
	...variants
}: VariantProps<typeof containerStyle> & { children: ReactNode }) {
	return <div className={containerStyle(variants)}>{children}</div>
}
