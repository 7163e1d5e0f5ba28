import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'

type FilterFormProps = {
	action: string
	/** Fields, and hidden inputs that keep other parameters. */
	children: ReactNode
	/** Label of the button. */
	submit: string
	/** Marks the form as a search landmark. */
	primary?: boolean
	/** One field, with the button beside it on a phone too. */
	single?: boolean
	role?: 'search'
	/** Name of the landmark. */
	label?: string
}

/** A GET form that filters the page's list; one row from 640 px. */
export function FilterForm(props: FilterFormProps) {
	const { action, children, submit, primary, single, role, label } = props
	return (
		<form
			action={action}
			role={role}
			aria-label={label}
			className={clsx('flex gap-4', single ? 'items-end' : 'max-sm:flex-col sm:items-start')}
		>
			<div
				className={clsx(
					'grid min-w-0 gap-4 sm:auto-cols-[minmax(0,400px)] sm:grid-flow-col',
					single && 'max-w-100 grow',
				)}
			>
				{children}
			</div>
			<Button
				variant={primary ? 'primary' : undefined}
				size="field"
				className={clsx('flex-none', !single && 'sm:mt-6')}
			>
				{submit}
			</Button>
		</form>
	)
}
