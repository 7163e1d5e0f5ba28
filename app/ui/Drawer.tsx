import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Icon } from '#web/ui/Icon.tsx'
import { iconTarget } from '#web/ui/IconTarget.tsx'
import { useUpgrade } from './use-upgrade.ts'

export type DrawerProps = {
	/** Accessible name of the button and the panel: "Menu". */
	label: string
	/** Label of the close button: "Tutup". */
	closeLabel: string
	children: ReactNode
}

const loadDrawer = () => import('./radix/RadixDrawer.tsx').then((module) => module.RadixDrawer)

/** A button that opens a panel at the left edge of the window; a modal dialog with script. */
export function Drawer(props: DrawerProps) {
	const { Upgraded, details, summary, body } = useUpgrade(loadDrawer)
	if (Upgraded) return <Upgraded {...props} />
	return (
		<details
			{...details}
			className="group/drawer open:before:fixed open:before:inset-0 open:before:z-5 open:before:bg-veil"
		>
			<summary
				{...summary}
				className={clsx(
					iconTarget,
					'group-open/drawer:z-6 group-open/drawer:bg-raised group-open/drawer:text-ink',
				)}
				aria-label={props.label}
			>
				<span className="group-open/drawer:hidden">
					<Icon name="menu" size="large" />
				</span>
				<span className="not-group-open/drawer:hidden">
					<Icon name="close" size="large" />
				</span>
			</summary>
			<div {...body} className={drawerPanel}>
				{props.children}
			</div>
		</details>
	)
}

/** The panel, with space for the close button at its top. */
export const drawerPanel =
	'fixed inset-y-0 left-0 z-5 w-[min(320px,88vw)] overflow-auto overscroll-contain bg-raised p-4 pt-18 shadow-overlay'
