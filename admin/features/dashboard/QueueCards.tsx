import { useTranslation } from '#admin/i18n/use-translation.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import type { Queue } from './read-queues.server.ts'

/** The queues as links with their number of waiting entries. */
export function QueueCards({ queues }: { queues: Queue[] }) {
	const { t } = useTranslation('dashboard')
	return (
		<ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-4">
			{queues.map(({ key, href, count }) => (
				<li key={key}>
					<Anchor
						href={href}
						className="group flex h-full flex-col justify-between gap-2 rounded-card border border-line bg-ground p-4 hover:border-link"
					>
						<span className="text-28 leading-none font-bold tabular-nums">
							{count > 99 ? '99+' : count}
						</span>
						<span className="flex items-center justify-between gap-2 text-14 font-semibold">
							{t(`queue.${key}`)}
							<span className="text-mute group-hover:text-link">
								<Icon name="right" size="small" />
							</span>
						</span>
					</Anchor>
				</li>
			))}
		</ul>
	)
}
