import { Tabs } from 'radix-ui'
import { chipListStyle, chipStyle } from '#web/ui/chip-style.ts'
import { panelId, type UpgradedTabsProps } from '../tab-panel.ts'

/** `Tabs` with arrow keys, Home and End; the panels keep their form values. */
export function RadixTabs({ id, label, tabs, first }: UpgradedTabsProps) {
	return (
		<Tabs.Root className="flex flex-col gap-4" defaultValue={panelId(id, first)}>
			<Tabs.List className={chipListStyle({ scroll: true })} aria-label={label}>
				{tabs.map((tab, index) => (
					<Tabs.Trigger
						className={chipStyle()}
						key={index}
						value={panelId(id, index)}
						autoFocus={index === first}
					>
						{tab.label}
					</Tabs.Trigger>
				))}
			</Tabs.List>
			{tabs.map(({ panel }, index) => (
				<Tabs.Content
					className="data-[state=inactive]:hidden"
					key={index}
					value={panelId(id, index)}
					forceMount
				>
					<div id={panelId(id, index)}>{panel}</div>
				</Tabs.Content>
			))}
		</Tabs.Root>
	)
}
