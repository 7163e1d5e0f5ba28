import { Dialog } from 'radix-ui'
import { useState } from 'react'
import { clsx } from 'clsx'
import { drawerPanel, type DrawerProps } from '../drawer-parts.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { iconTarget } from '#web/ui/IconTarget.tsx'
import { isInLink } from '../use-upgrade.ts'
import { useWideWindow } from './use-wide-window.ts'

/** `Drawer` as a modal dialog. */
export function RadixDrawer({ label, closeLabel, children }: DrawerProps) {
	const [isOpen, setOpen] = useState(true)
	useWideWindow(() => setOpen(false))
	return (
		<Dialog.Root open={isOpen} onOpenChange={setOpen}>
			<Dialog.Trigger className={iconTarget} aria-label={label}>
				<Icon name="menu" size="large" />
			</Dialog.Trigger>
			<Dialog.Portal>
				{/* Radix's own overlay locks scrolling with a <style> element, which the content security policy refuses. */}
				<div className="fixed inset-0 z-5 bg-veil" />
				<Dialog.Content
					className={drawerPanel}
					aria-label={label}
					onClick={(event) => {
						if (isInLink(event.target)) setOpen(false)
					}}
				>
					<Dialog.Close
						className={clsx(
							iconTarget,
							'absolute! top-1.5 left-[calc(var(--gutter)-12px)] text-ink!',
						)}
						aria-label={closeLabel}
					>
						<Icon name="close" size="large" />
					</Dialog.Close>
					{children}
				</Dialog.Content>
			</Dialog.Portal>
		</Dialog.Root>
	)
}
