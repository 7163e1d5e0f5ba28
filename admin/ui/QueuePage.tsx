import type { ReactNode } from 'react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { PageHead } from './PageHead.tsx'
import { Panel } from './Panel.tsx'

export type QueueEntry = { id: string; title: string; detail: string; href: string }

type QueuePageProps = {
	title: string
	/** Shown when the queue is empty. */
	empty: { title: string; text: string }
	entries: QueueEntry[]
	/** Id of the selected entry; absent when the queue is empty. */
	current: string | undefined
	/** Title of the list; by default the number of waiting entries. */
	listTitle?: string
	/** Tabs or a filter below the title. */
	tabs?: ReactNode
	/** Below the queue, e.g. its download. */
	footer?: ReactNode
	/** Details of the selected entry and the forms to answer it. */
	children: ReactNode
}

/** A work queue: the selected entry, with the list of all entries beside it. */
export function QueuePage(props: QueuePageProps) {
	const { title, empty, entries, current, listTitle, tabs, footer, children } = props
	const { t } = useTranslation('queues')
	return (
		<>
			<PageHead title={title} />
			{tabs ? <div className="mb-4">{tabs}</div> : null}
			{current === undefined ? (
				<EmptyState title={empty.title}>{empty.text}</EmptyState>
			) : (
				<div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_320px] lg:items-start">
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
			{footer}
		</>
	)
}
