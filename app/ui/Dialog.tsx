import type { ReactNode } from 'react'
import { cardStyle } from '#web/ui/Card.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { useUpgrade } from './use-upgrade.ts'

export type DialogProps = {
	/** Content of the button that opens it. */
	button: ReactNode
	/** Accessible name. */
	label: string
	/** Text of the button that closes it. */
	closeLabel: string
	/** Usually a form, which closes the dialog when it is submitted. */
	children: ReactNode
}

const loadDialog = () => import('./radix/RadixDialog.tsx').then((module) => module.RadixDialog)

/** The look of the button that opens a dialog. */
export const dialogButton = buttonStyle({ variant: 'quiet', className: '-mx-3 px-3!' })

/** A button that opens a question below it; a modal dialog with script. */
export function Dialog(props: DialogProps) {
	const { Upgraded, details, summary, body } = useUpgrade(loadDialog)
	if (Upgraded) return <Upgraded {...props} />
	return (
		<details {...details}>
			<summary {...summary} className={dialogButton}>
				{props.button}
			</summary>
			<div {...body} className={cardStyle({ variant: 'filled', className: 'mt-2' })}>
				{props.children}
			</div>
		</details>
	)
}
