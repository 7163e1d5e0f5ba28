import { TextLink } from '#web/ui/TextLink.tsx'
import { ShownBadge } from './ShownBadge.tsx'
import type { ShownState } from './shown-state.ts'

type TextEntry = {
	href: string
	title: string
	/** Below the title: its address or its category. */
	detail: string
	state: ShownState
}

/** Pages or articles, each with its address or category and whether it is shown. */
export function TextList({ entries }: { entries: TextEntry[] }) {
	return (
		<ul className="divide-y divide-line">
			{entries.map(({ href, title, detail, state }) => (
				<li key={href} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
					<span className="min-w-0 flex-1 basis-60">
						<TextLink href={href} touch="line" className="font-semibold">
							{title}
						</TextLink>
						<span className="block text-14 wrap-anywhere text-mute">{detail}</span>
					</span>
					<ShownBadge {...state} />
				</li>
			))}
		</ul>
	)
}
