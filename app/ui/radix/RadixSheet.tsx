import { clsx } from 'clsx'
import { Dialog } from 'radix-ui'
import { useState } from 'react'
import { Icon } from '#web/ui/Icon.tsx'
import { iconTarget } from '#web/ui/IconTarget.tsx'
import { sheetButton, type UpgradedSheetProps } from '../sheet-style.ts'
import { useWideWindow } from './use-wide-window.ts'

/** `Sheet` as a modal dialog on a phone, and as the same column from 1024. */
export function RadixSheet({ button, closeLabel, children, fields }: UpgradedSheetProps) {
	const [isOpen, setOpen] = useState(true)
	useWideWindow(() => setOpen(false))
	return (
		<Dialog.Root open={isOpen} onOpenChange={setOpen}>
			<Dialog.Trigger className={clsx(sheetButton, 'lg:hidden')}>{button}</Dialog.Trigger>
			{isOpen ? null : (
				<div className="max-lg:hidden" ref={fields}>
					{children}
				</div>
			)}
			<Dialog.Portal>
				<Dialog.Content className="fixed inset-0 z-6 overflow-auto overscroll-contain bg-ground px-(--gutter) pt-18 pb-6">
					<div className="fixed inset-x-0 top-0 z-7 flex h-14 items-center justify-between border-b border-line bg-ground pr-[calc(var(--gutter)-10px)] pl-(--gutter)">
						<Dialog.Title className="flex items-center gap-2 text-16 leading-5 font-semibold">
							{button}
						</Dialog.Title>
						<Dialog.Close className={clsx(iconTarget, 'text-ink!')} aria-label={closeLabel}>
							<Icon name="close" size="large" />
						</Dialog.Close>
					</div>
					<div ref={fields}>{children}</div>
				</Dialog.Content>
			</Dialog.Portal>
		</Dialog.Root>
	)
}
