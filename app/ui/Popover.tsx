import { iconTarget } from '#web/ui/IconTarget.tsx'
import { floatingPanel } from './menu-style.ts'
import type { PopoverProps } from './radix/RadixPopover.tsx'
import { useUpgrade } from './use-upgrade.ts'

const loadPopover = () => import('./radix/RadixPopover.tsx').then((module) => module.RadixPopover)

/**
 * A button that opens a panel beside it; with script it closes on Escape, on a press outside and when a link is
 * followed.
 */
export function Popover(props: PopoverProps) {
	const { Upgraded, details, summary, body } = useUpgrade(loadPopover)
	if (Upgraded) return <Upgraded {...props} />
	return (
		<details {...details} className="relative">
			<summary {...summary} className={iconTarget} aria-label={props.label}>
				{props.icon}
			</summary>
			<div {...body} className={`${floatingPanel} absolute top-[calc(100%+8px)] left-0 z-5`}>
				{props.children}
			</div>
		</details>
	)
}
