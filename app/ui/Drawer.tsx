import { clsx } from 'clsx'
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
