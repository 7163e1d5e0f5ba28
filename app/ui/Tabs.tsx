import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { chipListStyle, chipStyle } from './chip-style.ts'
import { stepInTabs, tabAt } from './tab-keys.ts'

type TabsProps = {
	/** Starts the panels' ids; unique on the page. */
	id: string
	/** What the tabs are about, for screen readers. */
	label: string
	tabs: { label: ReactNode; panel: ReactNode }[]
}

/**
 * Panels of which one is read at a time. Without script the tabs are links to panels that stand one under the other;
 * with script arrows, Home and End move between them.
 */
export function Tabs({ id, label, tabs }: TabsProps) {
	const [scripted, setScripted] = useState(false)
	const [chosen, setChosen] = useState(0)
	const count = tabs.length
	const list = useRef<HTMLDivElement>(null)
	useEffect(() => {
		const named = tabAt(location.hash, id)
		if (named !== undefined && named < count) setChosen(named)
		setScripted(true)
	}, [id, count])
	const press = (event: KeyboardEvent) => {
		const next = stepInTabs(event.key, chosen, count)
		if (next === undefined) return
		event.preventDefault()
		setChosen(next)
		const tab = list.current?.children[next]
		if (tab instanceof HTMLElement) tab.focus()
	}
	return (
		<div className="flex flex-col gap-4">
			<div
				className={chipListStyle({ scroll: true })}
				ref={list}
				aria-label={label}
				role={scripted ? 'tablist' : 'group'}
				onKeyDown={press}
			>
				{tabs.map((tab, index) => (
					<a
						className={chipStyle()}
						key={index}
						href={`#${id}-${index + 1}`}
						{...(scripted ? tabState(id, index, chosen) : undefined)}
						onClick={(event) => {
							event.preventDefault()
							setChosen(index)
						}}
					>
						{tab.label}
					</a>
				))}
			</div>
			{tabs.map(({ panel }, index) => (
				<div
					key={index}
					id={`${id}-${index + 1}`}
					hidden={scripted && index !== chosen}
					{...(scripted
						? { role: 'tabpanel', 'aria-labelledby': `${id}-tab-${index + 1}`, tabIndex: 0 }
						: undefined)}
				>
					{panel}
				</div>
			))}
		</div>
	)
}

function tabState(id: string, index: number, chosen: number) {
	return {
		id: `${id}-tab-${index + 1}`,
		role: 'tab',
		'aria-selected': index === chosen,
		'aria-controls': `${id}-${index + 1}`,
		tabIndex: index === chosen ? 0 : -1,
	}
}
