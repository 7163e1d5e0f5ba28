import { forwardRef, type ReactNode } from 'react'
import { alertSignStyle, alertStyle } from './alert-style.ts'
import { Icon, type IconName } from './Icon.tsx'

export type Tone = 'primary' | 'success' | 'info' | 'warning' | 'error'

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
	/** What the title is; default no more than bold. */
	heading?: 'b' | 'h2'
	children?: ReactNode
	/** Said by screen readers at once (`alert`) or when they are free (`status`). */
	role?: 'alert' | 'status'
	/** -1 for one that takes the focus. */
	tabIndex?: -1
	/** Takes the focus in a document. */
	autoFocus?: boolean
}

/** Something to know about this page, in its flow. */
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
