import type { ReactNode, RefCallback } from 'react'
import { buttonStyle } from '#web/ui/button-style.ts'

export type SheetProps = {
	/** The button that opens it on a phone: "Filter". */
	button: ReactNode
	/** Label of the close button: "Tutup". */
	closeLabel: string
	children: ReactNode
}

export type UpgradedSheetProps = SheetProps & {
	/** Ref of the element around the children. */
	fields: RefCallback<HTMLElement>
}

/** The button that opens a sheet. */
export const sheetButton = buttonStyle()
