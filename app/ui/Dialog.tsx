import { useEffect, useRef, type ReactNode } from 'react'

type DialogProps = {
	id: string
	/** What it is about, for screen readers. */
	label: string
	/** Holds a form that closes it for good; without script that form is the way out. */
	children: ReactNode
}

/** A dialog that is open when the page arrives; script makes it modal. 90% of the window, a third from 1024. */
export function Dialog({ id, label, children }: DialogProps) {
	const dialog = useRef<HTMLDialogElement>(null)
	useEffect(() => {
		const box = dialog.current
		if (box === null) return
		box.close()
		box.showModal()
		return () => box.close()
	}, [])
	return (
		<dialog className="dialog" id={id} aria-label={label} open ref={dialog}>
			{children}
		</dialog>
	)
}
