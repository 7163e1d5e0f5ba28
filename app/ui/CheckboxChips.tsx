import { chipListStyle, chipStyle } from '#web/ui/chip-style.ts'
import { Swatch } from './Swatch.tsx'

type CheckboxChip = {
	value: string
	label: string
	/** `#rrggbb` */
	swatch?: string | null
	/** How many there are of it. */
	count?: string
	chosen?: boolean
}

type CheckboxChipsProps = {
	id: string
	name: string
	chips: CheckboxChip[]
	/** Beyond this many and what is chosen, chips are behind a heading that expands. */
	max?: number
	moreLabel: (count: number) => string
}

/** Checkboxes of short labels (sizes, colours) as chips; within a fieldset. */
export function CheckboxChips({ id, name, chips, max = 8, moreLabel }: CheckboxChipsProps) {
	const visible = chips.filter(({ chosen }, at) => chosen || at < max)
	const more = chips.filter((chip) => !visible.includes(chip))
	return (
		<>
			<ChipBoxes id={id} name={name} chips={visible} />
			{more.length > 0 ? (
				<details className="mt-2">
					<summary className="inline-flex min-h-11 items-center text-14 text-link underline">
						{moreLabel(more.length)}
					</summary>
					<ChipBoxes id={id} name={name} chips={more} />
				</details>
			) : null}
		</>
	)
}

function ChipBoxes({ id, name, chips }: Pick<CheckboxChipsProps, 'id' | 'name' | 'chips'>) {
	return (
		<div className={chipListStyle()}>
			{chips.map(({ value, label, swatch, count, chosen }) => (
				<label key={value} className={chipStyle()}>
					<input
						type="checkbox"
						id={`${id}-${value.replaceAll('.', '_')}`}
						name={name}
						value={value}
						defaultChecked={chosen}
					/>
					{swatch ? <Swatch colour={swatch} large /> : null}
					{label}
					{count ? <span className="-ml-1 text-mute tabular-nums">{count}</span> : null}
				</label>
			))}
		</div>
	)
}
