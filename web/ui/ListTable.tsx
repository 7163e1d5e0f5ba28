import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'

const cellStyle = cva(
	'py-1 align-baseline max-sm:flow-root sm:border-b sm:border-line sm:py-3 sm:pr-4 sm:last:pr-0',
	{
		variants: {
			kind: {
				columnHeader: 'text-14/normal font-semibold text-mute',
				rowHeader: 'text-left font-semibold',
				data: 'max-sm:text-right max-sm:before:float-left max-sm:before:pr-4 max-sm:before:text-mute max-sm:before:content-[attr(data-label)]',
			},
			end: { true: 'text-right whitespace-nowrap', false: 'sm:text-left' },
		},
		defaultVariants: { end: false },
	},
)

const rowStyle = cva('max-sm:flow-root max-sm:border-b max-sm:border-line max-sm:py-3', {
	variants: { muted: { true: 'text-mute', false: '' } },
})

export type Column<Row> = {
	/** Column header; the label of the cells on a phone. */
	label: string
	cell: (row: Row) => ReactNode
	/** Numeric: aligned to the end. */
	end?: boolean
}

type ListTableProps<Row> = {
	/** Visually hidden caption. */
	caption: string
	columns: Column<Row>[]
	rows: Row[]
	keyOf: (row: Row) => string | number
	/** Rows that say nothing by themselves, such as a month of zeros between others. */
	isMuted?: (row: Row) => boolean
}

/** A table whose rows become labelled lists below 640. The first column is the row header. */
export function ListTable<Row>(props: ListTableProps<Row>) {
	const { caption, columns, rows, keyOf, isMuted } = props
	return (
		<table role="table">
			<caption className="sr-only">{caption}</caption>
			<thead className="max-sm:hidden" role="rowgroup">
				<tr role="row">
					{columns.map(({ label, end }) => (
						<th
							key={label}
							role="columnheader"
							scope="col"
							className={cellStyle({ kind: 'columnHeader', end })}
						>
							{label}
						</th>
					))}
				</tr>
			</thead>
			<tbody className="max-sm:flow-root" role="rowgroup">
				{rows.map((row) => (
					<tr key={keyOf(row)} role="row" className={rowStyle({ muted: isMuted?.(row) ?? false })}>
						{columns.map(({ label, cell, end }, index) =>
							index === 0 ? (
								<th
									key={label}
									role="rowheader"
									scope="row"
									className={cellStyle({ kind: 'rowHeader' })}
								>
									{cell(row)}
								</th>
							) : (
								<td
									key={label}
									role="cell"
									data-label={label}
									className={cellStyle({ kind: 'data', end })}
								>
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
