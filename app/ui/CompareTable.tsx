import type { ReactNode } from 'react'

type Row = { name: string; texts: string[] }
type CompareTableProps = {
	/** Accessible name of the table, which scrolls horizontally on a phone. */
	label: string
	/** What is compared, by a heading for each column. */
	heads: { key: string | number; head: ReactNode }[]
	groups: { title: string; rows: Row[] }[]
}

/** Things side by side: one column each, one row for each property. */
export function CompareTable({ label, heads, groups }: CompareTableProps) {
	return (
		<section
			className="relative -mx-(--gutter) overflow-x-auto px-(--gutter)"
			aria-label={label}
			tabIndex={0}
		>
			<table className="w-full min-w-max border-collapse text-14">
				<thead>
					<tr>
						<td className="w-24 min-w-24 lg:w-40" />
						{heads.map(({ key, head }) => (
							<th key={key} scope="col" className="w-44 min-w-36 px-2 pb-4 text-start align-top">
								{head}
							</th>
						))}
					</tr>
				</thead>
				{groups.map(({ title, rows }) => (
					<tbody key={title}>
						<tr>
							<th
								scope="rowgroup"
								colSpan={heads.length + 1}
								className="border-b border-line pt-4 pb-2 text-start text-16 font-semibold"
							>
								{title}
							</th>
						</tr>
						{rows.map(({ name, texts }) => (
							<tr key={name} className="border-b border-line">
								<th
									scope="row"
									className="max-w-24 py-3 pr-2 text-start align-top font-normal text-mute lg:max-w-40"
								>
									{name}
								</th>
								{texts.map((text, at) => (
									<td key={heads[at]?.key} className="w-44 max-w-44 px-2 py-3 align-top">
										{text || '–'}
									</td>
								))}
							</tr>
						))}
					</tbody>
				))}
			</table>
		</section>
	)
}
