import type { ReactNode } from 'react'
import { dialogStyle } from './dialog-style.ts'
import { useAfterPress } from './use-after-press.ts'

export type DialogProps = {
	id: string
	/** What it is about, for screen readers. */
	label: string
	/** Holds a form with `method="dialog"` that closes it for good; without script that form is the way out. */
	children: ReactNode
}

const loadDialog = () => import('./radix/RadixDialog.tsx').then((module) => module.RadixDialog)

/** A dialog that is open when it arrives; modal from the first press on the page on. */
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
