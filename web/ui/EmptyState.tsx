import type { ReactNode } from 'react'

type EmptyStateProps = {
	title: string
	children?: ReactNode
	/** One action, a `ButtonLink`. */
	action?: ReactNode
	/** A section within a page (`h3`) has none. */
	drawing?: keyof typeof drawings
	/** Heading level of the title; `h1` when the page has no other content. */
	heading?: 'h1' | 'h2' | 'h3'
}

/** Placeholder for an empty list: an illustration, a sentence, one action. */
export function EmptyState(props: EmptyStateProps) {
	const { title, children, action, drawing = 'shelf', heading: Heading = 'h2' } = props
	return (
		<div className="grid justify-items-center gap-2 px-4 py-12 text-center">
			{Heading === 'h3' ? null : (
				<svg className="mb-2 h-auto w-40" viewBox="0 0 160 112" aria-hidden="true">
					<ellipse className="fill-tint" cx="80" cy="102" rx="68" ry="8" />
					{drawings[drawing]}
				</svg>
			)}
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
	/** Illustration: a parcel. */
	parcel: (
		<>
			<path className="fill-tint-2" d="M34 40h92v60H34Z" />
			<path className="fill-accent" d="M44 20h72l10 20H34Z" />
			<path className="fill-tint" d="M72 20h16l3 20v20H69V40ZM42 84h26v8H42Z" />
		</>
	),
	/** Illustration: a bank card. */
	card: (
		<>
			<path className="fill-tint-2" d="M44 22h88v56H44Z" />
			<path className="fill-accent" d="M26 40h96v60H26Z" />
			<path className="fill-tint" d="M26 52h96v12H26ZM36 80h34v8H36Z" />
		</>
	),
	/** Illustration: a map with a pin. */
	map: (
		<>
			<path className="fill-tint-2" d="M24 44l38-10 36 10 38-10v56l-38 10-36-10-38 10Z" />
			<path className="fill-tint" d="M62 34v56l-4 1V35ZM98 44v56l-4-1V43Z" />
			<path
				className="fill-accent"
				fillRule="evenodd"
				d="M80 84C66 66 58 54 58 40a22 22 0 0 1 44 0c0 14-8 26-22 44ZM80 31a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z"
			/>
		</>
	),
	/** Illustration: a heart over a shelf. */
	heart: (
		<>
			<path className="fill-tint-2" d="M30 90h100v8H30Z" />
			<path
				className="fill-accent"
				d="M80 86C52 66 42 54 42 40c0-20 28-26 38-6 10-20 38-14 38 6 0 14-10 26-38 46Z"
			/>
		</>
	),
	/** Illustration: a bell. */
	bell: (
		<>
			<path className="fill-tint-2" d="M70 88h20a10 10 0 0 1-20 0ZM77 10h6v12h-6Z" />
			<path
				className="fill-accent"
				d="M80 18c20 0 28 16 28 34v20l12 14H40l12-14V52c0-18 8-34 28-34Z"
			/>
		</>
	),
	/** Illustration: a network of people. */
	people: (
		<>
			<path className="fill-tint-2" d="M77 50h6v18h37v20h-6V74H46v14h-6V68h37Z" />
			<path className="fill-accent" d="M80 16a20 20 0 1 0 0 40 20 20 0 0 0 0-40Z" />
			<path
				className="fill-tint-2"
				d="M43 80a12 12 0 1 0 0 24 12 12 0 0 0 0-24ZM117 80a12 12 0 1 0 0 24 12 12 0 0 0 0-24Z"
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
