import type { ReactNode } from 'react'
import { dialogStyle } from '#web/ui/dialog-style.ts'
import { useAfterPress } from './use-after-press.ts'

export type DialogProps = {
	id: string
	/** Accessible name. */
	label: string
	/**
	 * Contains a form with `method="dialog"` that closes it permanently; without script that form is the only way to
	 * close it.
	 */
	children: ReactNode
}

const loadDialog = () => import('./radix/RadixDialog.tsx').then((module) => module.RadixDialog)

/** A dialog that is open on load; modal from the first interaction with the page on. */
export function Dialog(props: DialogProps) {
	const Upgraded = useAfterPress(loadDialog)
	if (Upgraded) return <Upgraded {...props} />
	return (
		<dialog
			className={dialogStyle({ place: 'bottom' })}
			id={props.id}
			aria-label={props.label}
			open
			suppressHydrationWarning
		>
			{props.children}
		</dialog>
	)
}
