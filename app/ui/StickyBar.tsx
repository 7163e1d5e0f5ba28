import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type StickyBarProps = {
	children: ReactNode
	/** Before the buttons, on a phone only: the label and the total. */
	lead?: { name: string; value: string }
	/** A line above the buttons on a phone, below them from 1024. */
	line?: ReactNode
	/** Beside the buttons: an icon with the classes `besideButtons`. */
	beside?: ReactNode
}

/** Fixed to the bottom of a phone's window; in the page's flow from 1024. Its buttons share the width. */
export function StickyBar({ children, lead, line, beside }: StickyBarProps) {
	return (
		<div
			className={clsx(stickyBar, 'flex flex-wrap items-center gap-2 *:flex-1')}
			data-sticky-bar={line ? 'two-rows' : ''}
		>
			{line ? <div className="min-w-0 basis-full! lg:order-last">{line}</div> : null}
			{lead ? (
				<div className="text-12 text-mute lg:hidden">
					{lead.name}{' '}
					<b className="block text-18 leading-6 font-bold text-ink tabular-nums">{lead.value}</b>
				</div>
			) : null}
			{beside}
			{children}
		</div>
	)
}

/** Classes of what stands beside the buttons on a phone only. */
export const besideButtons = 'flex-none! lg:hidden'

/**
 * Classes of a bar fixed to the bottom of a phone's window; it has `data-sticky-bar`, so that the page reserves space.
 */
export const stickyBar = 'sticky-bar print:hidden'
