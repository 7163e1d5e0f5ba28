import { forwardRef, type ReactNode } from 'react'
import { alertSignStyle, alertStyle } from './alert-style.ts'
import type { Tone } from '#web/domain/tones.ts'
import { Icon, type IconName } from './Icon.tsx'

export const toneIcons: Record<Tone, IconName> = {
	primary: 'info',
	success: 'check-round',
	info: 'info',
	warning: 'alert',
	error: 'alert',
}

type AlertProps = {
	tone?: Tone
	title?: ReactNode
	/** Heading level of the title; default: bold text. */
	heading?: 'b' | 'h2'
	children?: ReactNode
	/** Announced by screen readers at once (`alert`) or when idle (`status`). */
	role?: 'alert' | 'status'
	/** -1 to make it focusable by script. */
	tabIndex?: -1
	/** Takes the focus in a document. */
	autoFocus?: boolean
}

/** A message within the page. */
export const Alert = forwardRef<HTMLDivElement, AlertProps>(function Alert(props, ref) {
	const {
		tone = 'info',
		title,
		heading: Heading = 'b',
		children,
		role,
		tabIndex,
		autoFocus,
	} = props
	return (
		<div
			className={alertStyle({ tone })}
			role={role}
			tabIndex={tabIndex}
			autoFocus={autoFocus}
			ref={ref}
		>
			<span className={alertSignStyle({ tone })}>
				<Icon name={toneIcons[tone]} />
			</span>
			<div className="grid min-w-0 flex-1 gap-1">
				{title ? (
					<Heading className="text-16 font-semibold tracking-normal">{title}</Heading>
				) : null}
				{children ? <div>{children}</div> : null}
			</div>
		</div>
	)
})
