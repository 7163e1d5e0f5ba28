import { Popover } from 'radix-ui'
import { type ReactNode, useState } from 'react'
import { iconTarget } from '#web/ui/IconTarget.tsx'
import { floatingPanel } from '../menu-style.ts'
import { isInLink } from '../use-upgrade.ts'

export type PopoverProps = {
	/** The icon on the button. */
	icon: ReactNode
	/** Accessible name of the button and the panel. */
	label: string
	children: ReactNode
}

/** `Popover` as a non-modal Radix popover. */
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
