import { Anchor } from './Anchor.tsx'
import { chipListStyle, chipStyle } from './chip-style.ts'
import { Icon } from './Icon.tsx'

export type Chip = {
	href: string
	label: string
	current?: boolean
	/** Following it takes the choice away; says so to screen readers: "Hapus filter". */
	removeLabel?: string
}

type ChipsProps = {
	/** What the row is, for screen readers. */
	label: string
	chips: Chip[]
	/** One row that scrolls sideways on a phone. */
	scroll?: boolean
}

/** Links as chips: shortcuts, or active filters that a touch removes. */
export function Chips({ label, chips, scroll }: ChipsProps) {
	return (
		<ul className={chipListStyle({ scroll })} aria-label={label}>
			{chips.map(({ href, label: texts, current, removeLabel }) => (
				<li key={`${href} ${texts}`}>
					<Anchor
						className={chipStyle({ state: removeLabel === undefined ? 'normal' : 'removable' })}
						href={href}
						aria-current={current ? 'true' : undefined}
					>
						{removeLabel ? <span className="sr-only">{`${removeLabel} `}</span> : null}
						{texts}
						{removeLabel ? <Icon name="close" /> : null}
					</Anchor>
				</li>
			))}
		</ul>
	)
}
