import { Dialog } from 'radix-ui'
import { useState } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { dialogStyle } from '#web/ui/dialog-style.ts'
import { dialogButton, type DialogProps } from '../Dialog.tsx'

/** `Dialog` as a modal dialog. */
export function RadixDialog({ button, label, closeLabel, children }: DialogProps) {
	const [isOpen, setOpen] = useState(true)
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
				>
					{children}
					<Dialog.Close asChild>
						<Button className="mt-2">{closeLabel}</Button>
					</Dialog.Close>
				</Dialog.Content>
			</Dialog.Portal>
		</Dialog.Root>
	)
}
