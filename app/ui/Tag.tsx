import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** A short word on a tinted background: a percentage, "Baru". `className` is for its position. */
export function Tag({ children, className }: { children: ReactNode; className?: string }) {
	return (
		<span
			className={clsx(
				'inline-block rounded-small bg-tint-2 px-1.5 text-12/5 font-semibold tracking-normal text-ink',
				className,
			)}
		>
			{children}
		</span>
	)
}
