import { PageHead, type PageHeadProps } from './PageHead.tsx'
import { TabLinks } from './TabLinks.tsx'

type TabbedHeadProps = PageHeadProps & {
	/** Accessible name of the tabs. */
	label: string
	tabs: { key: string; href: string; label: string }[]
	/** Key of the current tab. */
	current: string
}

/** The title of a page above tabs that link to related pages. */
export function TabbedHead({ label, tabs, current, ...head }: TabbedHeadProps) {
	return (
		<>
			<PageHead {...head} />
			<div className="mb-4">
				<TabLinks
					label={label}
					tabs={tabs.map((tab) => ({
						href: tab.href,
						label: tab.label,
						isCurrent: tab.key === current,
					}))}
				/>
			</div>
		</>
	)
}
