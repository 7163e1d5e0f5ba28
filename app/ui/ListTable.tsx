import type { ReactNode } from 'react'

export type Column<Row> = {
	/** Head of the column; its label in the list on a phone. */
	label: string
	cell: (row: Row) => ReactNode
	/** Numbers: at the end of their column. */
	end?: boolean
}

type ListTableProps<Row> = {
	/** Said to screen readers. */
	caption: string
	columns: Column<Row>[]
	rows: Row[]
	keyOf: (row: Row) => string | number
}

/** A table whose rows become labelled lists below 640. The first column names the row. */
export function ListTable<Row>({ caption, columns, rows, keyOf }: ListTableProps<Row>) {
	return (
		<table className="list" role="table">
			<caption className="sr-only">{caption}</caption>
			<thead role="rowgroup">
				<tr role="row">
					{columns.map(({ label, end }) => (
						<th key={label} role="columnheader" scope="col" className={end ? 'r' : undefined}>
							{label}
						</th>
					))}
				</tr>
			</thead>
			<tbody role="rowgroup">
				{rows.map((row) => (
					<tr key={keyOf(row)} role="row">
						{columns.map(({ label, cell, end }, index) =>
							index === 0 ? (
								<th key={label} role="rowheader" scope="row">
									{cell(row)}
								</th>
							) : (
								<td key={label} role="cell" data-label={label} className={end ? 'r' : undefined}>
									{cell(row)}
								</td>
							),
						)}
					</tr>
				))}
			</tbody>
		</table>
	)
}
