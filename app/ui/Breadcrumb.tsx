import { Anchor } from '#web/ui/Anchor.tsx'

type BreadcrumbProps = {
	label: string
	trail: { href?: string; label: string }[]
	/** For its position. */
	className?: string
}

/** Links to the parent pages; the last item is the current page. */
export function Breadcrumb({ label, trail, className }: BreadcrumbProps) {
	return (
		<nav aria-label={label} className={className}>
			<ol className="crumbs">
				{trail.map(({ href, label: text }, index) =>
					href ? (
						<li key={text}>
							<Anchor href={href}>{text}</Anchor>
						</li>
					) : (
						<li key={text} aria-current={index === trail.length - 1 ? 'page' : undefined}>
							{text}
						</li>
					),
				)}
			</ol>
		</nav>
	)
}
