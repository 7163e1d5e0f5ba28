import { Card } from '#web/ui/Card.tsx'

type WaysStripProps = { rows: { term: string; names: string[]; more: string | null }[] }

/** Couriers and payment methods of the shop as small marks, all drawn alike; `more` says how many are left out. */
export function WaysStrip({ rows }: WaysStripProps) {
	return (
		<Card as="dl" variant="filled" className="mt-12 grid gap-4 sm:grid-cols-2 sm:gap-8 lg:mt-16">
			{rows.map(({ term, names, more }) => (
				<div key={term} className="flex flex-wrap content-start items-center gap-2">
					<dt className="basis-full text-14 font-semibold">{term}</dt>
					{names.map((name) => (
						<dd
							key={name}
							className="rounded-small border border-line bg-ground px-2 text-12/6 font-semibold text-soft"
						>
							{name}
						</dd>
					))}
					{more === null ? null : <dd className="text-12 text-mute">{more}</dd>}
				</div>
			))}
		</Card>
	)
}
