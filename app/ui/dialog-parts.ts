import type { ReactNode } from 'react'
import { buttonStyle } from '#web/ui/button-style.ts'

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

/** The look of the button that opens a dialog. */
export const dialogButton = buttonStyle({ variant: 'quiet', className: '-mx-3 px-3!' })
