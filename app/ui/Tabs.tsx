import { useState, type ComponentType } from 'react'
import { chipListStyle, chipStyle } from '#web/ui/chip-style.ts'
import { panelId, type TabsProps, type UpgradedTabsProps } from './tab-panel.ts'

const loadTabs = () => import('./radix/RadixTabs.tsx').then((module) => module.RadixTabs)

/** Links to stacked panels; the first press on a link turns them into tabs with one visible panel. */
export function Tabs(props: TabsProps) {
	const { id, label, tabs } = props
	const [Upgraded, setUpgraded] = useState<ComponentType<UpgradedTabsProps> | null>(null)
	const [first, setFirst] = useState(0)
	const upgrade = (index: number) => {
		loadTabs().then(
			(component) => {
				setFirst(index)
				setUpgraded(() => component)
			},
			() => location.assign(`#${panelId(id, index)}`),
		)
	}
	if (Upgraded) return <Upgraded {...props} first={first} />
	return (
		<div className="flex flex-col gap-4">
			<div className={chipListStyle({ scroll: true })} role="group" aria-label={label}>
				{tabs.map((tab, index) => (
					<a
						className={chipStyle()}
						key={index}
						href={`#${panelId(id, index)}`}
						onClick={(event) => {
							event.preventDefault()
							upgrade(index)
						}}
					>
						{tab.label}
					</a>
				))}
			</div>
			{tabs.map(({ panel }, index) => (
				<div key={index} id={panelId(id, index)}>
					{panel}
				</div>
			))}
		</div>
	)
}
