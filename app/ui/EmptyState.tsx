import type { ReactNode } from 'react'

type EmptyStateProps = {
	title: string
	children?: ReactNode
	/** One action, a `ButtonLink`. */
	action?: ReactNode
	drawing?: keyof typeof drawings
	/** Heading level of the title; `h1` when the page has no other content. */
	heading?: 'h1' | 'h2' | 'h3'
}

/** Placeholder for an empty list: an illustration, a sentence, one action. */
export function EmptyState(props: EmptyStateProps) {
	const { title, children, action, drawing = 'shelf', heading: Heading = 'h2' } = props
	return (
		<div className="grid justify-items-center gap-2 px-4 py-12 text-center">
			<svg className="mb-2 h-auto w-40" viewBox="0 0 160 112" aria-hidden="true">
				<ellipse className="fill-tint" cx="80" cy="102" rx="68" ry="8" />
				{drawings[drawing]}
			</svg>
			<Heading>{title}</Heading>
			{children ? <p className="max-w-[44ch] text-mute">{children}</p> : null}
			{action ? (
				<div className="mt-4 flex flex-wrap items-center justify-center gap-2">{action}</div>
			) : null}
		</div>
	)
}

const drawings = {
	/** Illustration: a shop window with an empty shelf. */
	shelf: (
		<>
			<path className="fill-tint" d="M34 34h92v66H34Z" />
			<path className="fill-tint-2" d="M42 74h76v5H42ZM52 46h56v22H52Z" />
			<path className="fill-accent" d="M30 18h100l6 18H24Z" />
			<path className="fill-tint-2" d="M50 18h20l-3 18H43ZM90 18h20l7 18H93Z" />
			<path className="fill-tint-2" d="M34 94h92v6H34Z" />
		</>
	),
	/** Illustration: an empty basket. */
	basket: (
		<>
			<path className="fill-tint-2" d="M34 50h92l-10 50H44Z" />
			<path className="fill-tint" d="M52 62h8l2 28h-8ZM76 62h8v28h-8ZM100 62h8l-2 28h-8Z" />
			<path className="fill-accent" d="M28 42h104v12H28Z" />
			<path className="fill-accent" d="M54 42 72 14l6 3-16 25ZM106 42 88 14l-6 3 16 25Z" />
		</>
	),
	/** Illustration: a search without results. */
	search: (
		<>
			<path className="fill-tint" d="M40 16h64v84H40Z" />
			<path className="fill-tint-2" d="M50 30h44v6H50ZM50 44h32v6H50ZM50 58h20v6H50Z" />
			<path
				className="fill-accent"
				fillRule="evenodd"
				d="M98 46a24 24 0 1 0 0 48 24 24 0 0 0 0-48Zm0 7a17 17 0 1 1 0 34 17 17 0 0 1 0-34ZM113 90l5-5 18 15-6 6Z"
			/>
		</>
	),
	/** Illustration of an error. */
	lamp: (
		<>
			<path className="fill-tint" d="M46 62h68l22 38H24Z" />
			<path className="fill-tint-2" d="M77 4h6v24h-6Z" />
			<path className="fill-accent" d="M80 22c20 0 32 16 34 40H46c2-24 14-40 34-40Z" />
			<path className="fill-tint-2" d="M68 62h24a12 10 0 0 1-24 0Z" />
		</>
	),
}
