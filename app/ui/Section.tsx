import type { ReactNode } from 'react'

type SectionProps = {
	/** Unique on the page: aria-labelledby refers to the heading. */
	id: string
	title: ReactNode
	/** At the end of the heading: a link to the full list. */
	more?: ReactNode
	children: ReactNode
}

/** A section with an `h2`. */
export function Section({ id, title, more, children }: SectionProps) {
	return (
		<section className="mt-8 lg:mt-12" aria-labelledby={id}>
			{more ? (
				<div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
					<h2 id={id}>{title}</h2>
					{more}
				</div>
			) : (
				<h2 id={id} className="mb-4">
					{title}
				</h2>
			)}
			{children}
		</section>
	)
}
