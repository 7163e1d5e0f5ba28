import type { ReactNode } from 'react'

type PanelProps = {
	/** Unique on the page; the heading labels the panel. */
	id: string
	title: ReactNode
	/** At the end of the heading's line. */
	more?: ReactNode
	children: ReactNode
}

/** A titled section of a page on its own background. */
export function Panel({ id, title, more, children }: PanelProps) {
	return (
		<section
			aria-labelledby={id}
			className="rounded-card border border-line bg-ground p-4 sm:p-5 print:border-0 print:p-0"
		>
			<div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
				<h2 id={id} className="min-w-0 text-16 wrap-anywhere lg:text-16">
					{title}
				</h2>
				{more}
			</div>
			{children}
		</section>
	)
}
