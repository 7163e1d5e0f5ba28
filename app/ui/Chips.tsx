import { Anchor } from '#web/ui/Anchor.tsx'
import { chipListStyle, chipStyle } from '#web/ui/chip-style.ts'
import { Icon } from '#web/ui/Icon.tsx'

export type Chip = {
	href: string
	label: string
	current?: boolean
	/** The link removes the choice; announced by screen readers: "Hapus filter". */
	removeLabel?: string
}

type ChipsProps = {
	/** Accessible name of the list. */
	label: string
	chips: Chip[]
	/** One row that scrolls horizontally on a phone. */
	scroll?: boolean
	/** A plain link at the end: "Hapus semua". */
	last?: { href: string; label: string }
}

/** Links as chips: shortcuts, or active filters with a link that removes them. */
export function Chips({ label, chips, scroll, last }: ChipsProps) {
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
			{last ? (
				<li>
					<Anchor className={chipStyle({ state: 'plain' })} href={last.href}>
						{last.label}
					</Anchor>
				</li>
			) : null}
		</ul>
	)
}
