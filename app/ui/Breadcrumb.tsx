import { Anchor } from '#web/ui/Anchor.tsx'

type BreadcrumbProps = { label: string; trail: { href?: string; label: string }[] }

/** Links to the parent pages; the last item is the current page. */
export function Breadcrumb({ label, trail }: BreadcrumbProps) {
	return (
		<nav aria-label={label}>
			<ol className="mb-2 flex items-center overflow-x-auto text-14 whitespace-nowrap text-mute scrollbar-none">
				{trail.map(({ href, label: text }, index) => (
					<li
						key={text}
						className="flex flex-none items-center not-first:before:px-2 not-first:before:text-edge not-first:before:silent-['/'] last:min-w-20 last:flex-initial"
					>
						{href ? (
							<Anchor
								className="inline-flex min-h-11 items-center underline-offset-3 -outline-offset-2 hover:text-link hover:underline"
								href={href}
							>
								{text}
							</Anchor>
						) : (
							<span
								className="truncate"
								aria-current={index === trail.length - 1 ? 'page' : undefined}
							>
								{text}
							</span>
						)}
					</li>
				))}
			</ol>
		</nav>
	)
}
