import { Icon } from '#web/ui/Icon.tsx'
import { iconTarget } from '#web/ui/IconTarget.tsx'
import { drawerPanel, type DrawerProps } from './drawer-parts.ts'
import { useUpgrade } from './use-upgrade.ts'

const loadDrawer = () => import('./radix/RadixDrawer.tsx').then((module) => module.RadixDrawer)

/** A button that opens a panel at the left edge of the window; a modal dialog with script. */
export function Drawer(props: DrawerProps) {
	const { Upgraded, details, summary, body } = useUpgrade(loadDrawer)
	if (Upgraded) return <Upgraded {...props} />
	return (
		<details {...details} className="drawer">
			<summary {...summary} className={iconTarget} aria-label={props.label}>
				<Icon name="menu" size="large" />
				<Icon name="close" size="large" />
			</summary>
			<div {...body} className={drawerPanel}>
				{props.children}
			</div>
		</details>
	)
}
