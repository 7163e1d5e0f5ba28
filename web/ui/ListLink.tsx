import { clsx } from 'clsx'
import type { ComponentPropsWithoutRef } from 'react'
import { Anchor } from './Anchor.tsx'

/** A link that is a row of a list; `aria-current` marks the current page. */
export function ListLink({ className, ...props }: ComponentPropsWithoutRef<typeof Anchor>) {
	return (
		<Anchor
			{...props}
			className={clsx(
				'flex min-h-12 items-center gap-3 rounded-control px-3 py-2 hover:bg-sunk chosen:bg-tint chosen:font-semibold',
				'chosen-in-forced-colors',
				className,
			)}
		/>
	)
}
