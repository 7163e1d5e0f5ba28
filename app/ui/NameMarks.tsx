/** Names of couriers, banks and the like as small marks, all drawn alike; `more` says how many are left out. */
export function NameMarks({ names, more }: { names: string[]; more: string | null }) {
	return (
		<ul className="flex flex-wrap items-center gap-2">
			{names.map((name) => (
				<li
					key={name}
					className="rounded-small border border-line bg-ground px-2 text-12/6 font-semibold text-soft"
				>
					{name}
				</li>
			))}
			{more === null ? null : <li className="text-12 text-mute">{more}</li>}
		</ul>
	)
}
