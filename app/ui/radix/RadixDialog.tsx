import { Dialog } from 'radix-ui'
import { useRef, useState } from 'react'
import { buttonStyle } from '#web/ui/button-style.ts'
import { dialogStyle } from '#web/ui/dialog-style.ts'
import { dialogButton, type DialogProps } from '../dialog-parts.ts'

/** `Dialog` as a modal dialog. */
export function RadixDialog({ button, label, closeLabel, children }: DialogProps) {
	const [isOpen, setOpen] = useState(true)
	const close = useRef<HTMLButtonElement>(null)
	return (
		<Dialog.Root open={isOpen} onOpenChange={setOpen}>
			<Dialog.Trigger className={dialogButton}>{button}</Dialog.Trigger>
			<Dialog.Portal>
				{/* Radix's own overlay locks scrolling with a <style> element, which the content security policy refuses. */}
				<div className="fixed inset-0 z-8 bg-veil" />
				<Dialog.Content
					className={dialogStyle()}
					aria-label={label}
					onSubmit={() => setOpen(false)}
					onOpenAutoFocus={(event) => {
						// The harmless button: a second press of Enter must not confirm.
						event.preventDefault()
						close.current?.focus()
					}}
				>
					{children}
					<Dialog.Close ref={close} className={buttonStyle({ className: 'mt-2' })}>
						{closeLabel}
					</Dialog.Close>
				</Dialog.Content>
			</Dialog.Portal>
		</Dialog.Root>
	)
}
