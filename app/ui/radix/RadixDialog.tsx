import { Dialog } from 'radix-ui'
import { useState, type FormEvent } from 'react'
import type { DialogProps } from '../Dialog.tsx'
import { dialogStyle } from '#web/ui/dialog-style.ts'

/** `Dialog` as a modal dialog. */
export function RadixDialog({ id, label, children }: DialogProps) {
	const [isOpen, setOpen] = useState(true)
	// `method="dialog"` closes native dialogs only.
	const closeByForm = (event: FormEvent) => {
		if (!(event.target instanceof HTMLFormElement) || event.target.method !== 'dialog') return
		event.preventDefault()
		setOpen(false)
	}
	return (
		<Dialog.Root open={isOpen} onOpenChange={setOpen}>
			<Dialog.Portal>
				{/* Radix's own overlay locks scrolling with a <style> element, which the content security policy refuses. */}
				<div className="fixed inset-0 z-8 bg-veil" />
				<Dialog.Content
					className={dialogStyle({ place: 'middle' })}
					id={id}
					aria-label={label}
					onSubmit={closeByForm}
				>
					{children}
				</Dialog.Content>
			</Dialog.Portal>
		</Dialog.Root>
	)
}
