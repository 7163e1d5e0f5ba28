import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Icon, type IconName } from './Icon.tsx'

export type Tone = 'primary' | 'success' | 'info' | 'warning' | 'error'

export const toneLooks: Record<Tone, { colour: string; icon: IconName }> = {
	primary: { colour: 'c-primary', icon: 'info' },
	success: { colour: 'c-green', icon: 'check-round' },
	info: { colour: 'c-blue', icon: 'info' },
	warning: { colour: 'c-yellow', icon: 'alert' },
	error: { colour: 'c-red', icon: 'alert' },
}

type AlertProps = {
	tone?: Tone
	title?: ReactNode
	children?: ReactNode
	/** Said by screen readers at once (`alert`) or when they are free (`status`). */
	role?: 'alert' | 'status'
}

/** Something to know about this page, in its flow. */
export function Alert({ tone = 'info', title, children, role }: AlertProps) {
	const { colour, icon } = toneLooks[tone]
	return (
		<div className={clsx('alert', colour)} role={role}>
			<Icon name={icon} />
			<div>
				{title ? <b>{title}</b> : null}
				{children ? <div>{children}</div> : null}
			</div>
		</div>
	)
}
