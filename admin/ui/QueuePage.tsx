import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Anchor } from '#app/ui/Anchor.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { PageHead } from './PageHead.tsx'
import { Panel } from './Panel.tsx'

export type QueueEntry = { id: string; title: string; detail: string; href: string }

type QueuePageProps = {
	title: string
	/** Said when nothing waits. */
	empty: { title: string; text: string }
	entries: QueueEntry[]
	/** The one that is being dealt with; absent: none waits. */
	current: string | undefined
	/** Title of the list; default: that they wait, with their number. */
	listTitle?: string
	/** Under the title: tabs or a filter. */
	tabs?: ReactNode
	/** What is known of the current one, and the forms to answer it. */
	children: ReactNode
}

/** Things that wait for an answer: one of them, and the list of the others beside it. */
export function QueuePage(props: QueuePageProps) {
	const { title, empty, entries, current, listTitle, tabs, children } = props
	const { t } = useTranslation('queues')
	return (
		<>
			<PageHead title={title} />
			{tabs ? <div className="mb-4">{tabs}</div> : null}
			{current === undefined ? (
				<EmptyState title={empty.title}>{empty.text}</EmptyState>
			) : (
				<div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_320px] lg:items-start">
					<div className="grid gap-4">{children}</div>
					<Panel id="waiting" title={listTitle ?? t('waiting', { count: entries.length })}>
						<ul className="-mx-2 grid gap-0.5 text-14">
							{entries.map(({ id, title: name, detail, href }) => (
								<li key={id}>
									<Anchor
										href={href}
										aria-current={id === current ? 'true' : undefined}
										className="block rounded-control px-2 py-2 hover:bg-sunk chosen:bg-tint"
									>
										<span className="block font-semibold">{name}</span>
										<span className="block text-mute">{detail}</span>
									</Anchor>
								</li>
							))}
						</ul>
					</Panel>
				</div>
			)}
		</>
	)
}
