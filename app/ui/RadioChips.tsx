import { FieldNotes, notesOf, type FieldWords } from './Field.tsx'

type RadioChipsProps = FieldWords & {
	id: string
	name: string
	chips: { value: string; label: string; disabled?: boolean }[]
	defaultValue?: string
	required?: boolean
	onChoose?: (value: string) => void
}

/** One of several short words (sizes, colours, sorting) as chips that are radio buttons. */
export function RadioChips(props: RadioChipsProps) {
	const { id, name, chips, defaultValue, required, onChoose, ...words } = props
	return (
		<fieldset className="field" id={id} tabIndex={-1} {...notesOf(id, words)}>
			<legend className={words.hideLabel ? 'vh' : undefined}>{words.label}</legend>
			<div className="chips">
				{chips.map(({ value, label, disabled }) => (
					<label className="chip" key={value}>
						<input
							type="radio"
							{...{ name, value, required, disabled }}
							defaultChecked={value === defaultValue}
							onChange={onChoose ? () => onChoose(value) : undefined}
						/>
						{label}
					</label>
				))}
			</div>
			<FieldNotes id={id} help={words.help} errors={words.errors} />
		</fieldset>
	)
}
