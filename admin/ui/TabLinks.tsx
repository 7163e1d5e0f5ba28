import { Anchor } from '#web/ui/Anchor.tsx'
import { chipListStyle, chipStyle } from '#web/ui/chip-style.ts'

type TabLinksProps = {
	label: string
	tabs: { href: string; label: string; isCurrent: boolean; count?: number | undefined }[]
}

/** The tabs of a list as links, all in view: they take as many rows as they need. */
export function TabLinks({ label, tabs }: TabLinksProps) {
	return (
		<nav aria-label={label}>
			<ul className={chipListStyle()}>
				{tabs.map(({ href, label: texts, isCurrent, count }) => (
					<li key={href} className="flex-none">
						<Anchor
							href={href}
							className={chipStyle({ className: 'bg-ground lg:min-h-9 lg:py-1' })}
							aria-current={isCurrent ? 'page' : undefined}
						>
							{texts}
							{count ? (
								<span className="rounded-full bg-tint-2 px-2 text-12 font-semibold tabular-nums">
									{count > 99 ? '99+' : count}
								</span>
							) : null}
						</Anchor>
					</li>
				))}
			</ul>
		</nav>
	)
}
