import type { VariantProps } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { containerStyle } from '#web/ui/container-style.ts'

/** Page width with gutters: at most 1200 px, 640 px when narrow; `page` adds vertical padding. */
export function Container({
	children,
	...variants
}: VariantProps<typeof containerStyle> & { children: ReactNode }) {
	return <div className={containerStyle(variants)}>{children}</div>
}
