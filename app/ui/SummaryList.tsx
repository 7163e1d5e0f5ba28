import type { ReactNode } from 'react'

export type SummaryRow = {
	term: ReactNode
	value: ReactNode
	/** The sum: under a line, large. */
	total?: boolean
	/** Lowers the sum: green. */
	saving?: boolean
}

/** Terms with their values at the end of the line. */
export function SummaryList({ rows }: { rows: SummaryRow[] }) {
	return (
		<dl className="sum">
			{rows.map(({ term, value, total, saving }, index) => (
				<div key={index} className={total ? 'sum-t' : undefined}>
					<dt>{term}</dt>
					<dd className={saving ? 'off' : undefined}>{value}</dd>
				</div>
			))}
		</dl>
	)
}
