import { chipListStyle, chipStyle } from '#web/ui/chip-style.ts'
import { FieldGroup, type FieldTexts } from '#web/ui/Field.tsx'

type RadioChipsProps = FieldTexts & {
	id: string
	name: string
	chips: { value: string; label: string; disabled?: boolean }[]
	defaultValue?: string
	required?: boolean
	onChoose?: (value: string) => void
}

/** A radio group of short labels (sizes, colours, sorting) as chips. */
export function RadioChips(props: RadioChipsProps) {
	const { id, name, chips, defaultValue, required, onChoose, ...texts } = props
	return (
		<FieldGroup id={id} {...texts}>
			<div className={chipListStyle()}>
				{chips.map(({ value, label, disabled }) => (
					<label
						className={chipStyle({
							state: disabled ? 'disabled' : 'normal',
						})}
						key={value}
					>
						<input
							type="radio"
							name={name}
							value={value}
							required={required}
							disabled={disabled}
							defaultChecked={value === defaultValue}
							onChange={onChoose ? () => onChoose(value) : undefined}
						/>
						{label}
					</label>
				))}
			</div>
		</FieldGroup>
	)
}
