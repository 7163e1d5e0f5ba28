import { Card } from '#web/ui/Card.tsx'
import { NameMarks } from '#app/ui/NameMarks.tsx'

type WaysStripProps = { rows: { term: string; names: string[]; more: string | null }[] }

/** Couriers and payment methods of the shop. */
export function WaysStrip({ rows }: WaysStripProps) {
	return (
		<Card as="dl" variant="filled" className="mt-12 grid gap-4 sm:grid-cols-2 sm:gap-8 lg:mt-16">
			{rows.map(({ term, names, more }) => (
				<div key={term}>
					<dt className="text-14 font-semibold">{term}</dt>
					<dd className="mt-2">
						<NameMarks names={names} more={more} />
					</dd>
				</div>
			))}
		</Card>
	)
}
