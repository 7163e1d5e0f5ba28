import { Anchor } from './Anchor.tsx'

type BreadcrumbProps = { label: string; trail: { href?: string; label: string }[] }

/** The way back up; the last one is here. */
export function Breadcrumb({ label, trail }: BreadcrumbProps) {
	return (
		<nav aria-label={label}>
			<ol className="crumbs">
				{trail.map(({ href, label: words }, index) => (
					<li key={words}>
						{href ? (
							<Anchor href={href}>{words}</Anchor>
						) : (
							<span aria-current={index === trail.length - 1 ? 'page' : undefined}>{words}</span>
						)}
					</li>
				))}
			</ol>
		</nav>
	)
}
