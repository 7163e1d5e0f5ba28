import { Popover } from 'radix-ui'
import { useState } from 'react'
import { iconTarget } from '../IconTarget.tsx'
import { floatingPanel } from '../menu-style.ts'
import type { PopoverProps } from '../Popover.tsx'
import { isInLink } from '../use-upgrade.ts'

/** `Popover` as a dialog that leaves the page usable. */
export function RadixPopover({ icon, label, children }: PopoverProps) {
	const [isOpen, setOpen] = useState(true)
	return (
		<Popover.Root open={isOpen} onOpenChange={setOpen}>
			<Popover.Trigger className={iconTarget} aria-label={label}>
				{icon}
			</Popover.Trigger>
			<Popover.Portal>
				<Popover.Content
					className={`${floatingPanel} z-5`}
					align="start"
					sideOffset={8}
					aria-label={label}
					onClick={(event) => {
						if (isInLink(event.target)) setOpen(false)
					}}
				>
					{children}
				</Popover.Content>
			</Popover.Portal>
		</Popover.Root>
	)
}
